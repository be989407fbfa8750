import SceneDrawing
import SceneRuntime
import SceneValues

/// Methods by which a delegate observes and controls the selection of tabs.
public protocol TabBarDelegate: AnyObject {
  /// Returns whether tapping a tab selects it. The default implementation returns true.
  func tabBar(_ bar: TabBar, shouldSelect item: TabBarItem) -> Bool
  /// Called after the user has tapped a tab, even if the tab was already selected.
  func tabBar(_ bar: TabBar, didSelect item: TabBarItem)
}

extension TabBarDelegate {
  /// Returns true, so that the user can select every tab.
  public func tabBar(_ bar: TabBar, shouldSelect item: TabBarItem) -> Bool { true }
}

/// A bar at the bottom of a screen, with up to five tabs with which the user selects content.
open class TabBar: View, BarItemOwner {
  /// A layout of the tabs in the bar.
  public enum ItemPositioning: String, SceneEnumeration {
    /// If the bar is at most 500 points wide, the tabs fill it. In a wider bar, the tabs are centered.
    case automatic
    case fill, centered
  }

  /// The delegate, which is notified of taps. The default is nil.
  public weak var delegate: (any TabBarDelegate)?
  /// The background color, or nil to use the system color.
  @Stylable public var barTintColor: Color? { didSet { if barTintColor != oldValue { setNeedsDisplay() } } }
  /// The layout of the tabs. The default is `automatic`.
  @Stylable public var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// The width of each centered tab, in points. The default is 76.
  @Stylable @Within(.lengths) public var itemWidth = 76.0 { didSet { setNeedsLayout() } }
  /// The distance between centered tabs, in points. The default is 34.
  @Stylable @Within(.lengths) public var itemSpacing = 34.0 { didSet { setNeedsLayout() } }
  /// The distance in points by which the background extends below the bar to the edge of the screen.
  package var reach = 0.0 { didSet { if reach != oldValue { setNeedsDisplay() } } }
  private var allItems: [TabBarItem] = []
  private var buttons: [TabButton] = []
  private weak var selection: TabBarItem?

  /// The maximum number of visible tabs.
  public static let maximumItemCount = 5
  private static let phoneWidth = 500.0

  override public init(frame: Rect = .zero) { super.init(frame: frame) }

  /// Creates the bar from its element in a scene. Throws `LoadingError` if a nested object cannot be created.
  public required init(coder: Coder) throws { try super.init(coder: coder) }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(TabBar.self, element: "tabBar", "A bar with tabs.") {
      $0.property(
        "barTintColor", "The background color of the bar; 'tintColor' applies to the selected tab.",
        appearance: \.$barTintColor, get: \.barTintColor,
        set: { $0.barTintColor = $1 })
      $0.property(
        "itemPositioning", default: .automatic, "Whether tabs fill the bar or are centered.",
        appearance: \.$itemPositioning, get: \.itemPositioning, set: { $0.itemPositioning = $1 })
      $0.property(
        "itemWidth", default: 76, in: .lengths, "The width of centered tabs in points.",
        appearance: \.$itemWidth,
        get: \.itemWidth,
        set: { $0.itemWidth = $1 })
      $0.property(
        "itemSpacing", default: 34, in: .lengths, "The space between centered tabs in points.",
        appearance: \.$itemSpacing,
        get: \.itemSpacing,
        set: { $0.itemSpacing = $1 })
      $0.slot("items", "The tabs, in reading order. At most five are visible.") { (bar, item: TabBarItem) in
        bar.add(item)
      }
      $0.outlet("selectedItem", get: \.selectedItem, set: { $0.selectedItem = $1 })
      $0.outlet("delegate", get: \.delegate, set: { $0.delegate = $1 })
      $0.sizedByFrame(false)
    }
  }

  /// The items in reading order. Only the first five are visible.
  public var items: [TabBarItem] {
    get { allItems }
    set {
      let kept = Set(newValue.map(ObjectIdentifier.init))
      for item in allItems where !kept.contains(ObjectIdentifier(item)) && item.holder === self {
        item.holder = nil
      }
      allItems = newValue
      for item in newValue { item.holder = self }
      showItems()
    }
  }

  private func add(_ item: TabBarItem) {
    allItems.append(item)
    item.holder = self
    if allItems.count <= Self.maximumItemCount { showItems() }
  }

  private func showItems() {
    // A button that is being touched must remain the same object.
    let shown = items.prefix(Self.maximumItemCount).map { item in
      buttons.first { $0.item === item } ?? TabButton(item)
    }
    for button in buttons where !shown.contains(where: { $0 === button }) { button.removeFromSuperview() }
    buttons = shown
    for button in buttons where button.superview !== self { addSubview(button) }
    barItemDidChange()
  }

  /// The selected tab, or nil if no tab is selected. Setting this property to an item that is not in the bar clears the
  /// selection. The delegate is not notified when the property is set.
  public var selectedItem: TabBarItem? {
    get { items.first { $0 === selection } }
    set {
      selection = newValue
      barItemDidChange()
    }
  }

  func barItemDidChange() {
    for button in buttons { button.refresh(isSelected: button.item === selection) }
    setNeedsLayout()
  }

  override var accessibilityFacts: AccessibilityFacts? {
    var facts = AccessibilityFacts(.tabBar)
    facts.content = .children
    facts.count = buttons.count
    return facts
  }

  func position(of tab: TabButton) -> AccessibilityPosition? {
    buttons.firstIndex { $0 === tab }.map { AccessibilityPosition(index: $0 + 1, count: buttons.count) }
  }

  func touched(_ item: TabBarItem) {
    guard delegate?.tabBar(self, shouldSelect: item) ?? true else { return }
    selectedItem = item
    contextIfAny?.note(self, "selects \(item.title ?? "a tab")")
    delegate?.tabBar(self, didSelect: item)
  }

  override open func layoutSubviews() {
    guard !buttons.isEmpty else { return }
    let count = Double(buttons.count)
    let safe = safeAreaInsets
    let space = bounds.inset(by: EdgeInsets(left: safe.left, right: safe.right))
    let isFilled =
      itemPositioning == .fill || (itemPositioning == .automatic && bounds.width <= Self.phoneWidth)
    let spacing = isFilled ? 0 : itemSpacing
    let width = min(isFilled ? .infinity : itemWidth, max(0, space.width - spacing * (count - 1)) / count)
    let total = width * count + spacing * (count - 1)
    for (index, button) in buttons.enumerated() {
      button.frame = turned(
        Rect(
          x: space.midX - total / 2 + (width + spacing) * Double(index), y: bounds.minY, width: width,
          height: min(bounds.height, naturalHeight)))
    }
  }

  override open func draw(_ rect: Rect, in graphics: GraphicsContext) {
    graphics.drawBar(in: bounds, reaching: reach, color: barTintColor, line: .top)
  }

  override open func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width > 0 ? size.width : bounds.width, height: naturalHeight)
  }

  override open var intrinsicContentSize: (width: Double?, height: Double?) { (nil, naturalHeight) }

  private var naturalHeight: Double { contextIfAny?.systemMetrics.tabBarHeight ?? barHeights.tab }
}

extension AppearanceKeys where Object: TabBar {
  /// The background color of tab bars.
  public var barTintColor: AppearanceKey<Color> { AppearanceKey() }
  /// The layout of the tabs in tab bars.
  public var itemPositioning: AppearanceKey<TabBar.ItemPositioning> { AppearanceKey() }
  /// The width of each centered tab, in points.
  public var itemWidth: AppearanceKey<Double> { AppearanceKey() }
  /// The distance between centered tabs, in points.
  public var itemSpacing: AppearanceKey<Double> { AppearanceKey() }
}
