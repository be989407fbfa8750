import SceneValues

extension View {
  /// Lets what a block changes of views go to its new values by and by, on the clock of their context.
  ///
  /// ```swift
  /// View.animate(duration: 0.3) {
  ///   card.center.y = 200
  /// } completion: { finished in
  ///   View.animate(duration: 0.2) { card.alpha = 0 }
  /// }
  /// ```
  ///
  /// The block runs at once, and the views have their new values when it has: what is seen follows them. Animated are
  /// `frame`, `bounds`, `center`, `transform`, `alpha`, `backgroundColor`, the tint, scroll offsets, what `layer` says, and,
  /// by `layoutIfNeeded()` within the block, what constraints place. A view that is in no window changes at once.
  ///
  /// What moves already goes on, and the new way is added to it, so that nothing jumps; see
  /// ``AnimationOptions/beginFromCurrentState``. A view takes no touches while it moves, unless `options` allow them. Within
  /// another animation's block, the duration and the curve are the outer one's unless `options` say otherwise.
  ///
  /// - Parameters:
  ///   - duration: in seconds; with 0 or less, all is changed at once.
  ///   - delay: in seconds until it begins.
  ///   - options: by default, slow, fast, slow, and once.
  ///   - animations: changes views.
  ///   - completion: called once, when it is over: with true where everything came to its end, or where there was nothing to
  ///     animate (then before this returns), and false where something was interrupted or left its window.
  public static func animate(
    duration: Double, delay: Double = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let timeline = MotionTimeline(duration: duration, delay: delay, timing: .curve(options.curve))
    animate(timeline, options: options, animations: animations, completion: completion)
  }

  /// Lets what a block changes of views go to its new values by a curve of one's own.
  ///
  /// - Parameters:
  ///   - duration: in seconds; with 0 or less, all is changed at once.
  ///   - delay: in seconds until it begins.
  ///   - curve: how progress follows time; a curve in `options` does not count.
  ///   - options: as for `animate(duration:delay:options:animations:completion:)`.
  ///   - animations: changes views.
  ///   - completion: called once, when it is over.
  public static func animate(
    duration: Double, delay: Double = 0, curve: TimingCurve, options: AnimationOptions = [],
    animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    animate(
      MotionTimeline(duration: duration, delay: delay, timing: .curve(curve)), options: options,
      animations: animations, completion: completion)
  }

  /// Lets what a block changes of views swing to its new values.
  ///
  /// - Parameters:
  ///   - duration: in seconds: the spring is made so stiff that it is at rest then.
  ///   - delay: in seconds until it begins.
  ///   - dampingRatio: 1 comes to rest without swinging; less swings.
  ///   - initialVelocity: how fast it is at first: in ways from beginning to end a second.
  ///   - options: as for `animate(duration:delay:options:animations:completion:)`; curves do not count.
  ///   - animations: changes views.
  ///   - completion: called once, when it is over.
  public static func animate(
    duration: Double, delay: Double = 0, springDamping dampingRatio: Double,
    initialVelocity: Double = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      dampingRatio: dampingRatio, initialVelocity: initialVelocity, duration: inherited(duration, options))
    animate(
      MotionTimeline(duration: duration, delay: delay, timing: .spring(spring)), options: options,
      animations: animations, completion: completion)
  }

  /// Lets what a block changes of views swing to its new values, by how it feels.
  ///
  /// - Parameters:
  ///   - springDuration: in seconds: about when it seems to have arrived; it takes a little longer until it is over.
  ///   - bounce: from -1 to 1: 0 comes to rest without swinging, more swings.
  ///   - initialVelocity: how fast it is at first: in ways from beginning to end a second.
  ///   - delay: in seconds until it begins.
  ///   - options: as for `animate(duration:delay:options:animations:completion:)`; curves do not count.
  ///   - animations: changes views.
  ///   - completion: called once, when it is over.
  public static func animate(
    springDuration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0, delay: Double = 0,
    options: AnimationOptions = [], animations: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      perceptualDuration: springDuration, bounce: bounce, initialVelocity: initialVelocity)
    animate(
      MotionTimeline(duration: spring.settlingDuration, delay: delay, timing: .spring(spring)),
      options: options.union(.overrideInheritedDuration), animations: animations, completion: completion)
  }

  /// Calls a block whose changes are not animated, though an animation's block stands around it.
  public static func performWithoutAnimation<Result, Failure: Error>(
    _ actions: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try AnimationScope(recorder: nil).during(actions)
  }

  /// Within an animation's block: what a block changes goes to its new values several times.
  ///
  /// ```swift
  /// View.animate(duration: 0.1) {
  ///   View.modifyAnimations(repeatCount: 3, autoreverses: true) { field.center.x += 8 }
  /// }
  /// ```
  ///
  /// Elsewhere, the block is called, and nothing more.
  ///
  /// - Parameters:
  ///   - repeatCount: how often; 0.5 ends in the middle, `.infinity` never ends. 0 or less counts as 1.
  ///   - autoreverses: whether it goes back each time as it came.
  ///   - animations: changes views.
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

  /// How long, in seconds, what is changed where this is called goes to its new values; 0 outside of animations' blocks.
  public static var inheritedAnimationDuration: Double {
    AnimationScope.current?.recorder?.run.timeline.duration ?? 0
  }

  /// The duration that holds: the outer animation's, where there is one that is not overridden.
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
    // Nothing goes back in no time.
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
  /// Calls a block, takes what it changes along, and begins.
  func record(_ animations: () -> Void) {
    let scope = AnimationScope(recorder: self)
    scope.during(animations)
    commit(in: scope)
  }
}
