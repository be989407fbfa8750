import SceneValues

extension View {
  /// Animates the changes made in a closure, using the clock of the views' context.
  ///
  /// ```swift
  /// View.animate(withDuration: 0.3) {
  ///   card.center.y = 200
  /// } completion: { finished in
  ///   View.animate(withDuration: 0.2) { card.alpha = 0 }
  /// }
  /// ```
  ///
  /// The properties have their new values immediately; only the displayed values change gradually. Animatable properties
  /// are `frame`, `bounds`, `center`, `transform`, `alpha`, `backgroundColor`, the tint color, scroll offsets, and the
  /// properties of `layer`. To animate constraint changes, call `layoutIfNeeded()` in the closure.
  ///
  /// The new animation is combined with any running animations; see ``AnimationOptions/beginFromCurrentState``. Unless
  /// `options` specifies otherwise, animated views ignore touches, and the duration and curve of an enclosing animation
  /// block apply.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. If it is 0 or less, changes are immediate.
  ///   - delay: The delay in seconds.
  ///   - options: The options. By default, the animation begins and ends slowly and runs once.
  ///   - animations: A closure that changes views. Views that are not in a window change immediately.
  ///   - completion: A closure that is called once at the end. It receives false if any animation was interrupted or its
  ///     view left the window. If there is nothing to animate, the closure is called with true before the method returns.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let timeline = MotionTimeline(duration: duration, delay: delay, timing: .curve(options.curve))
    animate(timeline, options: options, animations: animations, completion: completion)
  }

  /// Animates the changes made in a closure along a custom timing curve.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. If it is 0 or less, changes are immediate.
  ///   - delay: The delay in seconds.
  ///   - curve: The timing curve, which replaces any curve in `options`.
  ///   - options: The options, as for `animate(withDuration:delay:options:animations:completion:)`.
  ///   - animations: A closure that changes views.
  ///   - completion: A closure that is called once at the end.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, curve: TimingCurve, options: AnimationOptions = [],
    animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    animate(
      MotionTimeline(duration: duration, delay: delay, timing: .curve(curve)), options: options,
      animations: animations, completion: completion)
  }

  /// Animates the changes made in a closure with a spring motion.
  ///
  /// - Parameters:
  ///   - duration: The time in seconds until the spring settles. It determines the spring's stiffness.
  ///   - delay: The delay in seconds.
  ///   - dampingRatio: The damping ratio. At 1, the spring does not oscillate. At smaller values, it oscillates.
  ///   - initialVelocity: The initial velocity. A value of 1 covers the animation's total distance in one second.
  ///   - options: The options, as for `animate(withDuration:delay:options:animations:completion:)`. Curves are ignored.
  ///   - animations: A closure that changes views.
  ///   - completion: A closure that is called once at the end.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, usingSpringWithDamping dampingRatio: Double,
    initialSpringVelocity initialVelocity: Double = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      dampingRatio: dampingRatio, initialVelocity: initialVelocity, duration: inherited(duration, options))
    animate(
      MotionTimeline(duration: duration, delay: delay, timing: .spring(spring)), options: options,
      animations: animations, completion: completion)
  }

  /// Animates the changes made in a closure with a spring that is described by perceptual parameters.
  ///
  /// - Parameters:
  ///   - springDuration: The approximate time in seconds until the motion seems to end. The animation is slightly longer.
  ///   - bounce: The bounce, from -1 to 1. At 0, the spring does not oscillate. At positive values, it oscillates.
  ///   - initialVelocity: The initial velocity. A value of 1 covers the animation's total distance in one second.
  ///   - delay: The delay in seconds.
  ///   - options: The options, as for `animate(withDuration:delay:options:animations:completion:)`. Curves are ignored.
  ///   - animations: A closure that changes views.
  ///   - completion: A closure that is called once at the end.
  public static func animate(
    springDuration: Double = 0.5, bounce: Double = 0, initialSpringVelocity initialVelocity: Double = 0,
    delay: Double = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      perceptualDuration: springDuration, bounce: bounce, initialVelocity: initialVelocity)
    animate(
      MotionTimeline(duration: spring.settlingDuration, delay: delay, timing: .spring(spring)),
      options: options.union(.overrideInheritedDuration), animations: animations, completion: completion)
  }

  /// Runs a closure without animating its changes, even inside an animation block.
  public static func performWithoutAnimation<Result, Failure: Error>(
    _ actions: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try AnimationScope(recorder: nil).during(actions)
  }

  /// Repeats the animation of the changes made in a closure. Call this method inside an animation block.
  ///
  /// ```swift
  /// View.animate(withDuration: 0.1) {
  ///   View.modifyAnimations(repeatCount: 3, autoreverses: true) { field.center.x += 8 }
  /// }
  /// ```
  ///
  /// Outside an animation block, the changes are not animated.
  ///
  /// - Parameters:
  ///   - repeatCount: The number of repetitions, which can be fractional or `.infinity`. A value of 0 or less is treated
  ///     as 1.
  ///   - autoreverses: Whether each repetition plays forward and then backward.
  ///   - animations: A closure that changes views.
  public static func modifyAnimations(
    repeatCount: Double, autoreverses: Bool = false, animations: () -> Void
  ) {
    guard let outer = AnimationScope.current?.recorder else { return animations() }
    var timeline = outer.run.timeline
    timeline.repeatCount = repeatCount > 0 ? repeatCount : 1
    timeline.autoreverses = autoreverses
    let run = MotionRun(timeline: timeline, allowsInteraction: outer.run.allowsInteraction)
    run.hold(outer.run)
    AnimationRecorder(run: run, options: outer.options).record(animations)
  }

  /// The duration of the current animation block, in seconds, or 0 outside animation blocks.
  public static var inheritedAnimationDuration: Double {
    AnimationScope.current?.recorder?.run.timeline.duration ?? 0
  }

  private static func inherited(_ duration: Double, _ options: AnimationOptions) -> Double {
    guard let outer = AnimationScope.current?.recorder, !options.contains(.overrideInheritedDuration)
    else { return duration }
    return outer.run.timeline.duration
  }

  static func animate(
    _ timeline: MotionTimeline, options: AnimationOptions, calculation: KeyframeCalculation? = nil,
    animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    if let outer = AnimationScope.current, outer.recorder == nil {
      animations()
      completion?(true)
      return
    }
    var timeline = timeline
    var options = options
    if let outer = AnimationScope.current?.recorder {
      timeline.duration = inherited(timeline.duration, options)
      if !options.contains(.overrideInheritedCurve), case .curve = timeline.timing {
        timeline.timing = outer.run.timeline.timing
      }
      if !options.contains(.overrideInheritedOptions) {
        options.formUnion(outer.options.intersection(.inherited))
      }
    }
    timeline.duration = timeline.duration.isFinite ? max(timeline.duration, 0) : 0
    timeline.delay = timeline.delay.isFinite ? timeline.delay : 0
    // Repeating and autoreversing have no effect when the duration is zero.
    if timeline.duration > 0 {
      if options.contains(.repeat) { timeline.repeatCount = .infinity }
      timeline.autoreverses = options.contains(.autoreverse)
    }
    let run = MotionRun(
      timeline: timeline, allowsInteraction: options.contains(.allowUserInteraction),
      completion: completion)
    AnimationRecorder(run: run, options: options, calculation: calculation).record(animations)
  }
}

extension AnimationRecorder {
  func record(_ animations: () -> Void) {
    let scope = AnimationScope(recorder: self)
    scope.during(animations)
    commit(in: scope)
  }
}
