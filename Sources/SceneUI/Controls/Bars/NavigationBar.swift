import SceneDrawing
import SceneRuntime
import SceneValues

/// Methods by which a delegate observes and controls a navigation bar's back button.
public protocol NavigationBarDelegate: AnyObject {
  /// Returns whether tapping the back button pops the top item. The default implementation returns true.
  func navigationBar(_ bar: NavigationBar, shouldPop item: NavigationItem) -> Bool
  /// Called after an item has been popped and its views have been removed.
  func navigationBar(_ bar: NavigationBar, didPop item: NavigationItem)
}

extension NavigationBarDelegate {
  /// Returns true, so that tapping the back button pops the top item.
  public func navigationBar(_ bar: NavigationBar, shouldPop item: NavigationItem) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ bar: NavigationBar, didPop item: NavigationItem) {}
}

/// A bar at the top of a screen that displays the top item of a stack, including its title, buttons, and back button.
open class NavigationBar: View {
  /// The delegate, which observes and controls the back button. The default is nil.
  public weak var delegate: (any NavigationBarDelegate)?
  private var backgroundImages = StyleValues<BarMetrics, ImageName>()
  /// The background color, or nil to use the system color.
  @Stylable public var barTintColor: Color? { didSet { if barTintColor != oldValue { setNeedsDisplay() } } }
  /// The color of titles, or nil to use the text color.
  @Stylable public var titleColor: Color? { didSet { page?.setNeedsLayout() } }
  /// The font of standard titles, or nil to use the system font.
  @Stylable public var titleFont: Font? { didSet { page?.setNeedsLayout() } }
  /// Whether titles are large unless items specify otherwise. The owner must adjust the bar's height. The default is
  /// false.
  public var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { refresh() } } }
  private var stack: [NavigationItem] = []
  private var page: NavigationPage?
  private var transition: NavigationBarTransition?
  /// The distance in points by which the background extends above the bar to the edge of the screen.
  package var reach = 0.0 { didSet { if reach != oldValue { setNeedsDisplay() } } }
  /// A closure that the back button calls instead of popping the top item.
  var backAction: (() -> Void)?

  override public init(frame: Rect = .zero) { super.init(frame: frame) }

  /// Creates the bar from its element in a scene. Throws `LoadingError` if a nested object cannot be created.
  public required init(coder: Coder) throws { try super.init(coder: coder) }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      NavigationBar.self, element: "navigationBar", "A bar with a title, buttons, and a back button."
    ) {
      $0.property(
        "barTintColor", "The background color of the bar; 'tintColor' applies to its buttons.",
        appearance: \.$barTintColor,
        get: \.barTintColor,
        set: { $0.barTintColor = $1 })
      $0.property(
        "titleColor",
        "The color of the title. Default: the text color.", appearance: \.$titleColor, get: \.titleColor,
        set: { $0.titleColor = $1 })
      $0.property(
        "titleFont", "The font of titles of normal size.", appearance: \.$titleFont, get: \.titleFont,
        set: { $0.titleFont = $1 })
      $0.property(
        "prefersLargeTitles", default: false, "Whether titles are large, unless an item disables it.",
        get: \.prefersLargeTitles, set: { $0.prefersLargeTitles = $1 })
      $0.property(
        "backgroundImage", "The background images; 'compact' applies to a low bar.",
        appearance: \.backgroundImages,
        set: { $0.setBackgroundImage($1, for: $2) })
      $0.slot("items", "The navigation items; the last one is visible.") { (bar, item: NavigationItem) in
        bar.restack((bar.stack.count, [item]))
      }
      $0.outlet("delegate", get: \.delegate, set: { $0.delegate = $1 })
      $0.sizedByFrame(false)
    }
  }

  // MARK: Items

  /// The items, from the bottom to the top of the stack. Changes are not animated, and the delegate is not notified.
  public var items: [NavigationItem] {
    get { stack }
    set { restack((0, newValue)) }
  }

  /// Replaces the items without notifying the delegate. If `animated` is true, the last item slides in.
  public func setItems(_ items: [NavigationItem], animated: Bool) {
    restack((0, items), animated: animated)
  }

  func restack(_ items: (kept: Int, added: [NavigationItem]), animated: Bool = false) {
    transition?.finish()
    change(to: items, animated: animated, isForward: true)
  }

  /// The item at the top of the stack, which is visible.
  public var topItem: NavigationItem? { stack.last }
  /// The item below the top item, to which the back button leads, or nil if there is none.
  public var backItem: NavigationItem? { stack.dropLast().last }

  /// Pushes an item and displays it. The delegate is not notified.
  ///
  /// - Parameters:
  ///   - item: The item to push. It immediately becomes the `topItem`.
  ///   - animated: Whether the item slides in. This value has no effect if the bar is not in a window.
  public func pushItem(_ item: NavigationItem, animated: Bool) {
    transition?.finish()
    change(to: (stack.count, [item]), animated: animated, isForward: true)
  }

  /// Pops and returns the top item, or returns nil if there is none. The delegate is notified afterward.
  @discardableResult
  public func popItem(animated: Bool) -> NavigationItem? {
    transition?.finish()
    guard let item = stack.last else { return nil }
    change(to: (stack.count - 1, []), animated: animated, isForward: false) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPop: item)
    }
    // The stack can contain the item a second time.
    if stack.place(of: item) != nil { item.bar = self }
    return item
  }

  func goBack() {
    guard let item = topItem, backItem != nil, delegate?.navigationBar(self, shouldPop: item) ?? true,
      // The delegate may have changed the stack.
      item === topItem
    else { return }
    if let backAction { backAction() } else { popItem(animated: true) }
  }

  /// Starts an animated change of the items. Use `showChange` to set the progress of the change.
  func beginChange(to items: (kept: Int, added: [NavigationItem]), isForward: Bool) {
    transition?.finish()
    let old = replacePage(with: items)
    guard let old, let page else {
      old?.removeFromSuperview()
      return
    }
    transition = NavigationBarTransition(from: old, to: page, isForward: isForward) { [weak self] in
      self?.transition = nil
      self?.setNeedsLayout()
    }
  }

  func showChange(progress: Double) { transition?.show(progress: progress) }

  func endChange() { transition?.finish() }

  private func change(
    to items: (kept: Int, added: [NavigationItem]), animated: Bool, isForward: Bool,
    completion: @escaping () -> Void = {}
  ) {
    let old = replacePage(with: items)
    guard animated, let old, let page, let clock = window?.contextIfAny?.clock else {
      old?.removeFromSuperview()
      return completion()
    }
    transition = NavigationBarTransition(from: old, to: page, isForward: isForward) { [weak self] in
      self?.transition = nil
      self?.setNeedsLayout()
      completion()
    }
    transition?.run(on: clock)
  }

  /// Replaces the items and their page. Returns the previous page, which remains in the bar, or nil if there was none.
  private func replacePage(with items: (kept: Int, added: [NavigationItem])) -> NavigationPage? {
    for item in stack[items.kept...] where item.bar === self { item.bar = nil }
    for item in items.added { item.bar = self }
    stack.removeSubrange(items.kept...)
    stack += items.added
    let old = page
    page = stack.last.map { NavigationPage($0, after: backItem, frame: bounds) }
    if let page {
      addSubview(page)
      refresh()
      page.layoutIfNeeded()
    }
    return old
  }

  func refresh() {
    page?.refresh(isLarge: isLarge(at: stack.count - 1))
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }

  private func isLarge(at index: Int) -> Bool {
    guard prefersLargeTitles else { return false }
    for item in stack.prefix(index + 1).reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return true
  }

  // MARK: Appearance

  override open func layoutSubviews() {
    // A moving page keeps its size until the transition has ended.
    if let page, page.transform.isIdentity { page.frame = bounds }
  }

  /// Returns the background image for the given metrics. If there is none, returns the image for the default metrics.
  public func backgroundImage(for metrics: BarMetrics) -> ImageName? { backgroundImages[metrics] }

  /// Sets the background image for the given metrics. Pass nil to use the image for the default metrics.
  public func setBackgroundImage(_ image: ImageName?, for metrics: BarMetrics) {
    backgroundImages[exactly: metrics] = image
    setNeedsDisplay()
  }

  override var accessibilityFacts: AccessibilityFacts? {
    var facts = AccessibilityFacts(.navigationBar)
    facts.content = .children
    return facts
  }

  override open func draw(_ rect: Rect, in graphics: GraphicsContext) {
    graphics.drawBar(
      in: bounds, reaching: reach, color: barTintColor,
      image: backgroundImage(for: BarMetrics(height: bounds.height)),
      line: .bottom)
  }

  private var naturalHeight: Double {
    if let topItem, topItem.showsSearchAlone { return topItem.searchHeight }
    return barHeights.navigation + (topItem?.searchHeight ?? 0)
      + (topItem?.prompt == nil ? 0 : NavigationPage.promptHeight)
      + largeTitleHeight
  }

  var largeTitleHeight: Double {
    topItem != nil && isLarge(at: stack.count - 1) ? NavigationPage.largeTitleHeight : 0
  }

  /// The height in points by which scrolling can shrink the bar. The search bar is hidden first, then the large title.
  var collapsibleHeight: Double {
    guard let topItem, !topItem.showsSearchAlone else { return 0 }
    return largeTitleHeight + topItem.hideableSearchHeight
  }

  /// Returns the size that the top item requires, including its prompt, large title, and search bar if it has them.
  override open func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width > 0 ? size.width : bounds.width, height: naturalHeight)
  }

  override open var intrinsicContentSize: (width: Double?, height: Double?) { (nil, naturalHeight) }
}

extension AppearanceKeys where Object: NavigationBar {
  /// The background color of navigation bars.
  public var barTintColor: AppearanceKey<Color> { AppearanceKey() }
  /// The color of titles.
  public var titleColor: AppearanceKey<Color> { AppearanceKey() }
  /// The font of standard titles.
  public var titleFont: AppearanceKey<Font> { AppearanceKey() }
  /// The background images of navigation bars for each kind of metrics.
  public var backgroundImage: VariantAppearanceKey<BarMetrics, ImageName> { VariantAppearanceKey() }
}

extension AppearanceProxy where Object: NavigationBar {
  /// Returns the background image that an appearance rule sets for the given metrics, or nil if there is no such rule.
  public func backgroundImage(for metrics: BarMetrics) -> ImageName? { self[\.backgroundImage, for: metrics] }
  /// Sets an appearance rule for the background image for the given metrics. Pass nil to remove the rule.
  public func setBackgroundImage(_ image: ImageName?, for metrics: BarMetrics) {
    self[\.backgroundImage, for: metrics] = image
  }
}
