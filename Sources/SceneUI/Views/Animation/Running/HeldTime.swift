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
  /// What began in it, the oldest first.
  private var runs: [WeakRun] = []
  private var animators: [WeakAnimator] = []

  private struct WeakRun {
    weak var run: MotionRun?
  }

  private struct WeakAnimator {
    weak var animator: PropertyAnimator?
  }

  /// Nothing has passed, and nothing passes.
  init(on clock: Clock) {
    self.clock = clock
    since = clock.now
  }

  /// In seconds since it began.
  var elapsed: Double { max(0, passed + (clock.now - since) * speed) }

  /// How many seconds of the clock it takes until so much more has passed; nil where it does not.
  func clockSeconds(for seconds: Double) -> Double? { speed > 0 ? seconds / speed : nil }

  func add(_ run: MotionRun) { runs.append(WeakRun(run: run)) }

  /// An animator was started in it, which is held, too.
  func add(_ animator: PropertyAnimator) {
    animators.append(WeakAnimator(animator: animator))
    if speed != 0 { animator.goOn(atSpeed: abs(speed)) }
  }

  /// A hand brings it to a time, and holds it there.
  func move(to elapsed: Double) {
    go(from: max(0, elapsed), speed: 0)
    for animator in liveAnimators {
      animator.fractionComplete = animator.duration > 0 ? min(passed / animator.duration, 1) : 1
    }
  }

  /// From now on it goes by the clock: so many seconds in a second.
  func run(speed: Double) {
    go(from: elapsed, speed: speed)
    for animator in liveAnimators {
      animator.isReversed = speed < 0
      animator.goOn(atSpeed: abs(speed))
    }
  }

  private func go(from elapsed: Double, speed: Double) {
    (passed, since, self.speed) = (elapsed, clock.now, speed)
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
    defer { (runs, animators) = ([], []) }
    return (runs.compactMap(\.run), liveAnimators)
  }

  private var liveAnimators: [PropertyAnimator] { animators.compactMap(\.animator) }
}
