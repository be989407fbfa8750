import SceneValues

/// A time span in which the elapsed time follows a curve. The curve does not affect the total duration.
struct CurvedTime {
  let curve: TimingCurve
  /// The time that elapses over the entire span, in seconds. A negative value means that time runs backward.
  let way: Double
  let duration: Double

  func passed(after time: Double) -> Double { way * curve.progress(at: time / duration) }

  /// Returns the clock time until a specified time has elapsed, in seconds. Returns nil if the span ends earlier.
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
