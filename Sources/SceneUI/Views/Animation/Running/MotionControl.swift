/// Where an animation is that can be stopped, moved by hand, and turned back.
final class MotionControl {
  /// Goes from one progress to another.
  private struct Way {
    let from: Double
    let to: Double
    let begin: Double
    let duration: Double
    let timing: AnimationTiming
  }

  private var way: Way?
  /// Where it is while it does not go by itself.
  private(set) var rest = 0.0

  /// Whether it goes by itself.
  var isRunning: Bool { way != nil }

  /// Where it is: 0 at the beginning, 1 at the end.
  func progress(at now: Double) -> Double {
    guard let way else { return rest }
    let part = way.timing.progress(after: now - way.begin, of: way.duration)
    return way.from + (way.to - way.from) * part
  }

  /// Goes on by itself from where it is.
  func run(to end: Double, at now: Double, duration: Double, timing: AnimationTiming) {
    let start = progress(at: now)
    way = Way(from: start, to: end, begin: now, duration: duration, timing: timing)
  }

  /// Stops where it is.
  func pause(at now: Double) {
    rest = progress(at: now)
    way = nil
  }

  /// Is brought somewhere by hand, and stays there.
  func move(to progress: Double) {
    way = nil
    rest = progress
  }
}
