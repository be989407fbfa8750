import SceneServices
import SceneValues

/// The elapsed time of a transition's animations. It follows a gesture or runs with the clock, forward or backward.
final class InteractiveTime {
  /// The stack of the current thread's interactive times. New animations use the innermost one.
  static let stack = ThreadStack<InteractiveTime>()

  private let clock: Clock
  private var passed = 0.0
  private var since: Double
  /// The speed relative to the clock. It is 0 while a gesture controls the time and negative while time runs backward.
  private var speed = 0.0
  /// The time span in which the time follows a curve after the gesture has ended, or nil if the speed is constant.
  private var rest: CurvedTime?
  private var runs: [WeakRun] = []
  private var animators: [PausedAnimator] = []
  private var timers: [Timer] = []

  private struct WeakRun {
    weak var run: MotionRun?
  }

  private struct PausedAnimator {
    weak var animator: PropertyAnimator?
    let start: Double
  }

  init(on clock: Clock) {
    self.clock = clock
    since = clock.now
  }

  var elapsed: Double {
    let time = clock.now - since
    guard let rest else { return max(0, passed + time * speed) }
    return max(0, passed + rest.passed(after: time) + max(0, time - rest.duration) * speed)
  }

  /// Returns the clock time, in seconds, until the additional time has elapsed, or nil if that time never elapses.
  func clockSeconds(for seconds: Double) -> Double? {
    guard speed > 0 else { return nil }
    guard let rest else { return seconds / speed }
    let (time, wanted) = (clock.now - since, elapsed - passed + seconds)
    return rest.time(until: wanted).map { max(0, $0 - time) }
      ?? max(0, rest.duration - time) + (wanted - max(rest.way, elapsed - passed)) / speed
  }

  func add(_ run: MotionRun) { runs.append(WeakRun(run: run)) }

  /// Adds an animator that starts after the specified additional time, in seconds.
  func add(_ animator: PropertyAnimator, after delay: Double) {
    let entry = PausedAnimator(animator: animator, start: elapsed + (delay.isFinite ? max(0, delay) : 0))
    animators.append(entry)
    if speed != 0, rest == nil { proceed(entry) }
  }

  /// Runs an animator with the clock, starting when the time reaches the animator's start. If time runs backward, the
  /// animator starts when the time reaches the animator's end.
  private func proceed(_ entry: PausedAnimator) {
    guard let animator = entry.animator else { return }
    let (speed, elapsed) = (speed, elapsed)
    let wait =
      speed > 0 ? (entry.start - elapsed) / speed : (elapsed - entry.start - animator.duration) / -speed
    // An animator that has not started does not run backward.
    guard speed > 0 || elapsed > entry.start else { return }
    animator.isReversed = speed < 0
    guard wait > 1e-9 else { return animator.proceed(atSpeed: abs(speed)) }
    timers.append(
      Timer(interval: wait, on: clock) { [weak animator] _ in animator?.proceed(atSpeed: abs(speed)) })
  }

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

  /// Lets the time advance with the clock. If the speed is negative, the time runs backward. If a curve is specified, the
  /// time follows the curve up to `end`, which is reached at the same moment as without a curve.
  func run(speed: Double, curve: TimingCurve? = nil, until end: Double = 0) {
    let elapsed = elapsed
    let duration = (end - elapsed) / speed
    guard let curve, duration > 1e-9 else {
      go(from: elapsed, speed: speed)
      for entry in animators { proceed(entry) }
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

  /// Ends all animations at their start, which restores the initial values of the animated properties.
  func revert() {
    let (runs, animators) = releaseAll()
    for animator in animators.reversed() {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
    }
    for run in runs.reversed() {
      run.revert()
      run.cut()
    }
  }

  func finish() {
    let (runs, animators) = releaseAll()
    for animator in animators {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .end)
    }
    for run in runs { run.finish() }
  }

  private func releaseAll() -> (runs: [MotionRun], animators: [PropertyAnimator]) {
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
