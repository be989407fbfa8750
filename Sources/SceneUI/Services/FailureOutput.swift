#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard error, without Foundation.
enum FailureOutput {
  static func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        // Not more is taken away than was written of it, which is not more than was left.
        #if canImport(Glibc)
          let written = Glibc.write(2, rest.baseAddress, rest.count)
        #elseif canImport(Musl)
          let written = Musl.write(2, rest.baseAddress, rest.count)
        #else
          let written = Darwin.write(2, rest.baseAddress, rest.count)
        #endif
        guard written > 0 else { return }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(written))
      }
    }
  }
}
