#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the local time zone adds to universal time.
enum LocalTime {
  /// - Parameter time: seconds since 1970.
  /// - Returns: seconds; the time zone is the one that the `TZ` variable or the system names.
  static func offset(at time: Double) -> Double {
    var seconds = time_t(time)
    var local = tm()
    guard localtime_r(&seconds, &local) != nil else { return 0 }
    return Double(local.tm_gmtoff)
  }
}
