import SceneValues

/// A time span whose elapsed time follows a curve. It takes the same total time as linear time.
struct CurvedTime {
  let curve: TimingCurve
  /// The total time in seconds. Negative values run backward.
  let way: Double
  let duration: Double

  func passed(after time: Double) -> Double { way * curve.progress(at: time / duration) }

  /// Returns the clock's seconds until the given time has elapsed, or nil if the span is shorter.
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
