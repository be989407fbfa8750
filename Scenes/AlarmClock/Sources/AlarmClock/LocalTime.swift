#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

enum LocalTime {
  /// Returns the offset of the time zone in the `TZ` variable or of the system, in seconds. `time` is in seconds since
  /// 1970.
  static func offset(at time: Double) -> Double {
    var seconds = time_t(time)
    var local = tm()
    guard localtime_r(&seconds, &local) != nil else { return 0 }
    return Double(local.tm_gmtoff)
  }
}
