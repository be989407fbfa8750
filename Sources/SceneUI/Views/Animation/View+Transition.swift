import SceneDrawing
import SceneServices
import SceneValues

extension View {
  /// Changes what is in a view, and lets what it looked like give way to what it looks like.
  ///
  /// ```swift
  /// View.transition(with: card, duration: 0.5, options: .transitionFlipFromLeft) {
  ///   front.removeFromSuperview()
  ///   card.addSubview(back)
  /// }
  /// ```
  ///
  /// The block's own changes are not animated. A view that is in no window changes at once. Where motion is to be reduced
  /// (``SceneContext/reducesMotion``), everything dissolves.
  ///
  /// - Parameters:
  ///   - view: what the block changes is in it.
  ///   - duration: in seconds.
  ///   - options: names the transition; without one, it is seen at once.
  ///   - animations: changes what is in the view: adds, removes, hides, or exchanges subviews.
  ///   - completion: called once, when it is over, with whether it came to its end.
  public static func transition(
    with view: View, duration: Double, options: AnimationOptions, animations: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let old = view.transitionFace
    performWithoutAnimation(animations)
    view.beginTransition(options, from: old, duration: duration, completion: completion)
  }

  /// Puts one view in another's place, in the view that it is in.
  ///
  /// - Parameters:
  ///   - from: is taken out of its superview, or hidden with ``AnimationOptions/showHideTransitionViews``. One that has no
  ///     superview is nowhere, and nothing happens but the completion.
  ///   - to: is put there, or shown.
  ///   - duration: in seconds.
  ///   - options: names the transition; without one, it is seen at once.
  ///   - completion: called once, when it is over, with whether it came to its end.
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
          superview.insertSubview(to, above: from)
          from.removeFromSuperview()
        }
      }, completion: completion)
  }

  /// What the view looks like, in its own coordinates.
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

  /// Lets what it looked like give way to what it looks like.
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
  /// What it looks like gives way to what it looks like from now on.
  func runTransition(_ style: TransitionStyle, from old: PictureLayer?, in run: MotionRun, on clock: Clock) {
    extras?.transition?.track.cut()
    let track = MotionTrack(
      .transition, of: self, in: run, course: .between(.number(0), .number(1)), isRelative: false,
      name: LayerKey.transition.description)
    madeExtras.transition = RunningTransition(style, from: old, track: track)
    run.add(track, on: clock)
    add(track)
    run.commit()
  }
}

extension AnimationOptions {
  /// The transition that they name; nil for none.
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
