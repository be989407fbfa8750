import SceneRuntime
import SceneValues

extension ViewController {
  /// Shows another controller over this one.
  ///
  /// Who presents it, is this controller's outermost parent; for the styles of the current context, the nearest of the
  /// controllers around, this one first, that defines one.
  ///
  /// - Parameters:
  ///   - controller: the one that is shown; it is nobody's child, and shown nowhere else.
  ///   - animated: whether it comes by its transition style; else it is there at once.
  ///   - completion: called when the other has appeared, or was taken away before it could.
  /// - Throws: `LoadingError` where the other's view does not load, a transition of this controller is under
  ///   way, or a popover points at nothing; then everything is as before. So it is where this controller is
  ///   in no window, presents another already, or the other is shown already.
  public func present(
    _ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil
  ) throws {
    let presenter = presenter(of: controller)
    let name = "the presentation of \(describe(controller))"
    guard let window = presenter.viewIfLoaded?.window else {
      throw refusal("\(name) cannot begin: \(describe(self)) is in no window")
    }
    // A transition under way says more than what it has shown so far.
    try beginTransition(name, of: [presenter, controller])
    let presentation: Presentation
    do {
      presentation = try presenter.prepare(controller, named: name, in: window)
    } catch {
      endTransition(of: [presenter, controller])
      throw error
    }
    presenter.presented = controller
    controller.presentation = presentation
    (controller as? any PresentationDeciding)?.willBePresented(by: self)
    presenter.bringIn(
      controller, presentation, in: window, animated: animated,
      movement: animated ? presenter.movement(bringing: controller, for: self) : nil, completion: completion)
  }

  private func presenter(of controller: ViewController) -> ViewController {
    let style = controller.modalPresentationStyle
    guard style == .currentContext || style == .overCurrentContext else { return outermost }
    return sequence(first: self, next: \.parent).first {
      $0.definesPresentationContext && !($0.viewIfLoaded is ScrollView)
    } ?? outermost
  }

  /// All that can fail.
  private func prepare(
    _ controller: ViewController, named name: String, in window: Window
  ) throws -> Presentation {
    if let presented {
      throw refusal("\(name) cannot begin: \(describe(self)) presents \(describe(presented)) already")
    }
    guard controller.parent == nil, controller.presenter == nil, controller.viewIfLoaded?.window == nil,
      controller.hostWindow == nil
    else {
      throw refusal("\(name) cannot begin: it is shown already")
    }
    let ownContext = controller.storedContext
    controller.adopt(context)
    // So it knows, while its view loads, where it will be.
    controller.presenter = self
    let form = controller.presentationForm(in: window.traitCollection)
    controller.presentationTraits = form.traits
    do {
      try controller.loadViewIfNeeded()
      // Loading runs code of the host's.
      guard viewIfLoaded?.window === window, window.isOnScreen else {
        throw refusal("\(name) cannot begin: \(describe(self)) has left its window meanwhile")
      }
      return try Presentation(of: controller, by: self, as: form)
    } catch {
      controller.presenter = nil
      controller.presentationTraits = nil
      controller.storedContext = ownContext
      throw error
    }
  }

  private func bringIn(
    _ controller: ViewController, _ presentation: Presentation, in window: Window, animated: Bool,
    movement: TransitionMovement?, completion: (() -> Void)?
  ) {
    let coordinator = TransitionCoordinator(duration: animated ? Transition.duration : 0)
    let covers = presentation.form.covers
    (self.coordinator, controller.coordinator) = (coordinator, coordinator)
    if covers { beginAppearance(false, animated: animated) }
    // The host's code may do anything, also let the window go: then what has begun has ended already.
    if controller.presentation === presentation { controller.beginAppearance(true, animated: animated) }
    if controller.presentation === presentation {
      _ = window.firstResponder?.resignFirstResponder()
      presentation.putIn(window)
      presentation.dimTint(true)
      if movement == nil { coordinator.begin() }
      window.layoutIfNeeded()
    }
    guard controller.presentation === presentation, let moving = presentation.movingView else {
      endTransition(of: [self, controller])
      (self.coordinator, controller.coordinator) = (nil, nil)
      coordinator.end()
      completion?()
      return
    }
    if let movement {
      return bringIn(
        controller, presentation, in: window, by: movement, coordinator: coordinator, completion: completion)
    }
    let transition = Transition(
      presentation.form.motion(of: transitionStyle(for: controller)), isForward: true, moving: moving,
      still: presentation.shell == nil ? outerView : nil, dimming: presentation.shell?.dimming, in: window)
    transition.run(animated: animated) {
      if covers { self.outerView?.removeFromSuperview() }
      self.endTransition(of: [self, controller])
      (self.coordinator, controller.coordinator) = (nil, nil)
      controller.endAppearance(if: true)
      if covers { self.endAppearance(if: false) }
      coordinator.end()
      completion?()
    }
  }

  /// Takes away what this controller, or the nearest container around it that presents something, presents; or, where
  /// none does, this one from its presenter. What is presented further up goes with it.
  ///
  /// - Parameters:
  ///   - animated: whether it goes as it came; else it has gone at once.
  ///   - completion: called when the presenter has appeared; not called where there is nothing to take away.
  /// - Throws: `LoadingError` where a transition of one of these controllers is under way.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) throws {
    let presenting = sequence(first: self, next: \.parent).first { $0.presented != nil }
    try (presenting ?? outermost.presenter)?.dismiss(animated: animated, from: 0, completion: completion)
  }

  /// Takes away what this controller itself presents.
  ///
  /// - Parameters:
  ///   - animated: whether it goes as it came; else it has gone at once.
  ///   - way: how far a finger has dragged it down already, in points.
  ///   - completion: called when this controller has appeared.
  /// - Throws: `LoadingError` where a transition of this controller, or of one that it presents, is under
  ///   way.
  func dismiss(animated: Bool, from way: Double, completion: (() -> Void)?) throws {
    let chain = presentedChain
    let all = chain + chain.flatMap(\.presentedInside)
    try beginTransition("a dismissal by \(describe(self))", of: [self] + all)
    // What is in another's context goes with that.
    guard let leading = chain.last(where: { !$0.isPresentedInContext }) ?? chain.first,
      let presentation = leading.presentation, let outer = presentation.outerView,
      let window = leading.screen,
      let moving = presentation.movingView
    else {
      endTransition(of: [self] + all)
      for controller in chain.reversed() { controller.leaveWindow() }
      forgetPresented(chain)
      completion?()
      return
    }
    let movement = animated && way == 0 ? leading.movementAway : nil
    let coordinator = TransitionCoordinator(duration: animated ? Transition.duration : 0)
    (self.coordinator, leading.coordinator) = (coordinator, coordinator)
    let wasCovered = presented?.presentation?.form.covers ?? false
    presentation.stopDragging()
    leading.beginAppearance(false, animated: animated)
    if leading.presentation === presentation, wasCovered { comeBack(in: window, animated: animated) }
    if leading.presentation === presentation {
      for controller in chain {
        controller.presentation?.dimTint(false)
        // Sheets between go at once: the topmost alone is seen to leave.
        if controller !== leading, let shell = controller.presentation?.shell, !outer.isDescendant(of: shell)
        {
          shell.isHidden = true
        }
      }
      if movement == nil { coordinator.begin() }
      window.layoutIfNeeded()
    }
    guard leading.presentation === presentation else {
      endTransition(of: [self] + all)
      (self.coordinator, leading.coordinator) = (nil, nil)
      coordinator.end()
      completion?()
      return
    }
    let leaving = Leaving(
      leading: leading, presentation: presentation, chain: chain, all: all, wasCovered: wasCovered,
      coordinator: coordinator)
    if let movement {
      return takeAway(leaving, in: window, by: movement, completion: completion)
    }
    let transition = Transition(
      presentation.form.motion(of: leading.presenter?.transitionStyle(for: leading) ?? .coverVertical),
      isForward: false, moving: moving, still: presentation.shell == nil ? outerView : nil,
      dimming: presentation.shell?.dimming, way: way, in: window)
    transition.run(animated: animated) { self.endDismissal(leaving, completion: completion) }
  }

  /// What is dismissed has gone from sight.
  func endDismissal(_ leaving: Leaving, completion: (() -> Void)?) {
    let (leading, chain) = (leaving.leading, leaving.chain)
    leaving.presentation.outerView?.removeFromSuperview()
    for inside in chain.flatMap(\.presentedInside) { inside.leaveWindow() }
    leading.endAppearance(if: false)
    // Those between go without a transition of their own: most of them were covered, and have gone before.
    for controller in chain.reversed() where controller !== leading { controller.leaveView() }
    forgetPresented(chain)
    endTransition(of: [self] + leaving.all)
    (coordinator, leading.coordinator) = (nil, nil)
    if leaving.wasCovered { endAppearance(if: true) }
    leaving.coordinator.end()
    completion?()
  }

  /// What covered this controller goes.
  private func comeBack(in window: Window, animated: Bool) {
    guard let view = outerView else { return }
    let host = presentation?.host(in: window) ?? window
    // In a context that is not shown itself, it appears together with that.
    if host.window != nil { beginAppearance(true, animated: animated) }
    // The host's code may have let the window go.
    guard presented != nil else { return }
    view.frame = host.bounds
    // Below all that is presented in the window: the topmost of it is seen to leave.
    let front = presentedChain.last { $0.outerView?.superview === host }?.outerView
    if let front { host.insertSubview(view, below: front) } else { host.addSubview(view) }
  }

  private func transitionStyle(for controller: ViewController) -> ModalTransitionStyle {
    providesPresentationContextTransitionStyle && controller.isPresentedInContext
      ? modalTransitionStyle : controller.modalTransitionStyle
  }
}
