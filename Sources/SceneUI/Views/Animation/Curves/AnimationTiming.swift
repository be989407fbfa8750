/// The pacing of an animation, determined by a curve or a spring.
public enum AnimationTiming: Hashable, Sendable {
  case curve(TimingCurve)
  case spring(Spring)

  /// Returns the progress after a time, in seconds: 0 at the start and 1 at the end. It can exceed 1 for a spring.
  func progress(after time: Double, of duration: Double) -> Double {
    guard time < duration else { return 1 }
    switch self {
    case .curve(let curve): return curve.progress(at: time / duration)
    case .spring(let spring): return spring.progress(after: time)
    }
  }
}
