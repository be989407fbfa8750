import SceneServices
import SceneValues

/// An animation of views that can be stopped, moved by hand, turned back, and sent on in another way.
///
/// ```swift
/// let animator = PropertyAnimator(duration: 0.4) { sheet.center.y = 300 }
/// animator.startAnimation()
/// // A finger takes hold of it:
/// animator.pauseAnimation()
/// animator.fractionComplete = 0.6
/// animator.continueAnimation(timing: .spring(Spring(dampingRatio: 0.8, duration: 0.4)))
/// ```
///
/// It lives as long as it moves something. Views that it moves take touches, unless `isUserInteractionEnabled` is false.
public final class PropertyAnimator {
  /// What an animator is doing.
  public enum State: Sendable {
    /// Nothing: it was not started, or it is over.
    case inactive
    /// It moves views, or holds them where they are.
    case active
    /// It was stopped, and is yet to be finished.
    case stopped
  }

  /// Where an animation ended.
  public enum Position: Sendable {
    /// Where it went to.
    case end
    /// Where it began.
    case start
    /// Between the two.
    case current
  }

  /// In seconds, of the whole way.
  public let duration: Double
  /// How it goes, unless it is continued in another way.
  public let timing: AnimationTiming
  /// What it is doing.
  public private(set) var state = State.inactive
  /// Whether `fractionComplete` says how far views are on their way. Otherwise it says how much of the time has passed, and
  /// the curve says how far they are. True by default.
  public var scrubsLinearly = true
  /// Whether it stays active when it has arrived, so that it can be turned back; false by default. Then completions are
  /// called only after `stopAnimation` and `finishAnimation(at:)`.
  public var pausesOnCompletion = false
  /// Whether fingers reach what it moves; true by default. Counts from the next start.
  public var isUserInteractionEnabled = true
  /// Whether it leads back to where it began. While it runs, it turns at once, and takes as long as it has come.
  public var isReversed = false {
    didSet { if isReversed != oldValue, isRunning { goOn(timing, duration: restOfDuration) } }
  }

  private let control = MotionControl()
  private var blocks: [(start: Double, block: () -> Void)] = []
  private var completions: [(Position) -> Void] = []
  /// The layers keep it, and it keeps the animator.
  private weak var run: MotionRun?
  private var timer: Timer?
  /// How much of the time has passed, where it was moved by hand along the curve.
  private var scrubbedTime: Double?

  /// An animator whose animation is yet to be started.
  ///
  /// - Parameters:
  ///   - duration: in seconds; less than 0 counts as 0.
  ///   - timing: slow, fast, slow by default.
  ///   - animations: changes views; called when it is started, or moved by hand.
  public init(
    duration: Double, timing: AnimationTiming = .curve(.easeInOut), animations: (() -> Void)? = nil
  ) {
    self.duration = duration.isFinite ? max(duration, 0) : 0
    self.timing = timing
    if let animations { addAnimations(animations) }
  }

  /// An animator that swings.
  ///
  /// - Parameters:
  ///   - duration: in seconds, until it is at rest.
  ///   - dampingRatio: 1 comes to rest without swinging; less swings.
  ///   - animations: changes views; called when it is started, or moved by hand.
  public convenience init(duration: Double, dampingRatio: Double, animations: (() -> Void)? = nil) {
    self.init(
      duration: duration, timing: .spring(Spring(dampingRatio: dampingRatio, duration: duration)),
      animations: animations)
  }

  /// Makes an animator and starts it.
  ///
  /// - Parameters:
  ///   - duration: in seconds.
  ///   - delay: in seconds until it begins.
  ///   - options: the curve, and whether touches are allowed.
  ///   - animations: changes views.
  ///   - completion: called once, when it is over, with where it ended.
  /// - Returns: the animator, which lives as long as it moves something.
  @discardableResult
  public static func runningPropertyAnimator(
    duration: Double, delay: Double = 0, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Position) -> Void)? = nil
  ) -> PropertyAnimator {
    let animator = PropertyAnimator(
      duration: duration, timing: .curve(options.curve), animations: animations)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  deinit { timer?.invalidate() }

  /// Whether it goes by itself.
  public var isRunning: Bool { state == .active && (control.isRunning || timer?.isValid == true) }

  /// How far it is: 0 at its beginning, 1 at its end; see `scrubsLinearly`.
  ///
  /// Setting it pauses it there. One that was not started yet is activated.
  public var fractionComplete: Double {
    get { scrubbedTime ?? control.progress(at: now) }
    set {
      guard state != .stopped else { return }
      if state == .inactive { activate() }
      pauseAnimation()
      let fraction = newValue.bounded(to: .fractions, from: 0)
      scrubbedTime = scrubsLinearly ? nil : fraction
      control.move(
        to: scrubsLinearly ? fraction : timing.progress(after: fraction * duration, of: duration))
    }
  }

  // MARK: What it does

  /// Takes more along.
  ///
  /// - Parameters:
  ///   - animations: changes views. Where it is active already, they are called at once, and go the rest of the way.
  ///   - delayFactor: from 0 to 1, of the whole: until then what they change does not move.
  public func addAnimations(_ animations: @escaping () -> Void, delayFactor: Double = 0) {
    let start = delayFactor.bounded(to: .fractions, from: 0)
    guard state == .active, let run else {
      blocks.append((start, animations))
      return
    }
    let from = max(start, control.progress(at: now))
    record([(from, animations)], in: run)
  }

  /// Is called when it is over, with where it ended.
  public func addCompletion(_ completion: @escaping (Position) -> Void) { completions.append(completion) }

  /// Begins, or goes on.
  ///
  /// - Parameter delay: in seconds.
  public func startAnimation(afterDelay delay: Double = 0) {
    guard state != .stopped, !isRunning else { return }
    if state == .inactive { activate() }
    guard state == .active else { return }
    // In a transition that a hand moves, it is moved along.
    if let held = HeldTime.stack.top { return held.add(self, after: delay) }
    guard delay > 0, let clock = run?.clock else { return goOn(timing, duration: restOfDuration) }
    timer = Timer(interval: delay, on: clock) { [weak self] _ in
      guard let self else { return }
      goOn(timing, duration: restOfDuration)
    }
  }

  /// Holds views where they are. One that was not started yet is activated.
  public func pauseAnimation() {
    if state == .inactive { activate() }
    guard state == .active else { return }
    timer?.invalidate()
    control.pause(at: now)
  }

  /// Goes on from where it was paused.
  ///
  /// - Parameters:
  ///   - timing: how; nil for as it did.
  ///   - durationFactor: of the whole duration; 0 for what is left of it.
  public func continueAnimation(timing: AnimationTiming? = nil, durationFactor: Double = 0) {
    guard state == .active, !isRunning else { return }
    goOn(
      timing ?? self.timing, duration: durationFactor > 0 ? duration * durationFactor : restOfDuration)
  }

  /// Stops for good: views have the values that are seen.
  ///
  /// - Parameter withoutFinishing: whether it is over, and nobody is told. Otherwise it waits for `finishAnimation(at:)`.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, let run else { return }
    pauseAnimation()
    let tracks = run.liveTracks
    settle(tracks) { track, layer in
      layer.localTime.flatMap { layer.presentedValue(track.key, at: $0) } ?? track.course.end
    }
    state = .stopped
    run.completion = nil
    stopped = tracks
    run.cut()
    self.run = nil
    if withoutFinishing {
      completions = []
      end(at: .current)
    }
  }

  /// Is over, after `stopAnimation(false)`.
  ///
  /// - Parameter position: whose values views have then.
  public func finishAnimation(at position: Position) {
    guard state == .stopped else { return }
    switch position {
    case .start: settle(stopped) { track, _ in track.course.start }
    case .end: settle(stopped) { track, _ in track.course.end }
    case .current: break
    }
    end(at: position)
  }

  // MARK: How it does it

  private var now: Double { run?.clock?.now ?? 0 }
  private var stopped: [MotionTrack] = []

  /// Gives properties values of their own. All are found before the first is set.
  private func settle(_ tracks: [MotionTrack], at value: (MotionTrack, Layer) -> AnimatedValue) {
    let values = tracks.compactMap { track in track.layer.map { (track.key, $0, value(track, $0)) } }
    for (key, layer, value) in values { layer.setModelValue(key, to: value) }
  }

  private var restOfDuration: Double {
    let progress = scrubbedTime ?? control.progress(at: now)
    return duration * (isReversed ? progress : 1 - progress).bounded(to: .fractions, from: 1)
  }

  private func activate() {
    let run = MotionRun(
      timeline: MotionTimeline(duration: duration), allowsInteraction: isUserInteractionEnabled,
      control: control)
    control.move(to: 0)
    // What holds the run, holds the animator.
    run.completion = { [self] isWhole in didEnd(isWhole) }
    self.run = run
    state = .active
    let due = blocks
    blocks = []
    record(due, in: run)
    run.commit()
  }

  private func record(_ blocks: [(start: Double, block: () -> Void)], in run: MotionRun) {
    for (start, block) in blocks {
      let recorder = AnimationRecorder(run: run, options: [], calculation: start > 0 ? .linear : nil)
      recorder.window = start > 0 ? KeyframeWindow(start: start, end: 1) : nil
      AnimationScope(recorder: recorder).during(block)
    }
  }

  private func goOn(_ timing: AnimationTiming, duration: Double) {
    guard let clock = run?.clock else { return }
    timer?.invalidate()
    scrubbedTime = nil
    guard duration > 0 else { return arrive() }
    control.run(to: isReversed ? 0 : 1, at: clock.now, duration: duration, timing: timing)
    timer = Timer(interval: duration, on: clock) { [weak self] _ in self?.arrive() }
  }

  /// Goes on from where it is held: as many times as fast as it would.
  func goOn(atSpeed speed: Double) {
    guard state == .active, !isRunning else { return }
    goOn(timing, duration: restOfDuration / speed)
  }

  private func arrive() {
    timer?.invalidate()
    control.move(to: isReversed ? 0 : 1)
    guard !pausesOnCompletion, let run else { return }
    if isReversed { settle(run.liveTracks) { track, _ in track.course.start } }
    run.finish()
  }

  /// What it moved has come to its end, or was taken away.
  private func didEnd(_ isWhole: Bool) {
    guard state == .active else { return }
    end(at: isWhole ? (isReversed ? .start : .end) : .current)
  }

  private func end(at position: Position) {
    timer?.invalidate()
    let run = run
    self.run = nil
    state = .inactive
    stopped = []
    run?.completion = nil
    run?.finish()
    let due = completions
    completions = []
    for completion in due { completion(position) }
  }
}
