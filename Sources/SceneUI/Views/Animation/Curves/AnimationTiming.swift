/// The pacing of an animation.
public enum AnimationTiming: Hashable, Sendable {
  /// A curve over the entire duration.
  case curve(TimingCurve)
  /// A spring, which determines the progress at each time by itself.
  case spring(Spring)

  /// Returns the progress at a time.
  ///
  /// - Parameters:
  ///   - time: The time since the start, in seconds.
  ///   - duration: The total duration in seconds. A spring is at its target at the end.
  /// - Returns: 0 at the start and 1 at the end. A spring can exceed 1 in between.
  func progress(after time: Double, of duration: Double) -> Double {
    guard time < duration else { return 1 }
    switch self {
    case .curve(let curve): return curve.progress(at: time / duration)
    case .spring(let spring): return spring.progress(after: time)
    }
  }
}
