#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// Angles in radians.
extension Double {
  var sine: Double { sin(self) }
  var cosine: Double { cos(self) }
  var arcsine: Double { asin(self) }
}
