import SceneRuntime

// Animations in the form that was there before blocks: `beginAnimations`, settings, changes, `commitAnimations`.
extension View {
  /// Begins an animation; what is changed until `commitAnimations()` belongs to it.
  ///
  /// ```swift
  /// View.beginAnimations("slide")
  /// View.setAnimationDuration(0.5)
  /// card.center.y = 200
  /// View.commitAnimations()
  /// ```
  ///
  /// Begin and commit in the same thread, and in pairs. Whoever can, calls `animate(duration:animations:)` instead.
  ///
  /// - Parameters:
  ///   - name: what those who hear of its start and end are told; nil for none.
  ///   - context: the same, for an object.
  public static func beginAnimations(_ name: String? = nil, context: AnyObject? = nil) {
    OpenAnimation.begin(name, context: context)
  }

  /// How long it takes, in seconds: a fifth of a second unless this is called.
  public static func setAnimationDuration(_ duration: Double) {
    OpenAnimation.current?.change { $0.duration = duration.isFinite ? max(duration, 0) : 0 }
  }

  /// How many seconds it waits before it begins; none unless this is called.
  public static func setAnimationDelay(_ delay: Double) {
    OpenAnimation.current?.change { $0.delay = delay.isFinite ? delay : 0 }
  }

  /// How it goes: slow, fast, slow unless this is called.
  public static func setAnimationCurve(_ curve: TimingCurve) {
    OpenAnimation.current?.change { $0.timing = .curve(curve) }
  }

  /// How often it goes to its new values; once unless this is called. 0 counts as once.
  public static func setAnimationRepeatCount(_ count: Double) {
    OpenAnimation.current?.change { $0.repeatCount = count > 0 ? count : 1 }
  }

  /// Whether it goes back each time as it came; false unless this is called.
  public static func setAnimationRepeatAutoreverses(_ autoreverses: Bool) {
    OpenAnimation.current?.change { $0.autoreverses = autoreverses }
  }

  /// Whether what moves already goes on from where it is seen; call it before anything is changed.
  public static func setAnimationBeginsFromCurrentState(_ isCurrent: Bool) {
    guard let recorder = OpenAnimation.current?.recorder else { return }
    if isCurrent {
      recorder.options.insert(.beginFromCurrentState)
    } else {
      recorder.options.remove(.beginFromCurrentState)
    }
  }

  /// Lets what a view looks like when this is called give way to what it looks like when the animation is committed.
  ///
  /// - Parameters:
  ///   - transition: one of the options that name transitions.
  ///   - view: what is changed is in it.
  public static func setAnimationTransition(_ transition: AnimationOptions, for view: View) {
    OpenAnimation.current?.addTransition(transition, for: view)
  }

  /// Who hears that it moves: after the delay, before anything does.
  ///
  /// - Parameters:
  ///   - target: not kept alive.
  ///   - action: a method of it, which gets the animation's name and context.
  public static func setAnimationWillStart<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> (String?, AnyObject?) -> Void
  ) {
    OpenAnimation.current?.willStart = { [weak target] name, context in
      if let target { action(target)(name, context) }
    }
  }

  /// Who hears that it is over.
  ///
  /// - Parameters:
  ///   - target: not kept alive.
  ///   - action: a method of it, which gets the animation's name, whether all came to its end, and the context.
  public static func setAnimationDidStop<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> (String?, Bool, AnyObject?) -> Void
  ) {
    OpenAnimation.current?.didStop = { [weak target] name, finished, context in
      if let target { action(target)(name, finished, context) }
    }
  }

  /// Ends what `beginAnimations` began, and lets it run; where nothing was begun, nothing happens.
  public static func commitAnimations() { OpenAnimation.commit() }
}
