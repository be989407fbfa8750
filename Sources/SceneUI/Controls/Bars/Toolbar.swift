import SceneDrawing
import SceneRuntime
import SceneServices
import SceneValues

/// A bar at the bottom of a screen that contains buttons for the content above it.
///
/// ```xml
/// <toolbar frame="0 436 320 44">
///   <barButtonItem systemItem="trash"><action selector="remove:" destination="list"/></barButtonItem>
///   <barButtonItem systemItem="flexibleSpace"/>
///   <barButtonItem title="Select"><action selector="select:" destination="list"/></barButtonItem>
/// </toolbar>
/// ```
open class Toolbar: View, BarItemOwner {
  /// The items from left to right. If there are no flexible spaces, the items are left-aligned.
  public var items: [BarButtonItem] {
    get { row.items }
    set { show(newValue) }
  }
  private var backgroundImages = StyleValues<BarMetrics, ImageName>()
  /// The background color, or nil to use the system color.
  @Stylable public var barTintColor: Color? { didSet { if barTintColor != oldValue { setNeedsDisplay() } } }
  /// The distance in points by which the background extends below the bar to the edge of the screen.
  package var reach = 0.0 { didSet { if reach != oldValue { setNeedsDisplay() } } }
  private let row = BarItemRow()
  private var fading: ValueAnimation?

  private static let fadeDuration = 0.25
  private static let margin = 8.0

  override public init(frame: Rect = .zero) { super.init(frame: frame) }

  /// Creates the bar from its element in a scene. Throws `LoadingError` if a nested object cannot be created.
  public required init(coder: Coder) throws { try super.init(coder: coder) }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(Toolbar.self, element: "toolbar", "A bar of buttons.") {
      $0.property(
        "barTintColor", "The background color of the bar; 'tintColor' applies to its buttons.",
        appearance: \.$barTintColor,
        get: \.barTintColor,
        set: { $0.barTintColor = $1 })
      $0.property(
        "backgroundImage", "The background images; 'compact' applies to a low bar.",
        appearance: \.backgroundImages,
        set: { $0.setBackgroundImage($1, for: $2) })
      $0.slot("items", "The items, in reading order.") { (bar, item: BarButtonItem) in
        bar.row.append(item, in: bar)
        bar.setNeedsLayout()
      }
      $0.sizedByFrame(false)
    }
  }

  /// Replaces the items. If `animated` is true, the new items fade in.
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

  func barItemDidChange() { show(items) }

  private func show(_ items: [BarButtonItem]) {
    row.show(items, in: self)
    setNeedsLayout()
  }

  override open func layoutSubviews() {
    let (safe, metrics) = (safeAreaInsets, contextIfAny?.systemMetrics ?? SystemMetrics())
    let above = max(0, min(naturalHeight, bounds.height) - barHeights.toolbar)
    let margin = metrics.toolbarMargin
    let area = bounds.inset(
      by: EdgeInsets(top: above, left: margin + safe.left, right: margin + safe.right))
    row.place(in: area, viewPadding: metrics.barViewPadding, isReversed: readsFromRightToLeft)
  }

  /// Returns the background image for the given metrics. If there is none, returns the image for the default metrics.
  public func backgroundImage(for metrics: BarMetrics) -> ImageName? { backgroundImages[metrics] }

  /// Sets the background image for the given metrics. Pass nil to use the image for the default metrics.
  public func setBackgroundImage(_ image: ImageName?, for metrics: BarMetrics) {
    backgroundImages[exactly: metrics] = image
    setNeedsDisplay()
  }

  override var accessibilityFacts: AccessibilityFacts? {
    var facts = AccessibilityFacts(.toolbar)
    facts.content = .children
    return facts
  }

  override open func draw(_ rect: Rect, in graphics: GraphicsContext) {
    graphics.drawBar(
      in: bounds, reaching: reach, color: barTintColor,
      image: backgroundImage(for: BarMetrics(height: bounds.height)),
      line: .top)
  }

  override open func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width > 0 ? size.width : row.width + 2 * Self.margin, height: naturalHeight)
  }

  override open var intrinsicContentSize: (width: Double?, height: Double?) { (nil, naturalHeight) }
  private var naturalHeight: Double { contextIfAny?.systemMetrics.toolbarHeight ?? barHeights.toolbar }

  /// Gives the bar the standard height unless it is directly above the home indicator, where an editor's canvas shows taller
  /// bars. Returns whether the height changes.
  package func restoreStandardHeight() -> Bool {
    guard contextIfAny?.systemMetrics.toolbarHeight != nil, placeholderContentSize == nil, let superview
    else { return false }
    let covered = superview.safeAreaInsets.bottom
    guard covered == 0 || abs(superview.bounds.maxY - covered - frame.maxY) >= 0.5 else { return false }
    placeholderContentSize = (nil, barHeights.toolbar)
    return true
  }
}

extension AppearanceKeys where Object: Toolbar {
  /// The background color of toolbars.
  public var barTintColor: AppearanceKey<Color> { AppearanceKey() }
  /// The background images of toolbars for each kind of metrics.
  public var backgroundImage: VariantAppearanceKey<BarMetrics, ImageName> { VariantAppearanceKey() }
}

extension AppearanceProxy where Object: Toolbar {
  /// Returns the background image that an appearance rule sets for the given metrics, or nil if there is no such rule.
  public func backgroundImage(for metrics: BarMetrics) -> ImageName? { self[\.backgroundImage, for: metrics] }
  /// Sets an appearance rule for the background image for the given metrics. Pass nil to remove the rule.
  public func setBackgroundImage(_ image: ImageName?, for metrics: BarMetrics) {
    self[\.backgroundImage, for: metrics] = image
  }
}
