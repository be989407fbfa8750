import SceneDrawing
import SceneRuntime
import SceneValues

/// Hears of, and decides about, the way back in a navigation bar.
public protocol NavigationBarDelegate: AnyObject {
  /// Whether a touch of the back button takes the top item away. True unless implemented.
  func navigationBar(_ bar: NavigationBar, shouldPop item: NavigationItem) -> Bool
  /// An item has been taken away, and what showed it is gone.
  func navigationBar(_ bar: NavigationBar, didPop item: NavigationItem)
}

extension NavigationBarDelegate {
  /// By default, a touch of the back button takes the top item away.
  public func navigationBar(_ bar: NavigationBar, shouldPop item: NavigationItem) -> Bool { true }
  /// By default, nothing is done.
  public func navigationBar(_ bar: NavigationBar, didPop item: NavigationItem) {}
}

/// A bar at the top, with a title, buttons, and the way back.
///
/// It holds items, one on top of the other, and shows the topmost.
open class NavigationBar: View {
  /// Hears of the way back, and has a say in it; held weakly, nil by default.
  public weak var delegate: (any NavigationBarDelegate)?
  private var backgroundImages = StyleValues<BarMetrics, ImageName>()
  /// The bar's own color; the system's for nil.
  @Stylable public var barTintColor: Color? { didSet { if barTintColor != oldValue { setNeedsDisplay() } } }
  /// The color of titles; that of text for nil.
  @Stylable public var titleColor: Color? { didSet { page?.setNeedsLayout() } }
  /// The font of titles that are not large; the system's for nil.
  @Stylable public var titleFont: Font? { didSet { page?.setNeedsLayout() } }
  /// Whether titles are large where their items do not object. The bar's owner gives it the height.
  public var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { refresh() } } }
  private var stack: [NavigationItem] = []
  private var page: NavigationPage?
  private var transition: NavigationBarTransition?
  /// How far its background goes on above it, in points: up to the edge of the screen.
  package var reach = 0.0 { didSet { if reach != oldValue { setNeedsDisplay() } } }
  /// Goes back, in place of the bar: a navigation controller takes away what the top item stands for.
  var goesBack: (() -> Void)?

  override public init(frame: Rect = .zero) { super.init(frame: frame) }

  /// Makes the bar from its element in a scene.
  ///
  /// - Throws: `LoadingError` where an object inside of it cannot be made.
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
        "titleColor", "Default: the text color.", appearance: \.$titleColor, get: \.titleColor,
        set: { $0.titleColor = $1 })
      $0.property(
        "titleFont", "The attributes of titles of normal size.", appearance: \.$titleFont, get: \.titleFont,
        set: { $0.titleFont = $1 })
      $0.property(
        "prefersLargeTitles", default: false, "Whether titles are large, unless an item disables it.",
        get: \.prefersLargeTitles, set: { $0.prefersLargeTitles = $1 })
      $0.property(
        "backgroundImage", "The background images; 'compact' applies to a low bar.",
        appearance: \.backgroundImages,
        set: { $0.setBackgroundImage($1, for: $2) })
      $0.slot("items", "The navigation items; the last one is visible.") { (bar, item: NavigationItem) in
        bar.items.append(item)
      }
      $0.outlet("delegate", get: \.delegate, set: { $0.delegate = $1 })
      $0.sizedByFrame(false)
    }
  }

  // MARK: Items

  /// From the bottom up. Setting them animates nothing, and the delegate hears nothing.
  public var items: [NavigationItem] {
    get { stack }
    set {
      restack((0, newValue))
    }
  }

  /// Shows other items in place of those above some.
  func restack(_ items: (kept: Int, added: [NavigationItem])) {
    transition?.finish()
    change(to: items, animated: false, isForward: true)
  }

  /// The item that shows.
  public var topItem: NavigationItem? { stack.last }
  /// The item that the back button leads to.
  public var backItem: NavigationItem? { stack.dropLast().last }

  /// Puts an item on top of the others, and shows it; the delegate is not told.
  ///
  /// - Parameters:
  ///   - item: is the `topItem` when this returns.
  ///   - animated: whether the item slides in; in a bar that is in no window, it never does.
  public func pushItem(_ item: NavigationItem, animated: Bool) {
    transition?.finish()
    change(to: (stack.count, [item]), animated: animated, isForward: true)
  }

  /// Takes the top item away. The delegate hears of it afterwards; it is not asked: who calls this has decided.
  @discardableResult
  public func popItem(animated: Bool) -> NavigationItem? {
    transition?.finish()
    guard let item = stack.last else { return nil }
    change(to: (stack.count - 1, []), animated: animated, isForward: false) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPop: item)
    }
    // It may lie further down, too.
    if stack.place(of: item) != nil { item.bar = self }
    return item
  }

  /// The back button was touched.
  func goBack() {
    guard let item = topItem, backItem != nil, delegate?.navigationBar(self, shouldPop: item) ?? true,
      // Who was asked may have gone elsewhere.
      item === topItem
    else { return }
    if let goesBack { goesBack() } else { popItem(animated: true) }
  }

  /// Shows other items as far as somebody else says, by `showChange`: a navigation controller, whose own content moves
  /// at the same pace.
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

  /// - Parameter progress: from 0 to 1.
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

  /// - Returns: the page that shows the old items, which is still there.
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

  /// The top item has changed, or one below it, which says what the way back is called, and perhaps how large the title
  /// is.
  func refresh() {
    page?.refresh(isLarge: isLarge(at: stack.count - 1))
    invalidateIntrinsicContentSize()
    // Whoever gave it its height may have to give it another.
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

  // MARK: Looks

  override open func layoutSubviews() {
    // What is on its way keeps its size until it has arrived.
    if let page, page.transform.isIdentity { page.frame = bounds }
  }

  /// The image behind all: that for the metrics, or the default one; nil where neither is set.
  public func backgroundImage(for metrics: BarMetrics) -> ImageName? { backgroundImages[metrics] }

  /// Sets the image behind all for some metrics alone; nil takes it away, so that the default one shows.
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

  /// What of the height a large title takes; 0 where the title is a usual one.
  var largeTitleHeight: Double {
    topItem != nil && isLarge(at: stack.count - 1) ? NavigationPage.largeTitleHeight : 0
  }

  /// What of the height goes out of sight when the content below is scrolled up: a search bar first, then a large title.
  var collapsibleHeight: Double {
    guard let topItem, !topItem.showsSearchAlone else { return 0 }
    return largeTitleHeight + topItem.hideableSearchHeight
  }

  /// As high as the top item needs: higher for a prompt, for a large title, and for a search bar.
  override open func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width > 0 ? size.width : bounds.width, height: naturalHeight)
  }

  override open var intrinsicContentSize: (width: Double?, height: Double?) { (nil, naturalHeight) }
}

extension AppearanceKeys where Object: NavigationBar {
  /// The bar's own color.
  public var barTintColor: AppearanceKey<Color> { AppearanceKey() }
  /// The color of titles.
  public var titleColor: AppearanceKey<Color> { AppearanceKey() }
  /// The font of titles that are not large.
  public var titleFont: AppearanceKey<Font> { AppearanceKey() }
  /// The image behind all, for each of the metrics.
  public var backgroundImage: VariantAppearanceKey<BarMetrics, ImageName> { VariantAppearanceKey() }
}

extension AppearanceProxy where Object: NavigationBar {
  /// What a rule says of the image behind all; nil where none says anything.
  public func backgroundImage(for metrics: BarMetrics) -> ImageName? { self[\.backgroundImage, for: metrics] }
  /// Says, as a rule, the image behind all for some metrics; nil takes the rule away.
  public func setBackgroundImage(_ image: ImageName?, for metrics: BarMetrics) {
    self[\.backgroundImage, for: metrics] = image
  }
}
