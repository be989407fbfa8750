import SceneDrawing
import SceneRuntime
import SceneValues

/// A row of dots, one for each page, that tells which page shows and leads to the ones beside it.
open class PageControl: Control {
  /// Never negative, and no more than 2,147,483,647.
  @Bounded(.counts) public var numberOfPages = 0 {
    didSet {
      currentPage = storedPage
      setNeedsDisplay()
      if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  /// Whether nothing shows where there is a single page.
  public var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  /// The colour of the dots; pale for nil.
  @Stylable public var pageIndicatorTintColor: Color? { didSet { setNeedsDisplay() } }
  /// The colour of the current page's dot; that of text for nil.
  @Stylable public var currentPageIndicatorTintColor: Color? { didSet { setNeedsDisplay() } }
  private var storedPage = 0

  private static let dotDiameter = 7.0
  /// From one dot's middle to the next one's.
  private static let spacing = 16.0
  private static let height = 26.0

  override public init(frame: Rect = .zero) { super.init(frame: frame) }

  /// Makes a page control from its element in a scene.
  public required init(coder: Coder) throws { try super.init(coder: coder) }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(PageControl.self, element: "pageControl", "A row of dots, one for each page.") {
      // The number comes before the page, which is kept within it.
      $0.property(
        "numberOfPages", default: 0, in: .counts, get: \.numberOfPages, set: { $0.numberOfPages = $1 })
      $0.property(
        "currentPage", default: 0, in: .counts, "From 0.", get: \.currentPage, set: { $0.currentPage = $1 })
      $0.property(
        "hidesForSinglePage", default: false, get: \.hidesForSinglePage, set: { $0.hidesForSinglePage = $1 })
      $0.property(
        "pageIndicatorTintColor", "Pale, unless given.", appearance: \.$pageIndicatorTintColor,
        get: \.pageIndicatorTintColor,
        set: { $0.pageIndicatorTintColor = $1 })
      $0.property(
        "currentPageIndicatorTintColor", "That of text, unless given.",
        appearance: \.$currentPageIndicatorTintColor, get: \.currentPageIndicatorTintColor,
        set: { $0.currentPageIndicatorTintColor = $1 })
      $0.events([Control.Events.valueChangedName, Control.Events.primaryName] + Control.Events.touchNames)
      $0.sizedByFrame(false)
    }
  }

  /// Which page shows, from 0; kept among those that there are. Setting it sends nothing.
  public var currentPage: Int {
    get { storedPage }
    set {
      let page = max(0, min(newValue, numberOfPages - 1))
      guard page != storedPage else { return }
      storedPage = page
      setNeedsDisplay()
    }
  }

  private var showsDots: Bool { numberOfPages > 1 || (numberOfPages == 1 && !hidesForSinglePage) }

  /// Where a page's dot is, in the control's coordinates.
  public func frameForIndicator(at page: Int) -> Rect {
    let offset = Double(page) - Double(numberOfPages - 1) / 2
    return turned(
      Rect(
        x: bounds.midX + offset * Self.spacing - Self.dotDiameter / 2,
        y: bounds.midY - Self.dotDiameter / 2, width: Self.dotDiameter, height: Self.dotDiameter))
  }

  override open func beginTracking(_ touch: Touch, with event: Event) -> Bool { showsDots }

  /// A tap to the left of the current dot goes one page back, to the right one on; where one reads from right to left, the
  /// other way around.
  override open func endTracking(_ touch: Touch, with event: Event) {
    let point = touch.location(in: self)
    guard contains(point, with: event) else { return }
    let old = currentPage
    currentPage += turned(point).x < turned(frameForIndicator(at: currentPage)).midX ? -1 : 1
    guard currentPage != old else { return }
    sendActions(for: .valueChanged, with: event)
    sendActions(for: .primaryActionTriggered, with: event)
  }

  override open func draw(_ rect: Rect, in graphics: GraphicsContext) {
    guard showsDots else { return }
    let opacity = isEnabled ? 1 : 0.5
    for page in drawnPages {
      let color =
        page == currentPage
        ? resolve(currentPageIndicatorTintColor ?? .label)
        : pageIndicatorTintColor.map(resolve) ?? resolve(.label).dimmed(by: 0.25)
      graphics.setFillColor(color.dimmed(by: opacity))
      graphics.fillEllipse(in: frameForIndicator(at: page))
    }
  }

  /// The pages whose dots may be seen: those in the middle, where there are more than fit on any screen.
  private var drawnPages: Range<Int> {
    let middle = numberOfPages / 2
    let reach = Int(nearest: farthestDrawn / Self.spacing)
    return max(0, middle - reach)..<min(numberOfPages, middle + reach)
  }

  /// How large the control must be to show the dots of a number of pages.
  public func size(forNumberOfPages count: Int) -> Size {
    Size(
      width: Double(max(count, 0)) * Self.spacing,
      height: contextIfAny?.systemMetrics.pageControlHeight ?? Self.height)
  }

  override open func sizeThatFits(_ size: Size) -> Size { self.size(forNumberOfPages: numberOfPages) }

  override open var intrinsicContentSize: (width: Double?, height: Double?) {
    let size = sizeThatFits(.zero)
    return (size.width, size.height)
  }
}

extension AppearanceKeys where Object: PageControl {
  /// The colour that rules give to the dots.
  public var pageIndicatorTintColor: AppearanceKey<Color> { AppearanceKey() }
  /// The colour that rules give to the current page's dot.
  public var currentPageIndicatorTintColor: AppearanceKey<Color> { AppearanceKey() }
}
