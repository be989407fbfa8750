import SceneRuntime
import SceneValues

extension ViewController {
  /// Shows another controller over this one.
  ///
  /// - Parameter completion: called when the other has appeared.
  /// - Throws: `LoadingError` where the other's view does not load, or a transition of this controller is under way;
  ///   then everything is as before.
  public func present(
    _ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil
  ) throws {
    let presenter = topOfChain
    guard let window = presenter.viewIfLoaded?.window else {
      throw refusal("\(describe(controller)) cannot be presented: \(describe(self)) is in no window")
    }
    guard presenter.presentedViewController == nil else {
      throw refusal("\(describe(presenter)) presents \(describe(presenter.presentedViewController!)) already")
    }
    try presenter.beginTransition("the presentation of \(describe(controller))")
    do {
      controller.adopt(context)
      try controller.loadViewIfNeeded()
    } catch {
      presenter.transitionInProgress = nil
      throw error
    }
    presenter.presentedViewController = controller
    controller.presentingViewController = presenter
    let covers = controller.modalPresentationStyle == .fullScreen
    let transition = Transition(
      style: controller.modalTransitionStyle, animated: animated, isForward: true, in: window)

    if covers { presenter.beginAppearance(false, animated: animated) }
    controller.beginAppearance(true, animated: animated)
    controller.view.frame = controller.modalPresentationStyle.frame(in: window.bounds)
    window.addSubview(controller.view)
    window.layoutIfNeeded()
    transition.run(incoming: controller.view, outgoing: presenter.view) {
      if covers { presenter.view.removeFromSuperview() }
      presenter.transitionInProgress = nil
      controller.endAppearance()
      if covers { presenter.endAppearance() }
      completion?()
    }
  }

  /// Takes away the controller that this one presents; or, where it presents none, this one from its presenter.
  ///
  /// - Throws: `LoadingError` where a transition of the presenter is under way.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) throws {
    guard presentedViewController != nil else {
      guard let presenter = topOfChain.presentingViewController else { return }
      return try presenter.dismiss(animated: animated, completion: completion)
    }
    try beginTransition("a dismissal")
    let controller = presentedViewController!
    // What lies further up goes with it, without its own transition.
    var top = controller
    while let next = top.presentedViewController { top = next }
    guard let window = top.viewIfLoaded?.window else { return finishDismissal(of: controller) }

    let wasCovered = viewIfLoaded?.superview == nil
    let transition = Transition(
      style: top.modalTransitionStyle, animated: animated, isForward: false, in: window)
    top.beginAppearance(false, animated: animated)
    if wasCovered {
      beginAppearance(true, animated: animated)
      view.frame = window.bounds
      window.insertSubview(view, below: top.view)
      window.layoutIfNeeded()
    }
    transition.run(incoming: view, outgoing: top.view) { [self] in
      top.view.removeFromSuperview()
      top.endAppearance()
      if wasCovered { endAppearance() }
      finishDismissal(of: controller)
      completion?()
    }
  }

  private func finishDismissal(of controller: ViewController) {
    var next: ViewController? = controller
    while let current = next {
      next = current.presentedViewController
      if current !== controller { current.leaveWindow() }
      current.presentedViewController = nil
      current.presentingViewController = nil
    }
    controller.leaveWindow()
    presentedViewController = nil
    transitionInProgress = nil
  }

  /// Begins what only one of can be under way.
  ///
  /// - Throws: `LoadingError` where something is.
  func beginTransition(_ name: String) throws {
    if let transitionInProgress {
      throw refusal("\(name) cannot begin: \(transitionInProgress) of \(describe(self)) is under way")
    }
    transitionInProgress = name
  }

  func refusal(_ message: String) -> LoadingError {
    LoadingError(
      .segueFailed(message), at: sceneInstance.map { $0.file.place(ofObject: $0.controllerObject) })
  }

  func describe(_ controller: ViewController) -> String {
    let name = "'\(type(of: controller))'"
    return controller.sceneID.map { "\(name) (\($0))" } ?? name
  }

  /// A child's presentations are made by its outermost parent, which fills the window.
  private var topOfChain: ViewController {
    var top = self
    while let parent = top.parent { top = parent }
    return top
  }
}

extension ModalPresentationStyle {
  func frame(in bounds: Rect) -> Rect {
    switch self {
    case .fullScreen, .overFullScreen: return bounds
    case .pageSheet:
      return Rect(x: 0, y: bounds.height * 0.06, width: bounds.width, height: bounds.height * 0.94)
    case .formSheet:
      let size = Size(width: min(540, bounds.width - 20), height: min(620, bounds.height - 40))
      return Rect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height)
    }
  }
}
