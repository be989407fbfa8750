import SceneRuntime
import SceneValues

/// Who presents whom.
extension ViewController {
  /// The controller that this one presents, or that its container does.
  public var presentedViewController: ViewController? { presented ?? parent?.presentedViewController }

  /// The controller that presents this one, or its container.
  public var presentingViewController: ViewController? { presenter ?? parent?.presentingViewController }

  /// What controllers can go along with while this one, or its container, is presented, dismissed, or presents.
  public var transitionCoordinator: TransitionCoordinator? { coordinator ?? parent?.transitionCoordinator }

  /// What this controller presents, what that presents, and so on.
  var presentedChain: [ViewController] {
    Array(sequence(first: self, next: \.presented).dropFirst())
  }

  /// What controllers inside this one present in their own contexts, and what is presented from there.
  var presentedInside: [ViewController] {
    children.flatMap { child in
      child.presentedChain.flatMap { [$0] + $0.presentedInside } + child.presentedInside
    }
  }

  /// Everything that is presented from this controller and what is inside it.
  var presentedEverywhere: [ViewController] {
    presentedInside + presentedChain.flatMap { [$0] + $0.presentedInside }
  }

  /// The window that it, or who presents it, is in.
  var screen: Window? {
    viewIfLoaded?.window ?? presenter?.screen ?? parent?.screen
      ?? (hostWindow?.isOnScreen == true ? hostWindow : nil)
  }

  /// Its outermost parent; itself, where it is nobody's child.
  var outermost: ViewController {
    var outermost = self
    while let parent = outermost.parent { outermost = parent }
    return outermost
  }

  var isPresentedInContext: Bool { presentedAs?.form.isInContext ?? false }

  /// Whether its view fills the window.
  var fillsWindow: Bool {
    guard let presentedAs else { return presenter == nil }
    return presentedAs.fillsWindow
  }

  /// What stands for its view in the window: its view with what presents it around.
  var outerView: View? { presentedAs?.outerView ?? viewIfLoaded }

  // MARK: Letting go

  /// Disappears with all that it presents, and takes its view out of the window.
  func leaveWindow() {
    let chain = presentedChain
    for controller in [self] + chain { controller.leaveView() }
    forgetPresented(chain)
    presenter?.forgetPresented([self])
  }

  /// Disappears, with what is presented inside, and takes its view out of the window.
  func leaveView() {
    beginAppearance(false, animated: false)
    outerView?.removeFromSuperview()
    for inside in presentedInside where inside.presenter != nil { inside.leaveWindow() }
    endAppearance()
  }

  func forgetPresented(_ chain: [ViewController]) {
    for controller in chain {
      controller.presentedAs?.end()
      controller.presentedAs = nil
      if controller.presentationTraits != nil { controller.presentationTraits = nil }
      controller.presenter?.presented = nil
      controller.presenter = nil
      controller.transitionInProgress = nil
    }
    transitionInProgress = nil
  }

  // MARK: Traits and sizes

  /// How it is presented where there is such room.
  func form(of style: ModalPresentationStyle, in traits: TraitCollection) -> PresentationForm {
    if let decided = presentationDelegate?.presentationStyle(for: self, in: traits) {
      return PresentationForm(decided)
    }
    let isNarrow = traits.horizontalSizeClass == .compact
    return isNarrow && (style == .popover || style == .formSheet) ? .page : PresentationForm(style)
  }

  /// The size that it would like has changed.
  func preferredContentSizeDidChange() {
    presentedAs?.preferredSizeDidChange()
    parent?.preferredContentSizeDidChange(forChild: self)
  }

  /// A covered view, which no superview resizes, follows the window.
  func followWindow(to bounds: Rect) {
    if let view = viewIfLoaded, view.superview == nil, fillsWindow { view.frame = bounds }
  }
}
