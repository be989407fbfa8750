/// How an animation goes from its beginning to its end.
public enum AnimationTiming: Hashable, Sendable {
  /// By a curve over the whole duration.
  case curve(TimingCurve)
  /// As a spring swings, which decides by itself how far it has come after so many seconds.
  case spring(Spring)

  /// The progress after some time.
  ///
  /// - Parameters:
  ///   - time: in seconds from the beginning.
  ///   - duration: in seconds, the whole; a spring is at its place in the end.
  /// - Returns: 0 at the beginning and 1 at the end; a spring may be beyond 1 between them.
  func progress(after time: Double, of duration: Double) -> Double {
    guard time < duration else { return 1 }
    switch self {
    case .curve(let curve): return curve.progress(at: time / duration)
    case .spring(let spring): return spring.progress(after: time)
    }
  }
}
