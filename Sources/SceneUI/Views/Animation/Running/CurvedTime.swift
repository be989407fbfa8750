import SceneValues

/// Time that passes by a curve: a way that takes as long as it would without, but is not as fast all the time.
struct CurvedTime {
  let curve: TimingCurve
  /// In seconds: how much passes in all; less than 0 for a way back.
  let way: Double
  /// In seconds of the clock: how long it takes.
  let duration: Double

  /// - Parameter time: in seconds of the clock since it began.
  /// - Returns: in seconds: how much has passed.
  func passed(after time: Double) -> Double { way * curve.progress(at: time / duration) }

  /// - Parameter passed: in seconds.
  /// - Returns: how many seconds of the clock it takes until so much has passed; nil where more passes than that.
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
