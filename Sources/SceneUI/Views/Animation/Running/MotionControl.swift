/// The progress of an animation that can be paused, scrubbed, and reversed.
final class MotionControl {
  private struct Way {
    let from: Double
    let to: Double
    let begin: Double
    let duration: Double
    let timing: AnimationTiming
  }

  private var way: Way?
  private(set) var rest = 0.0

  var isRunning: Bool { way != nil }

  func progress(at now: Double) -> Double {
    guard let way else { return rest }
    let part = way.timing.progress(after: now - way.begin, of: way.duration)
    return way.from + (way.to - way.from) * part
  }

  func run(to end: Double, at now: Double, duration: Double, timing: AnimationTiming) {
    let start = progress(at: now)
    way = Way(from: start, to: end, begin: now, duration: duration, timing: timing)
  }

  func pause(at now: Double) {
    rest = progress(at: now)
    way = nil
  }

  func move(to progress: Double) {
    way = nil
    rest = progress
  }
}
