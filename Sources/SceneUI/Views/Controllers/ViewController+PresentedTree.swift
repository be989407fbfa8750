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
    fittingSizeDidChange()
    parent?.preferredContentSizeDidChange(forChild: self)
  }

  /// The size that it would like has changed, because it said so or because of what is in it.
  func fittingSizeDidChange() {
    presentedAs?.preferredSizeDidChange()
    if let parent, parent.barContainer?.childForContentSize === self { parent.fittingSizeDidChange() }
  }

  /// The size that it would like to have.
  ///
  /// - Parameter usual: the size that it gets where nothing says another.
  /// - Returns: in points; nil on an axis on which nothing says it.
  func wantedSize(in usual: Size) -> (width: Double?, height: Double?) {
    var width = preferredContentSize.width > 0 ? preferredContentSize.width : nil
    let height = preferredContentSize.height > 0 ? preferredContentSize.height : nil
    guard width == nil || height == nil, let view = viewIfLoaded else { return (width, height) }
    if view.bounds.isEmpty { view.frame.size = usual }
    guard let child = barContainer?.childForContentSize else {
      width = width ?? view.fixedWidth
      return (
        width, height ?? view.fittingHeight(in: Size(width: width ?? usual.width, height: usual.height))
      )
    }
    // Only what has a place, has bars over it.
    view.layoutIfNeeded()
    let inside = child.wantedSize(in: usual)
    let bars = safeArea(for: child)
    // What lies below bars takes account of them by its constraints.
    let isBeside = !child.extendsBelowBars || child.preferredContentSize.height > 0
    let cover = isBeside ? bars.top + bars.bottom : 0
    return (width ?? inside.width, height ?? inside.height.map { $0 + cover })
  }

  /// A covered view, which no superview resizes, follows the window.
  func followWindow(to bounds: Rect) {
    if let view = viewIfLoaded, view.superview == nil, fillsWindow { view.frame = bounds }
  }
}

extension View {
  /// The width that constraints give it, whatever room there is; nil where they leave it open, or there are none.
  fileprivate var fixedWidth: Double? {
    guard placesOthers else { return nil }
    let least = systemLayoutSizeFitting(.zero).width
    // Stronger than what content hugs, weaker than what it resists.
    let most = systemLayoutSizeFitting(
      Size(width: View.layoutFittingExpandedSize.width, height: 0), withHorizontalFittingPriority: 500
    ).width
    return least == most && least > 0 ? least : nil
  }

  /// The height of all that constraints place in it, in a width.
  ///
  /// - Parameter room: has the width, and the height that it takes where it may have any.
  /// - Returns: in points; nil where constraints leave it open, or there are none.
  fileprivate func fittingHeight(in room: Size) -> Double? {
    guard placesOthers else { return nil }
    let height = systemLayoutSizeFitting(room, withHorizontalFittingPriority: .required).height
    return height == room.height || height <= 0 ? nil : height
  }
}
