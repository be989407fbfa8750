import SceneServices
import SceneValues

/// How much time has passed for what a transition animates: a hand says it, or it goes on by the clock, forth or back.
final class HeldTime {
  /// In which animations begin now in a thread.
  static let stack = ThreadStack<HeldTime>()

  private let clock: Clock
  /// In seconds: how much had passed at a time of the clock.
  private var passed = 0.0
  private var since: Double
  /// How many seconds pass in a second: 0 while a hand holds it, less than 0 on the way back.
  private var speed = 0.0
  /// How it goes by the clock at first; nil where as much passes in each second.
  private var rest: CurvedTime?
  /// What began in it, the oldest first.
  private var runs: [WeakRun] = []
  private var animators: [HeldAnimator] = []
  /// For animators whose time has not come yet.
  private var timers: [Timer] = []

  private struct WeakRun {
    weak var run: MotionRun?
  }

  private struct HeldAnimator {
    weak var animator: PropertyAnimator?
    /// How much has passed when it begins.
    let start: Double
  }

  /// Nothing has passed, and nothing passes.
  init(on clock: Clock) {
    self.clock = clock
    since = clock.now
  }

  /// In seconds since it began.
  var elapsed: Double {
    let time = clock.now - since
    guard let rest else { return max(0, passed + time * speed) }
    return max(0, passed + rest.passed(after: time) + max(0, time - rest.duration) * speed)
  }

  /// How many seconds of the clock it takes until so much more has passed; nil where it does not.
  func clockSeconds(for seconds: Double) -> Double? {
    guard speed > 0 else { return nil }
    guard let rest else { return seconds / speed }
    let (time, wanted) = (clock.now - since, elapsed - passed + seconds)
    return rest.time(until: wanted).map { max(0, $0 - time) }
      ?? max(0, rest.duration - time) + (wanted - max(rest.way, elapsed - passed)) / speed
  }

  func add(_ run: MotionRun) { runs.append(WeakRun(run: run)) }

  /// An animator was started in it, which is held, too.
  ///
  /// - Parameters:
  ///   - animator: goes when so much time has passed.
  ///   - delay: how much more has to pass than by now, in seconds.
  func add(_ animator: PropertyAnimator, after delay: Double) {
    let entry = HeldAnimator(animator: animator, start: elapsed + (delay.isFinite ? max(0, delay) : 0))
    animators.append(entry)
    if speed != 0, rest == nil { goOn(entry) }
  }

  /// Lets an animator go by the clock, once its time has come; on the way back, once the time has come back to its end.
  private func goOn(_ entry: HeldAnimator) {
    guard let animator = entry.animator else { return }
    let (speed, elapsed) = (speed, elapsed)
    let wait =
      speed > 0 ? (entry.start - elapsed) / speed : (elapsed - entry.start - animator.duration) / -speed
    // What has not begun does not go back.
    guard speed > 0 || elapsed > entry.start else { return }
    animator.isReversed = speed < 0
    guard wait > 1e-9 else { return animator.goOn(atSpeed: abs(speed)) }
    timers.append(
      Timer(interval: wait, on: clock) { [weak animator] _ in animator?.goOn(atSpeed: abs(speed)) })
  }

  /// A hand brings it to a time, and holds it there.
  func move(to elapsed: Double) {
    go(from: max(0, elapsed), speed: 0)
    bringAnimators(to: passed)
  }

  private func bringAnimators(to passed: Double) {
    for entry in animators {
      guard let animator = entry.animator else { continue }
      let own = passed - entry.start
      animator.fractionComplete =
        animator.duration > 0 ? min(max(own / animator.duration, 0), 1) : own < 0 ? 0 : 1
    }
  }

  /// From now on it goes by the clock: so many seconds in a second.
  ///
  /// - Parameters:
  ///   - speed: less than 0 for the way back.
  ///   - curve: how it goes until a time is reached, which it reaches when it would without; nil for as fast all the way.
  ///   - end: that time, in seconds.
  func run(speed: Double, curve: TimingCurve? = nil, until end: Double = 0) {
    let elapsed = elapsed
    let duration = (end - elapsed) / speed
    guard let curve, duration > 1e-9 else {
      go(from: elapsed, speed: speed)
      for entry in animators { goOn(entry) }
      return
    }
    go(from: elapsed, speed: speed, rest: CurvedTime(curve: curve, way: end - elapsed, duration: duration))
    timers = [
      Timer(interval: ValueAnimation.frameInterval, repeats: true, on: clock) { [weak self] _ in
        guard let self else { return }
        bringAnimators(to: self.elapsed)
      },
      Timer(interval: duration, on: clock) { [weak self] _ in
        guard let self else { return }
        bringAnimators(to: end)
        run(speed: speed)
      },
    ]
  }

  private func go(from elapsed: Double, speed: Double, rest: CurvedTime? = nil) {
    (passed, since, self.speed, self.rest) = (elapsed, clock.now, speed, rest)
    stopTimers()
    runs.removeAll { $0.run == nil }
    for entry in runs { entry.run?.timeDidChange() }
  }

  /// All that it moves is over, where it began: properties have the values that they had then.
  func takeBack() {
    let (runs, animators) = letGo()
    for animator in animators.reversed() {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
    }
    for run in runs.reversed() {
      run.takeBack()
      run.cut()
    }
  }

  /// All that it moves is over, where it leads.
  func finish() {
    let (runs, animators) = letGo()
    for animator in animators {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .end)
    }
    for run in runs { run.finish() }
  }

  private func letGo() -> (runs: [MotionRun], animators: [PropertyAnimator]) {
    stopTimers()
    defer { (runs, animators) = ([], []) }
    return (runs.compactMap(\.run), liveAnimators)
  }

  private func stopTimers() {
    for timer in timers { timer.invalidate() }
    timers = []
  }

  private var liveAnimators: [PropertyAnimator] { animators.compactMap(\.animator) }
}
