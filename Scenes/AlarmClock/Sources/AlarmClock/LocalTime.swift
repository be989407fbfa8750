#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The offset of the local time zone from universal time.
enum LocalTime {
  /// Returns the offset of the time zone of the `TZ` variable or the system, in seconds.
  ///
  /// - `time`: Seconds since 1970.
  static func offset(at time: Double) -> Double {
    var seconds = time_t(time)
    var local = tm()
    guard localtime_r(&seconds, &local) != nil else { return 0 }
    return Double(local.tm_gmtoff)
  }
}
