import SceneRuntime
import SceneValues

extension ViewController {
  /// The controller that this controller or its container presents, or nil.
  public var presentedViewController: ViewController? { presented ?? parent?.presentedViewController }

  /// The controller that presents this controller or its container, or nil.
  public var presentingViewController: ViewController? { presenter ?? parent?.presentingViewController }

  /// The coordinator for animations that run alongside the presentation or dismissal of this controller or its container.
  public var transitionCoordinator: TransitionCoordinator? { coordinator ?? parent?.transitionCoordinator }

  var presentedChain: [ViewController] {
    Array(sequence(first: self, next: \.presented).dropFirst())
  }

  /// The controllers presented by this controller's descendants, and the controllers that those controllers present.
  var presentedInside: [ViewController] {
    children.flatMap { child in
      child.presentedChain.flatMap { [$0] + $0.presentedInside } + child.presentedInside
    }
  }

  var presentedEverywhere: [ViewController] {
    presentedInside + presentedChain.flatMap { [$0] + $0.presentedInside }
  }

  var screen: Window? {
    viewIfLoaded?.window ?? presenter?.screen ?? parent?.screen
      ?? (hostWindow?.isOnScreen == true ? hostWindow : nil)
  }

  var outermost: ViewController {
    var outermost = self
    while let parent = outermost.parent { outermost = parent }
    return outermost
  }

  var isPresentedInContext: Bool { presentedAs?.form.isInContext ?? false }

  var fillsWindow: Bool {
    guard let presentedAs else { return presenter == nil }
    return presentedAs.fillsWindow
  }

  var outerView: View? { presentedAs?.outerView ?? viewIfLoaded }

  func leaveWindow() {
    let chain = presentedChain
    for controller in [self] + chain { controller.leaveView() }
    forgetPresented(chain)
    presenter?.forgetPresented([self])
  }

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
      controller.appearanceReasons = []
      controller.transitionInProgress = nil
    }
    transitionInProgress = nil
  }

  func form(in traits: TraitCollection) -> PresentationForm {
    let adapted =
      presentationDelegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      ?? adaptedStyle(in: traits)
    return PresentationForm(adapted == .none ? modalPresentationStyle : adapted)
  }

  func adaptedStyle(in traits: TraitCollection) -> ModalPresentationStyle {
    let style = modalPresentationStyle
    let isNarrow = traits.horizontalSizeClass == .compact
    return isNarrow && (style == .popover || style == .formSheet) ? .pageSheet : style
  }

  func preferredContentSizeDidChange() {
    fittingSizeDidChange()
    parent?.preferredContentSizeDidChange(forChild: self)
  }

  func fittingSizeDidChange() {
    presentedAs?.preferredSizeDidChange()
    if let parent, parent.barContainer?.childForContentSize === self { parent.fittingSizeDidChange() }
  }

  /// Returns the preferred size, in points. The value for a dimension is nil if that dimension has no preferred size.
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
    // Bars above the child are known only after layout.
    view.layoutIfNeeded()
    let inside = child.wantedSize(in: usual)
    let bars = safeArea(for: child)
    // The constraints of content that extends below bars already account for the bars.
    let isBeside = !child.extendsBelowBars || child.preferredContentSize.height > 0
    let cover = isBeside ? bars.top + bars.bottom : 0
    return (width ?? inside.width, height ?? inside.height.map { $0 + cover })
  }

  /// Resizes the view to fit the window while the view is covered. A covered view has no superview that would resize it.
  func followWindow(to bounds: Rect) {
    if let view = viewIfLoaded, view.superview == nil, fillsWindow { view.frame = bounds }
  }
}

extension View {
  /// The width that the constraints determine regardless of the available space, or nil if they do not determine one.
  fileprivate var fixedWidth: Double? {
    guard placesOthers else { return nil }
    let least = systemLayoutSizeFitting(.zero).width
    // The priority is higher than content hugging and lower than compression resistance.
    let most = systemLayoutSizeFitting(
      Size(width: View.layoutFittingExpandedSize.width, height: 0), withHorizontalFittingPriority: 500
    ).width
    return least == most && least > 0 ? least : nil
  }

  /// Returns the height that the constraints determine at the width of `room`, or nil if they do not determine one.
  fileprivate func fittingHeight(in room: Size) -> Double? {
    guard placesOthers else { return nil }
    let height = systemLayoutSizeFitting(room, withHorizontalFittingPriority: .required).height
    return height == room.height || height <= 0 ? nil : height
  }
}
