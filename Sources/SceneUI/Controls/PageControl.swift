import SceneDrawing
import SceneRuntime
import SceneValues

/// A row of dots, one for each page. It shows the current page and lets the user move to adjacent pages.
open class PageControl: Control, AccessibilityActing {
  /// The visibility of the background behind the dots.
  public enum BackgroundStyle: String, SceneEnumeration {
    case automatic
    case prominent, minimal
  }

  /// The number of pages, from 0 to 2,147,483,647. The default is 0.
  @Within(.counts) public var numberOfPages = 0 {
    didSet {
      currentPage = storedPage
      setNeedsDisplay()
      if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  /// Whether the dots are hidden if there is only one page. The default is false.
  public var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  /// The color of the dots, or nil to use a pale version of the text color.
  @Stylable public var pageIndicatorTintColor: Color? { didSet { setNeedsDisplay() } }
  /// The color of the current page's dot, or nil to use the text color.
  @Stylable public var currentPageIndicatorTintColor: Color? { didSet { setNeedsDisplay() } }
  /// The image to show instead of each dot, or nil to show dots. It is drawn in the dots' colors. The default is nil.
  public var preferredIndicatorImage: ImageName? { didSet { setNeedsDisplay() } }
  /// The image to show instead of the current page's dot, or nil to use the image for other pages. The default is nil.
  public var preferredCurrentPageIndicatorImage: ImageName? { didSet { setNeedsDisplay() } }
  /// The visibility of the background behind the dots. By default, a drag along the dots shows the background.
  public var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsDisplay() } }
  /// Whether dragging along the dots changes the page. The default is true.
  public var allowsContinuousInteraction = true
  private var indicatorImages: [Int: ImageName] = [:]
  private var start = 0.0
  private var isSweeping = false { didSet { if isSweeping != oldValue { setNeedsDisplay() } } }
  private var storedPage = 0

  private static let dotDiameter = 7.0
  private static let spacing = 16.0
  private static let height = 26.0

  override public init(frame: Rect = .zero) { super.init(frame: frame) }

  /// Creates a page control from its element in a scene.
  public required init(coder: Coder) throws { try super.init(coder: coder) }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(PageControl.self, element: "pageControl", "A row of dots, one for each page.") {
      // The number of pages limits the current page, so it must be set first.
      $0.property(
        "numberOfPages", default: 0, in: .counts, get: \.numberOfPages, set: { $0.numberOfPages = $1 })
      $0.property(
        "currentPage", default: 0, in: .counts, "The index of the current page, from 0.", get: \.currentPage,
        set: { $0.currentPage = $1 })
      $0.property(
        "hidesForSinglePage", default: false, get: \.hidesForSinglePage, set: { $0.hidesForSinglePage = $1 })
      $0.property(
        "pageIndicatorTintColor", "The color of the other dots. Default: a pale tint.",
        appearance: \.$pageIndicatorTintColor,
        get: \.pageIndicatorTintColor,
        set: { $0.pageIndicatorTintColor = $1 })
      $0.property(
        "currentPageIndicatorTintColor",
        "The color of the dot for the current page. Default: the text color.",
        appearance: \.$currentPageIndicatorTintColor, get: \.currentPageIndicatorTintColor,
        set: { $0.currentPageIndicatorTintColor = $1 })
      $0.property(
        "preferredIndicatorImage", "The image to show in place of each dot.", get: \.preferredIndicatorImage,
        set: { $0.preferredIndicatorImage = $1 })
      $0.property(
        "preferredCurrentPageIndicatorImage", "The image to show in place of the dot for the current page.",
        get: \.preferredCurrentPageIndicatorImage, set: { $0.preferredCurrentPageIndicatorImage = $1 })
      $0.property(
        "backgroundStyle", default: .automatic, "When the background is visible.", get: \.backgroundStyle,
        set: { $0.backgroundStyle = $1 })
      $0.property(
        "allowsContinuousInteraction", default: true, "Whether dragging along the dots changes the page.",
        get: \.allowsContinuousInteraction, set: { $0.allowsContinuousInteraction = $1 })
      $0.events([Control.Events.valueChangedName, Control.Events.primaryName] + Control.Events.touchNames)
      $0.sizedByFrame(false)
    }
  }

  /// The current page's zero-based index. A new value is clamped to the existing pages and sends no event.
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

  /// Returns the frame of a page's dot in the control's coordinates.
  public func frameForIndicator(at page: Int) -> Rect {
    let offset = Double(page) - Double(numberOfPages - 1) / 2
    return turned(
      Rect(
        x: bounds.midX + offset * Self.spacing - Self.dotDiameter / 2,
        y: bounds.midY - Self.dotDiameter / 2, width: Self.dotDiameter, height: Self.dotDiameter))
  }

  /// Returns the image for a page, or `preferredIndicatorImage` if no image is set for that page.
  public func indicatorImage(forPage page: Int) -> ImageName? {
    indicatorImages[page] ?? preferredIndicatorImage
  }

  /// Sets the image to show instead of a page's dot. Pass nil to use `preferredIndicatorImage`.
  public func setIndicatorImage(_ image: ImageName?, forPage page: Int) {
    indicatorImages[page] = image
    setNeedsDisplay()
  }

  override open func beginTracking(_ touch: Touch, with event: Event) -> Bool {
    start = touch.location(in: self).x
    return showsDots
  }

  /// Selects the page whose dot is under the finger once the finger has moved far enough to count as a drag.
  override open func continueTracking(_ touch: Touch, with event: Event) -> Bool {
    let point = touch.location(in: self)
    if allowsContinuousInteraction, abs(point.x - start) > Self.spacing / 2 { isSweeping = true }
    guard isSweeping else { return true }
    let way = turned(point).x - turned(frameForIndicator(at: 0)).midX
    let old = currentPage
    currentPage = Int(nearest: (way / Self.spacing).rounded())
    if currentPage != old { sendChange(event) }
    return true
  }

  override open func cancelTracking(with event: Event?) { isSweeping = false }

  override var accessibilityFacts: AccessibilityFacts? {
    guard showsDots else { return nil }
    let page = libraryText(.page).replacing("%1", with: "\(currentPage + 1)")
      .replacing("%2", with: "\(numberOfPages)")
    var facts = controlFacts(.pageControl, value: page)
    facts.traits.insert(.adjustable)
    facts.range = AccessibilityRange(
      minimum: 1, maximum: Double(numberOfPages), value: Double(currentPage + 1), step: 1)
    return facts
  }

  override open func accessibilityIncrement() { take(currentPage + 1) }

  override open func accessibilityDecrement() { take(currentPage - 1) }

  func performOwnAction(_ action: AccessibilityAction, part: Int) -> Bool? {
    guard case .setValue(let value) = action else { return nil }
    take(Int(nearest: value.rounded()) - 1)
    return true
  }

  private func take(_ page: Int) {
    let old = currentPage
    currentPage = page
    if currentPage != old { sendChange(nil) }
  }

  private func sendChange(_ event: Event?) {
    sendActions(for: .valueChanged, with: event)
    sendActions(for: .primaryActionTriggered, with: event)
  }

  /// Selects the previous page after a tap on the leading side of the current dot, or the next page otherwise.
  override open func endTracking(_ touch: Touch, with event: Event) {
    let point = touch.location(in: self)
    guard !isSweeping else {
      isSweeping = false
      return
    }
    guard self.point(inside: point, with: event) else { return }
    let old = currentPage
    currentPage += turned(point).x < turned(frameForIndicator(at: currentPage)).midX ? -1 : 1
    if currentPage != old { sendChange(event) }
  }

  override open func draw(_ rect: Rect, in graphics: GraphicsContext) {
    guard showsDots else { return }
    drawPlate(in: graphics)
    let opacity = isEnabled ? 1 : 0.5
    for page in drawnPages {
      let color =
        page == currentPage
        ? resolve(currentPageIndicatorTintColor ?? .label)
        : pageIndicatorTintColor.map(resolve) ?? resolve(.label).dimmed(by: 0.25)
      draw(page, in: color.dimmed(by: opacity), graphics)
    }
  }

  private func draw(_ page: Int, in color: RGBA, _ graphics: GraphicsContext) {
    let frame = frameForIndicator(at: page)
    let current = page == currentPage ? preferredCurrentPageIndicatorImage : nil
    guard let image = current ?? indicatorImage(forPage: page) else {
      graphics.setFillColor(color)
      return graphics.fillEllipse(in: frame)
    }
    let square = frame.insetBy(dx: -3, dy: -3)
    let place = size(of: image).map { ContentMode.scaleAspectFit.frame(for: $0, in: square) } ?? square
    graphics.drawImage(
      named: image.name, in: place,
      tint: Color(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha))
  }

  private func drawPlate(in graphics: GraphicsContext) {
    guard backgroundStyle == .prominent || (backgroundStyle == .automatic && isSweeping) else { return }
    let size = Size(
      width: min(bounds.width, Double(numberOfPages + 1) * Self.spacing),
      height: min(bounds.height, Self.height))
    let plate = Rect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    graphics.setFillColor(.systemFill)
    graphics.fill(Path(roundedRect: plate, cornerRadius: plate.height / 2))
  }

  /// The pages whose dots are drawn. If the dots do not fit on a screen, only the dots in the middle are drawn.
  private var drawnPages: Range<Int> {
    let middle = numberOfPages / 2
    let reach = Int(nearest: maximumDrawingDistance / Self.spacing)
    return max(0, middle - reach)..<min(numberOfPages, middle + reach)
  }

  /// Returns the size that a control requires to show dots for the given number of pages.
  public func size(forNumberOfPages count: Int) -> Size {
    let metrics = contextIfAny?.systemMetrics
    return Size(
      width: count > 0
        ? Double(count) * (metrics?.pageControlSpacing ?? Self.spacing) + (metrics?.pageControlPadding ?? 0)
        : 0,
      height: metrics?.pageControlHeight ?? Self.height)
  }

  override open func sizeThatFits(_ size: Size) -> Size { self.size(forNumberOfPages: numberOfPages) }

  override open var intrinsicContentSize: (width: Double?, height: Double?) {
    let size = sizeThatFits(.zero)
    return (size.width, size.height)
  }
}

extension AppearanceKeys where Object: PageControl {
  /// The color of the dots.
  public var pageIndicatorTintColor: AppearanceKey<Color> { AppearanceKey() }
  /// The color of the current page's dot.
  public var currentPageIndicatorTintColor: AppearanceKey<Color> { AppearanceKey() }
}
