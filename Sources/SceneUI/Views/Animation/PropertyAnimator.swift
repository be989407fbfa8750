import SceneServices
import SceneValues

/// An animation of views that can be paused, scrubbed, reversed, and continued with a different timing.
///
/// ```swift
/// let animator = PropertyAnimator(duration: 0.4) { sheet.center.y = 300 }
/// animator.startAnimation()
/// // When the user touches the sheet:
/// animator.pauseAnimation()
/// animator.fractionComplete = 0.6
/// animator.continueAnimation(timing: .spring(Spring(dampingRatio: 0.8, duration: 0.4)))
/// ```
///
/// An animator is retained while it animates views.
public final class PropertyAnimator {
  /// A state of an animator.
  public enum State: Sendable {
    case inactive
    case active
    /// The state of an animator that has been stopped but for which `finishAnimation(at:)` has not been called yet.
    case stopped
  }

  /// A position at which an animation can end.
  public enum Position: Sendable {
    case end
    case start
    case current
  }

  /// The total duration, in seconds.
  public let duration: Double
  /// The timing of the animation, unless the animation is continued with a different timing.
  public let timing: AnimationTiming
  /// The current state of the animator.
  public private(set) var state = State.inactive
  /// Whether `fractionComplete` specifies the progress of the views. If false, it specifies the elapsed fraction of the
  /// duration, and the timing determines the progress. The default is true.
  public var scrubsLinearly = true
  /// Whether the animator stays active when the animation reaches its end, so that the animation can be reversed. If
  /// true, completions are called only after `stopAnimation(_:)` and `finishAnimation(at:)`. The default is false.
  public var pausesOnCompletion = false
  /// Whether animated views receive touches. The default is true. Changes take effect the next time the animator starts.
  public var isUserInteractionEnabled = true
  /// Whether the animation runs toward its start. Changing this property while the animation is running reverses its
  /// direction immediately. The remaining duration is then proportional to the remaining progress. The default is false.
  public var isReversed = false {
    didSet { if isReversed != oldValue, isRunning { proceed(timing, duration: restOfDuration) } }
  }

  private let control = MotionControl()
  private var blocks: [(start: Double, block: () -> Void)] = []
  private var completions: [(Position) -> Void] = []
  /// The animation's run. The reference is weak because the layers retain the run, which retains the animator.
  private weak var run: MotionRun?
  private var timer: Timer?
  private var scrubbedTime: Double?

  /// Creates an animator without starting it.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds. Negative values are treated as 0.
  ///   - timing: The timing. The default is a curve that begins and ends slowly.
  ///   - animations: A closure that changes views. It is called when the animation is first started, paused, or scrubbed.
  public init(
    duration: Double, timing: AnimationTiming = .curve(.easeInOut), animations: (() -> Void)? = nil
  ) {
    self.duration = duration.isFinite ? max(duration, 0) : 0
    self.timing = timing
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with spring timing.
  ///
  /// - Parameters:
  ///   - duration: The time until the spring settles, in seconds.
  ///   - dampingRatio: The damping ratio. At 1, the spring does not oscillate. At smaller values, it oscillates.
  ///   - animations: A closure that changes views. It is called when the animation is first started, paused, or scrubbed.
  public convenience init(duration: Double, dampingRatio: Double, animations: (() -> Void)? = nil) {
    self.init(
      duration: duration, timing: .spring(Spring(dampingRatio: dampingRatio, duration: duration)),
      animations: animations)
  }

  /// Creates and starts an animator.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - delay: The delay before the animation starts, in seconds.
  ///   - options: The options. Only the options for the curve and for touches are used.
  ///   - animations: A closure that changes views.
  ///   - completion: A closure that is called once when the animation ends. It receives the final position.
  /// - Returns: The animator, which is retained while it animates views.
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

  /// Whether the animation is running or will start after its delay.
  public var isRunning: Bool { state == .active && (control.isRunning || timer?.isValid == true) }

  /// The completed fraction, from 0 at the start to 1 at the end. `scrubsLinearly` determines whether this is a fraction
  /// of the progress or of the duration. Setting this property activates the animation and pauses it at that fraction.
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

  // MARK: Controlling the animation

  /// Adds a block of animations.
  ///
  /// - Parameters:
  ///   - animations: A closure that changes views. If the animator is active, the closure is called immediately, and the
  ///     changes are animated over the remaining time.
  ///   - delayFactor: The delay before the changes begin, as a fraction of the total duration, from 0 to 1.
  public func addAnimations(_ animations: @escaping () -> Void, delayFactor: Double = 0) {
    let start = delayFactor.bounded(to: .fractions, from: 0)
    guard state == .active, let run else {
      blocks.append((start, animations))
      return
    }
    let from = max(start, control.progress(at: now))
    record([(from, animations)], in: run)
  }

  /// Adds a closure that is called when the animation ends. The closure receives the final position.
  public func addCompletion(_ completion: @escaping (Position) -> Void) { completions.append(completion) }

  /// Starts or resumes the animation.
  ///
  /// - Parameter delay: The delay before the animation starts, in seconds.
  public func startAnimation(afterDelay delay: Double = 0) {
    guard state != .stopped, !isRunning else { return }
    if state == .inactive { activate() }
    guard state == .active else { return }
    // In an interactive transition, the animation follows the gesture.
    if let held = InteractiveTime.stack.top { return held.add(self, after: delay) }
    guard delay > 0, let clock = run?.clock else { return proceed(timing, duration: restOfDuration) }
    timer = Timer(interval: delay, on: clock) { [weak self] _ in
      guard let self else { return }
      proceed(timing, duration: restOfDuration)
    }
  }

  /// Pauses the animation. An inactive animator is activated first.
  public func pauseAnimation() {
    if state == .inactive { activate() }
    guard state == .active else { return }
    timer?.invalidate()
    control.pause(at: now)
  }

  /// Continues a paused animation.
  ///
  /// - Parameters:
  ///   - timing: The new timing, or nil to use the animator's `timing`.
  ///   - durationFactor: The new duration as a fraction of the total duration, or 0 to use the remaining time.
  public func continueAnimation(timing: AnimationTiming? = nil, durationFactor: Double = 0) {
    guard state == .active, !isRunning else { return }
    proceed(
      timing ?? self.timing, duration: durationFactor > 0 ? duration * durationFactor : restOfDuration)
  }

  /// Stops the animation permanently. The views keep the values that are currently displayed.
  ///
  /// - Parameter withoutFinishing: Whether the animator becomes inactive immediately, without calling completions. If
  ///   false, the animator remains stopped until `finishAnimation(at:)` is called.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, let run else { return }
    pauseAnimation()
    let tracks = run.liveTracks
    setValues(tracks) { track, layer in
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

  /// Ends the animation after a call to `stopAnimation(false)`.
  ///
  /// - Parameter position: The position that determines the final values of the views.
  public func finishAnimation(at position: Position) {
    guard state == .stopped else { return }
    switch position {
    case .start: setValues(stopped) { track, _ in track.course.start }
    case .end: setValues(stopped) { track, _ in track.course.end }
    case .current: break
    }
    end(at: position)
  }

  // MARK: Implementation

  private var now: Double { run?.clock?.now ?? 0 }
  private var stopped: [MotionTrack] = []

  /// Sets the animated properties to values computed by a closure. All values are computed before any property is set.
  private func setValues(_ tracks: [MotionTrack], at value: (MotionTrack, Layer) -> AnimatedValue) {
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
    // The run retains the animator through the completion closure.
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

  private func proceed(_ timing: AnimationTiming, duration: Double) {
    guard let clock = run?.clock else { return }
    timer?.invalidate()
    scrubbedTime = nil
    guard duration > 0 else { return arrive() }
    control.run(to: isReversed ? 0 : 1, at: clock.now, duration: duration, timing: timing)
    timer = Timer(interval: duration, on: clock) { [weak self] _ in self?.arrive() }
  }

  func proceed(atSpeed speed: Double) {
    guard state == .active, !isRunning else { return }
    proceed(timing, duration: restOfDuration / speed)
  }

  private func arrive() {
    timer?.invalidate()
    control.move(to: isReversed ? 0 : 1)
    guard !pausesOnCompletion, let run else { return }
    if isReversed { setValues(run.liveTracks) { track, _ in track.course.start } }
    run.finish()
  }

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
