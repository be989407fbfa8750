import SceneRuntime

// To animate without a closure, call `beginAnimations`, change settings and views, and then call `commitAnimations`.
extension View {
  /// Begins an animation of all changes made until `commitAnimations()` is called.
  ///
  /// ```swift
  /// View.beginAnimations("slide")
  /// View.setAnimationDuration(0.5)
  /// card.center.y = 200
  /// View.commitAnimations()
  /// ```
  ///
  /// Each call must be balanced by a call to `commitAnimations()` on the same thread. In new code, use
  /// `animate(withDuration:animations:)`.
  ///
  /// - Parameters:
  ///   - name: The name that is passed to the start and end callbacks, or nil.
  ///   - context: The object that is passed to the start and end callbacks, or nil.
  public static func beginAnimations(_ name: String? = nil, context: AnyObject? = nil) {
    OpenAnimation.begin(name, context: context)
  }

  /// Sets the duration in seconds. The default is 0.2.
  public static func setAnimationDuration(_ duration: Double) {
    OpenAnimation.current?.change { $0.duration = duration.isFinite ? max(duration, 0) : 0 }
  }

  /// Sets the delay in seconds. The default is 0.
  public static func setAnimationDelay(_ delay: Double) {
    OpenAnimation.current?.change { $0.delay = delay.isFinite ? delay : 0 }
  }

  /// Sets the timing curve. The default curve begins and ends slowly.
  public static func setAnimationCurve(_ curve: TimingCurve) {
    OpenAnimation.current?.change { $0.timing = .curve(curve) }
  }

  /// Sets the number of repetitions. The default is 1. A value of 0 or less is treated as 1.
  public static func setAnimationRepeatCount(_ count: Double) {
    OpenAnimation.current?.change { $0.repeatCount = count > 0 ? count : 1 }
  }

  /// Sets whether each repetition plays forward and then backward. The default is false.
  public static func setAnimationRepeatAutoreverses(_ autoreverses: Bool) {
    OpenAnimation.current?.change { $0.autoreverses = autoreverses }
  }

  /// Sets whether the animation starts from the currently displayed values. Call this method before making any changes.
  public static func setAnimationBeginsFromCurrentState(_ isCurrent: Bool) {
    guard let recorder = OpenAnimation.current?.recorder else { return }
    if isCurrent {
      recorder.options.insert(.beginFromCurrentState)
    } else {
      recorder.options.remove(.beginFromCurrentState)
    }
  }

  /// Adds a transition from the view's current appearance to its appearance when the animation is committed.
  ///
  /// - Parameters:
  ///   - transition: One of the transition options.
  ///   - view: The view that contains the changes.
  public static func setAnimationTransition(_ transition: AnimationOptions, for view: View) {
    OpenAnimation.current?.addTransition(transition, for: view)
  }

  /// Sets the start callback, which is called after the delay, immediately before the animation begins.
  ///
  /// - Parameters:
  ///   - target: The target, which is referenced weakly.
  ///   - action: A method of the target that receives the animation's name and context.
  public static func setAnimationWillStart<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> (String?, AnyObject?) -> Void
  ) {
    OpenAnimation.current?.willStart = { [weak target] name, context in
      if let target { action(target)(name, context) }
    }
  }

  /// Sets the callback that is called when the animation ends.
  ///
  /// - Parameters:
  ///   - target: The target, which is referenced weakly.
  ///   - action: A method of the target that receives the animation's name, a Boolean value that indicates whether all
  ///     animations ran to completion, and the animation's context.
  public static func setAnimationDidStop<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> (String?, Bool, AnyObject?) -> Void
  ) {
    OpenAnimation.current?.didStop = { [weak target] name, finished, context in
      if let target { action(target)(name, finished, context) }
    }
  }

  /// Ends the block of changes and starts the animation. Does nothing if `beginAnimations` was not called.
  public static func commitAnimations() { OpenAnimation.commit() }
}
