import SceneValues

/// A time span whose elapsed time follows a curve. It takes the same total time as linear time.
struct CurvedTime {
  let curve: TimingCurve
  /// The total time in seconds. Negative values run backward.
  let way: Double
  /// The duration in seconds of the clock.
  let duration: Double

  /// Returns the elapsed time at a time of the clock.
  ///
  /// - Parameter time: The seconds of the clock since the start.
  /// - Returns: The elapsed time in seconds.
  func passed(after time: Double) -> Double { way * curve.progress(at: time / duration) }

  /// Returns the time of the clock at which the given time has elapsed.
  ///
  /// - Parameter passed: The elapsed time in seconds.
  /// - Returns: The seconds of the clock, or nil if the span is shorter.
  func time(until passed: Double) -> Double? {
    guard passed < way else { return passed == way ? duration : nil }
    let wanted = passed / way
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if curve.progress(at: middle) < wanted { low = middle } else { high = middle }
    }
    return high * duration
  }
}
