import SceneRuntime
import SceneValues

extension ViewController {
  /// Presents another controller over this one.
  ///
  /// The presenter is this controller's outermost ancestor. For the current-context styles, the presenter is the nearest
  /// controller that defines a context, starting with this one.
  ///
  /// - Parameters:
  ///   - controller: The controller to present. It must not have a parent or be visible elsewhere.
  ///   - animated: Whether to use the controller's transition style. If false, the controller appears immediately.
  ///   - completion: A closure that is called after the controller has appeared, or has been removed before appearing.
  /// - Throws: `LoadingError` if this controller is not in a window or already presents a controller, the controller to
  ///   present is already visible, its view fails to load, a popover has no anchor, this controller was presented with a
  ///   partial curl, or a transition is in progress. The state is then unchanged.
  public func present(
    _ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil
  ) throws {
    let presenter = presenter(of: controller)
    let name = "the presentation of \(describe(controller))"
    guard let window = presenter.viewIfLoaded?.window else {
      throw refusal("\(name) cannot begin: \(describe(self)) is not in a window")
    }
    // During a transition, the visible content does not represent the final state, so no other transition can begin.
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
    presenter.animatePresentation(
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

  private func prepare(
    _ controller: ViewController, named name: String, in window: Window
  ) throws -> Presentation {
    if let presented {
      throw refusal("\(name) cannot begin: \(describe(self)) already presents \(describe(presented))")
    }
    if presentation?.isPartialCurl == true {
      throw refusal(
        "\(name) cannot begin: \(describe(self)) was presented with a partial curl; dismiss it first")
    }
    guard controller.parent == nil, controller.presenter == nil, controller.viewIfLoaded?.window == nil,
      controller.hostWindow == nil
    else {
      throw refusal("\(name) cannot begin: it is already shown")
    }
    let ownContext = controller.storedContext
    controller.adopt(context)
    // The controller needs its traits while it loads its view.
    controller.presenter = self
    let form = controller.presentationForm(in: window.traitCollection)
    controller.presentationTraits = form.traits
    do {
      try controller.loadViewIfNeeded()
      // Loading can run the host app's code.
      guard viewIfLoaded?.window === window, window.isOnScreen else {
        throw refusal("\(name) cannot begin: \(describe(self)) was removed from its window")
      }
      return try Presentation(of: controller, by: self, as: form)
    } catch {
      controller.presenter = nil
      controller.presentationTraits = nil
      controller.storedContext = ownContext
      throw error
    }
  }

  private func animatePresentation(
    _ controller: ViewController, _ presentation: Presentation, in window: Window, animated: Bool,
    movement: TransitionMovement?, completion: (() -> Void)?
  ) {
    let coordinator = TransitionCoordinator(duration: animated ? Transition.duration : 0)
    let covers = presentation.form.covers
    (self.coordinator, controller.coordinator) = (coordinator, coordinator)
    if covers { beginAppearance(false, animated: animated) }
    // The host app's code may have released the window, which ends the presentation.
    if controller.presentation === presentation {
      controller.appearanceReasons = .presentation
      controller.beginAppearance(true, animated: animated)
    }
    if controller.presentation === presentation {
      _ = window.firstResponder?.resignFirstResponder()
      presentation.attach(window)
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
      return animatePresentation(
        controller, presentation, in: window, by: movement, coordinator: coordinator, completion: completion)
    }
    let transition = Transition(
      presentation.motion(of: transitionStyle(for: controller)), isForward: true, moving: moving,
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

  /// Dismisses the controller that this controller or its nearest presenting ancestor presents. If there is no such
  /// controller, dismisses this controller itself. Controllers that the dismissed controller presents are also dismissed.
  ///
  /// - Parameters:
  ///   - animated: Whether to use the presentation's transition style. If false, the controller disappears immediately.
  ///   - completion: A closure called after the presenter has appeared. It is not called if no controller is presented.
  /// - Throws: `LoadingError` if a transition of one of these controllers is in progress.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) throws {
    let presenting = sequence(first: self, next: \.parent).first { $0.presented != nil }
    try (presenting ?? outermost.presenter)?.dismiss(animated: animated, from: 0, completion: completion)
  }

  /// Dismisses the controller that this controller itself presents. `way` is the distance in points by which the user has
  /// already dragged that controller down. Throws `LoadingError` if a transition of this controller or of a controller
  /// that it presents is in progress.
  func dismiss(animated: Bool, from way: Double, completion: (() -> Void)?) throws {
    let chain = presentedChain
    let all = chain + chain.flatMap(\.presentedInside)
    if !isViewLoaded {
      try loadViewIfNeeded()
      viewIfLoaded?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    try beginTransition("a dismissal by \(describe(self))", of: [self] + all)
    // A page that is curled over another controller becomes flat, and then moves away with its controller.
    let candidates = chain.prefix(1) + chain.dropFirst().filter { $0.presentedAs?.isPartialCurl != true }
    guard let leading = candidates.last(where: { !$0.isPresentedInContext }) ?? chain.first,
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
    let movement =
      animated && way == 0 && !presentation.isPartialCurl ? leading.movementAway : nil
    let coordinator = TransitionCoordinator(duration: animated ? Transition.duration : 0)
    (self.coordinator, leading.coordinator) = (coordinator, coordinator)
    let wasCovered = presented?.presentation?.form.covers ?? false
    presentation.stopDragging()
    leading.appearanceReasons = .dismissal
    leading.beginAppearance(false, animated: animated)
    if leading.presentation === presentation, wasCovered { restoreAppearance(in: window, animated: animated) }
    if leading.presentation === presentation {
      for controller in chain {
        controller.presentation?.dimTint(false)
        if controller !== leading { controller.presentation?.uncurl() }
        // Intermediate sheets disappear immediately. Only the topmost sheet is animated.
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
      return animateDismissal(leaving, in: window, by: movement, completion: completion)
    }
    let transition = Transition(
      presentation.motion(of: leading.presenter?.transitionStyle(for: leading) ?? .coverVertical),
      isForward: false, moving: moving, still: presentation.shell == nil ? outerView : nil,
      dimming: presentation.shell?.dimming, way: way, in: window)
    transition.run(animated: animated) { self.endDismissal(leaving, completion: completion) }
  }

  func endDismissal(_ leaving: Leaving, completion: (() -> Void)?) {
    let (leading, chain) = (leaving.leading, leaving.chain)
    leaving.presentation.outerView?.removeFromSuperview()
    for inside in chain.flatMap(\.presentedInside) { inside.leaveWindow() }
    leading.endAppearance(if: false)
    // Intermediate controllers have no transition. Most of them were covered and have already disappeared.
    for controller in chain.reversed() where controller !== leading { controller.leaveView() }
    forgetPresented(chain)
    endTransition(of: [self] + leaving.all)
    (coordinator, leading.coordinator) = (nil, nil)
    if leaving.wasCovered { endAppearance(if: true) }
    leaving.coordinator.end()
    completion?()
  }

  private func restoreAppearance(in window: Window, animated: Bool) {
    guard let view = outerView else { return }
    let host = presentation?.host(in: window) ?? window
    // If the context is not visible, the controller appears together with the context.
    if host.window != nil { beginAppearance(true, animated: animated) }
    // The host app's code may have released the window.
    guard presented != nil else { return }
    view.frame = host.bounds
    // The view must be behind all presented views, because the topmost of them is animated.
    let front = presentedChain.last {
      $0.outerView?.superview === host && $0.presentedAs?.isPartialCurl != true
    }?.outerView
    if let front { host.insertSubview(view, belowSubview: front) } else { host.addSubview(view) }
  }

  private func transitionStyle(for controller: ViewController) -> ModalTransitionStyle {
    providesPresentationContextTransitionStyle && controller.isPresentedInContext
      ? modalTransitionStyle : controller.modalTransitionStyle
  }
}
