import SceneRuntime
import SceneValues

extension ViewController {
  /// The controller that this one presents, or that its container does: children present by their outermost parent.
  public var presentedViewController: ViewController? { presented ?? parent?.presentedViewController }

  /// The controller that presents this one, or its container.
  public var presentingViewController: ViewController? { presenter ?? parent?.presentingViewController }

  /// Shows another controller over this one.
  ///
  /// - Parameter completion: called when the other has appeared.
  /// - Throws: `LoadingError` where the other's view does not load, or a transition of this controller is under way;
  ///   then everything is as before.
  public func present(
    _ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil
  ) throws {
    let presenter = outermost
    let name = "the presentation of \(describe(controller))"
    guard let window = presenter.viewIfLoaded?.window else {
      throw refusal("\(name) cannot begin: \(describe(self)) is in no window")
    }
    // A transition under way says more than what it has shown so far.
    try beginTransition(name, of: [presenter, controller])
    do {
      if let presented = presenter.presented {
        throw refusal("\(name) cannot begin: \(describe(presenter)) presents \(describe(presented)) already")
      }
      guard controller.parent == nil, controller.presenter == nil, controller.viewIfLoaded?.window == nil
      else {
        throw refusal("\(name) cannot begin: it is shown already")
      }
      controller.adopt(context)
      try controller.loadViewIfNeeded()
    } catch {
      endTransition(of: [presenter, controller])
      throw error
    }
    presenter.presented = controller
    controller.presenter = presenter
    let covers = controller.modalPresentationStyle == .fullScreen

    if covers { presenter.beginAppearance(false, animated: animated) }
    controller.beginAppearance(true, animated: animated)
    controller.view.frame = controller.modalPresentationStyle.frame(in: window.bounds)
    window.addSubview(controller.view)
    window.layoutIfNeeded()
    let transition = Transition(
      style: controller.modalTransitionStyle, isForward: true, incoming: controller.view,
      outgoing: presenter.view, in: window)
    transition.run(animated: animated) {
      if covers { presenter.view.removeFromSuperview() }
      presenter.endTransition(of: [presenter, controller])
      controller.endAppearance(if: true)
      if covers { presenter.endAppearance(if: false) }
      completion?()
    }
  }

  /// Takes away what this controller, or its container, presents; or, where it presents nothing, this one from its
  /// presenter. What is presented further up goes with it.
  ///
  /// - Throws: `LoadingError` where a transition of one of these controllers is under way.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) throws {
    let outermost = outermost
    guard let presenter = outermost.presented == nil ? outermost.presenter : outermost else { return }
    let chain = presenter.presentedChain
    try beginTransition("a dismissal by \(describe(presenter))", of: [presenter] + chain)
    let top = chain.last!
    guard let window = top.viewIfLoaded?.window else {
      presenter.forgetPresented(chain)
      completion?()
      return
    }
    let wasCovered = presenter.viewIfLoaded?.superview == nil
    top.beginAppearance(false, animated: animated)
    if wasCovered {
      presenter.beginAppearance(true, animated: animated)
      presenter.view.frame = presenter.frame(in: window)
      window.insertSubview(presenter.view, below: top.view)
      window.layoutIfNeeded()
    }
    let transition = Transition(
      style: top.modalTransitionStyle, isForward: false, incoming: presenter.view, outgoing: top.view,
      in: window)
    transition.run(animated: animated) {
      top.view.removeFromSuperview()
      presenter.forgetPresented(chain)
      top.endAppearance(if: false)
      // Those between go without a transition of their own: most of them were covered, and have gone before.
      for controller in chain.dropLast().reversed() { controller.leaveWindow() }
      if wasCovered { presenter.endAppearance(if: true) }
      completion?()
    }
  }

  /// What this controller presents, what that presents, and so on.
  var presentedChain: [ViewController] {
    Array(sequence(first: self, next: \.presented).dropFirst())
  }

  private func forgetPresented(_ chain: [ViewController]) {
    for controller in [self] + chain {
      controller.presented?.presenter = nil
      controller.presented = nil
      controller.transitionInProgress = nil
    }
  }

  var isPresentedInContext: Bool { false }

  /// Whether its view fills the window.
  var coversWindow: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationStyle == .overFullScreen
  }

  func sizeWhenPresented(inWindowOfSize size: Size) -> Size {
    modalPresentationStyle.frame(in: Rect(origin: .zero, size: size)).size
  }

  func sizeCoveredView(to bounds: Rect) {
    guard let view = viewIfLoaded else { return }
    view.frame = presenter == nil ? bounds : modalPresentationStyle.frame(in: bounds)
  }

  /// Where its view lies when it fills the window, or is presented in it.
  private func frame(in window: Window) -> Rect {
    presenter == nil ? window.bounds : modalPresentationStyle.frame(in: window.bounds)
  }

  /// Its outermost parent, which fills the window; itself, where it is nobody's child.
  var outermost: ViewController {
    var outermost = self
    while let parent = outermost.parent { outermost = parent }
    return outermost
  }

  /// Disappears with all that it presents, and takes its view out of the window.
  func leaveWindow() {
    for controller in [self] + presentedChain {
      controller.beginAppearance(false, animated: false)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.endAppearance()
    }
    forgetPresented(presentedChain)
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
