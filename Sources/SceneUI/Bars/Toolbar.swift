import SceneDrawing
import SceneRuntime
import SceneValues

/// A bar of buttons, at the bottom of what they act on.
///
/// ```xml
/// <toolbar frame="0 436 320 44">
///   <barButtonItem systemItem="trash"><action selector="remove:" destination="list"/></barButtonItem>
///   <barButtonItem systemItem="flexibleSpace"/>
///   <barButtonItem title="Select"><action selector="select:" destination="list"/></barButtonItem>
/// </toolbar>
/// ```
open class Toolbar: View, BarItemHolder {
  /// From left to right. Without flexible spaces, all stand on the left.
  public var items: [BarButtonItem] = [] { didSet { barItemDidChange() } }
  /// The bar's own colour; the system's for nil.
  public var barTintColor: Color? { didSet { if barTintColor != oldValue { setNeedsDisplay() } } }
  private var row = BarItemRow()
  private var fading: ValueAnimation?

  /// In seconds.
  private static let fadeDuration = 0.25
  private static let margin = 8.0
  private static let height = 44.0

  override public init(frame: Rect = .zero) { super.init(frame: frame) }

  public required init(coder: Coder) throws { try super.init(coder: coder) }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(Toolbar.self, element: "toolbar", "A bar of buttons.") {
      $0.property(
        "barTintColor", "The bar's own colour; 'tintColor' is its buttons'.", get: \.barTintColor,
        set: { $0.barTintColor = $1 })
      $0.slot("items", "From left to right.") { (bar, item: BarButtonItem) in bar.items.append(item) }
    }
  }

  /// Shows other items. Animated, they fade in.
  public func setItems(_ items: [BarButtonItem], animated: Bool) {
    fading?.finish()
    self.items = items
    guard animated, let clock = window?.contextIfAny?.clock else { return }
    for view in subviews { view.alpha = 0 }
    fading = ValueAnimation(
      from: 0, to: 1, duration: Self.fadeDuration, on: clock,
      step: { [weak self] alpha in self?.subviews.forEach { $0.alpha = alpha } },
      completion: { [weak self] in self?.fading = nil })
  }

  func barItemDidChange() {
    row.show(items, in: self)
    setNeedsLayout()
  }

  override open func layoutSubviews() { row.place(in: bounds.insetBy(dx: Self.margin, dy: 0)) }

  override open func draw(_ rect: Rect, in graphics: GraphicsContext) {
    graphics.drawBar(in: bounds, color: barTintColor, line: .top)
  }

  override open func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width > 0 ? size.width : row.width + 2 * Self.margin, height: Self.height)
  }

  override open var intrinsicContentSize: (width: Double?, height: Double?) { (nil, Self.height) }
}
