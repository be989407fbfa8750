import SceneDrawing
import SceneServices
import SceneValues

extension View {
  /// Changes the content of a view with a transition from its previous appearance to its new one.
  ///
  /// ```swift
  /// View.transition(with: card, duration: 0.5, options: .transitionFlipFromLeft) {
  ///   front.removeFromSuperview()
  ///   card.addSubview(back)
  /// }
  /// ```
  ///
  /// If ``SceneContext/reducesMotion`` is true, every transition is a cross-dissolve.
  ///
  /// - Parameters:
  ///   - view: The view that contains the changes. If it is not in a window, the change is immediate.
  ///   - duration: The duration in seconds.
  ///   - options: The options, including the transition. Without a transition, the change is immediate.
  ///   - animations: A closure that adds, removes, hides, or exchanges subviews. The individual changes are not animated.
  ///   - completion: A closure that is called once at the end, with true if the transition was not interrupted.
  public static func transition(
    with view: View, duration: Double, options: AnimationOptions, animations: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let old = view.transitionFace
    performWithoutAnimation(animations)
    view.beginTransition(options, from: old, duration: duration, completion: completion)
  }

  /// Replaces a view with another view in the same superview.
  ///
  /// - Parameters:
  ///   - from: The view to remove, or to hide if `options` contains ``AnimationOptions/showHideTransitionViews``. If it
  ///     has no superview, only `completion` is called.
  ///   - to: The view to add or show.
  ///   - duration: The duration in seconds.
  ///   - options: The options, including the transition. Without a transition, the change is immediate.
  ///   - completion: A closure that is called once at the end, with true if the transition was not interrupted.
  public static func transition(
    from: View, to: View, duration: Double, options: AnimationOptions,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    guard let superview = from.superview else {
      completion?(false)
      return
    }
    transition(
      with: superview, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          from.isHidden = true
          to.isHidden = false
        } else {
          superview.insertSubview(to, aboveSubview: from)
          from.removeFromSuperview()
        }
      }, completion: completion)
  }

  var transitionFace: PictureLayer? {
    guard let window else { return nil }
    window.layoutIfNeeded()
    window.displayIfNeeded()
    guard let now = layer.localTime, var face = layer.pictured(at: now, in: self, under: .identity)
    else { return nil }
    face.transform = .identity
    face.opacity = 1
    return face
  }

  func beginTransition(
    _ options: AnimationOptions, from old: PictureLayer?, duration: Double,
    completion: ((Bool) -> Void)?
  ) {
    guard let context = window?.context, context.areAnimationsEnabled,
      let style = options.transition(in: context)
    else {
      completion?(true)
      return
    }
    layer.runTransition(
      style, from: old,
      in: MotionRun(
        timeline: MotionTimeline(
          duration: duration.isFinite ? max(duration, 0) : 0, timing: .curve(options.curve)),
        allowsInteraction: options.contains(.allowUserInteraction), completion: completion),
      on: context.clock)
  }
}

extension Layer {
  func runTransition(_ style: TransitionStyle, from old: PictureLayer?, in run: MotionRun, on clock: Clock) {
    extras?.transition?.track.cut()
    let track = MotionTrack(
      .transition, of: self, in: run, course: .between(.number(0), .number(1)), isRelative: false,
      name: LayerKey.transition.description)
    createdExtras.transition = RunningTransition(style, from: old, track: track)
    run.add(track, on: clock)
    add(track)
    run.commit()
  }
}

extension AnimationOptions {
  fileprivate func transition(in context: SceneContext) -> TransitionStyle? {
    let style: TransitionStyle? =
      switch (rawValue >> 20) & 0xF {
      case 1: .flip(.left)
      case 2: .flip(.right)
      case 3: .curlUp
      case 4: .curlDown
      case 5: .fade
      case 6: .flip(.top)
      case 7: .flip(.bottom)
      default: nil
      }
    return style == nil || !context.reducesMotion ? style : .fade
  }
}
