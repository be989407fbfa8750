import SceneDrawing
import SceneRuntime
import SceneValues

/// Hears which tab a person chooses.
public protocol TabBarDelegate: AnyObject {
  /// Whether a touch of a tab selects it. True unless implemented.
  func tabBar(_ bar: TabBar, shouldSelect item: TabBarItem) -> Bool
  /// A tab was touched; it may have been selected before.
  func tabBar(_ bar: TabBar, didSelect item: TabBarItem)
}

extension TabBarDelegate {
  /// By default, every tab can be selected.
  public func tabBar(_ bar: TabBar, shouldSelect item: TabBarItem) -> Bool { true }
}

/// A bar at the bottom, with a tab for each of a few things to show.
///
/// It shows five tabs at most: whoever has more puts one behind which the others are.
open class TabBar: View, BarItemHolder {
  /// How tabs lie in the bar.
  public enum ItemPositioning: String, SceneEnumeration {
    /// Filling a bar as narrow as a phone, in the middle of a wider one.
    case automatic
    case fill, centered
  }

  /// Hears which tab is touched; held weakly, nil by default.
  public weak var delegate: (any TabBarDelegate)?
  /// The bar's own color; the system's for nil.
  @Stylable public var barTintColor: Color? { didSet { if barTintColor != oldValue { setNeedsDisplay() } } }
  /// How tabs lie in the bar; `automatic`, the default, fills a bar that is no wider than 500 points.
  @Stylable public var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// In points, where tabs lie in the middle.
  @Stylable @Within(.lengths) public var itemWidth = 76.0 { didSet { setNeedsLayout() } }
  /// Between two tabs, in points, where they lie in the middle.
  @Stylable @Within(.lengths) public var itemSpacing = 34.0 { didSet { setNeedsLayout() } }
  /// How far its background goes on below it, in points: down to the edge of the screen.
  package var reach = 0.0 { didSet { if reach != oldValue { setNeedsDisplay() } } }
  private var buttons: [TabButton] = []
  private weak var selection: TabBarItem?

  /// How many are shown.
  public static let mostItems = 5
  private static let phoneWidth = 500.0

  override public init(frame: Rect = .zero) { super.init(frame: frame) }

  /// Makes the bar from its element in a scene.
  ///
  /// - Throws: `LoadingError` where an object inside of it cannot be made.
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
        bar.items.append(item)
      }
      $0.outlet("selectedItem", get: \.selectedItem, set: { $0.selectedItem = $1 })
      $0.outlet("delegate", get: \.delegate, set: { $0.delegate = $1 })
      $0.sizedByFrame(false)
    }
  }

  /// In the order in which one reads. Those beyond the fifth are kept, and not shown.
  public var items: [TabBarItem] = [] {
    didSet {
      for item in oldValue where !items.contains(where: { $0 === item }) && item.holder === self {
        item.holder = nil
      }
      for item in items { item.holder = self }
      // A tab that is being touched stays the same one.
      let shown = items.prefix(Self.mostItems).map { item in
        buttons.first { $0.item === item } ?? TabButton(item)
      }
      for button in buttons where !shown.contains(where: { $0 === button }) { button.removeFromSuperview() }
      buttons = shown
      for button in buttons where button.superview !== self { addSubview(button) }
      barItemDidChange()
    }
  }

  /// The tab that is selected; nil for none. One that is not among the items selects nothing. Setting it tells the
  /// delegate nothing.
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

  /// Which one a tab is of those that are shown.
  func position(of tab: TabButton) -> AccessibilityPosition? {
    buttons.firstIndex { $0 === tab }.map { AccessibilityPosition(index: $0 + 1, count: buttons.count) }
  }

  /// A person has chosen.
  func touched(_ item: TabBarItem) {
    guard delegate?.tabBar(self, shouldSelect: item) ?? true else { return }
    selectedItem = item
    contextIfAny?.note(self, "selects \(item.title ?? "a tab")")
    delegate?.tabBar(self, didSelect: item)
  }

  // MARK: Looks

  override open func layoutSubviews() {
    guard !buttons.isEmpty else { return }
    let count = Double(buttons.count)
    let safe = safeAreaInsets
    let space = bounds.inset(by: EdgeInsets(left: safe.left, right: safe.right))
    let isFilled =
      itemPositioning == .fill || (itemPositioning == .automatic && bounds.width <= Self.phoneWidth)
    let spacing = isFilled ? 0 : itemSpacing
    // Tabs in the middle of a bar that is too narrow for them fill it.
    let width = min(isFilled ? .infinity : itemWidth, max(0, space.width - spacing * (count - 1)) / count)
    let total = width * count + spacing * (count - 1)
    for (index, button) in buttons.enumerated() {
      button.frame = turned(
        Rect(
          x: space.midX - total / 2 + (width + spacing) * Double(index), y: bounds.minY, width: width,
          height: min(bounds.height, barHeights.tab)))
    }
  }

  override open func draw(_ rect: Rect, in graphics: GraphicsContext) {
    graphics.drawBar(in: bounds, reaching: reach, color: barTintColor, line: .top)
  }

  override open func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width > 0 ? size.width : bounds.width, height: barHeights.tab)
  }

  override open var intrinsicContentSize: (width: Double?, height: Double?) { (nil, barHeights.tab) }
}

extension AppearanceKeys where Object: TabBar {
  /// The bar's own color.
  public var barTintColor: AppearanceKey<Color> { AppearanceKey() }
  /// How tabs lie in the bar.
  public var itemPositioning: AppearanceKey<TabBar.ItemPositioning> { AppearanceKey() }
  /// How wide tabs are that lie in the middle, in points.
  public var itemWidth: AppearanceKey<Double> { AppearanceKey() }
  /// How far apart tabs are that lie in the middle, in points.
  public var itemSpacing: AppearanceKey<Double> { AppearanceKey() }
}
