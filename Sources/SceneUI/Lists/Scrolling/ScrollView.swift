import SceneRuntime
import SceneServices
import SceneValues

/// Shows a part of a content that is larger than itself, and lets fingers move and scale it.
///
/// The content are the subviews. Scrolling moves the origin of the bounds: `contentOffset` is that origin.
open class ScrollView: View, ContentScroller, SafeAreaDependent {
  /// How fast a content that was pushed comes to rest.
  public enum DecelerationRate: String, SceneEnumeration {
    case normal, fast

    /// What is left of the way after a second, as an exponent.
    var decay: Double { self == .normal ? -2.002 : -10.05 }
  }

  /// Hears of scrolling and zooming, and has a say in them; held weakly, nil by default.
  public weak var delegate: (any ScrollViewDelegate)? { didSet { delegateDidChange() } }
  /// Lies over what is seen, while nobody can scroll: see `pauseScrolling(below:)`.
  private weak var cover: View?
  /// How large the content is, in points; zero by default.
  ///
  /// Tables, collections and zooming set it themselves.
  @Bounded(.places) public var contentSize = Size.zero {
    didSet { if contentSize != oldValue { contentDidChange() } }
  }
  /// How far beyond the content's edges one can scroll.
  @Within(.coordinates) public var contentInset = EdgeInsets.zero {
    didSet { if contentInset != oldValue { contentDidChange() } }
  }
  /// Whether the inset grows by what bars hide. That of a scroll view inside another never does.
  public enum ContentInsetAdjustment: String, SceneEnumeration {
    case automatic, never
  }

  /// Whether `adjustedContentInset` takes in what bars hide; `automatic`, which it is by default, does so.
  public var contentInsetAdjustment = ContentInsetAdjustment.automatic {
    didSet { if contentInsetAdjustment != oldValue { setNeedsLayout() } }
  }
  /// What bars hide, as of the last layout.
  var safeInset = EdgeInsets.zero
  /// What the library itself adds to the inset: room for a refresh control.
  var innerInset = 0.0 { didSet { if innerInset != oldValue { edgesDidMove() } } }
  /// Whether a finger can move the content; true by default.
  ///
  /// Code can move it in any case, and two fingers can zoom.
  public var isScrollEnabled = true
  /// Whether a drag that begins along one axis goes on along that one alone.
  public var isDirectionalLockEnabled = false
  /// Whether the content comes to rest at multiples of the view's own size alone; false by default.
  ///
  /// One drag goes one page at most.
  public var isPagingEnabled = false
  /// Whether the content can be pulled beyond its edges, and comes back.
  public var bounces = true
  /// Whether the content can be pulled up and down even where all of it is seen; false by default.
  ///
  /// It does nothing unless `bounces` is true.
  public var alwaysBounceVertical = false
  /// Whether the content can be pulled to the sides even where all of it is seen; false by default.
  ///
  /// It does nothing unless `bounces` is true.
  public var alwaysBounceHorizontal = false
  /// How fast the content comes to rest that a finger has pushed; `normal` by default.
  public var decelerationRate = DecelerationRate.normal
  /// Whether a bar at the lower edge shows the place in the content while it scrolls; true by default.
  public var showsHorizontalScrollIndicator = true
  /// Whether a bar at the right edge shows the place in the content while it scrolls; true by default.
  public var showsVerticalScrollIndicator = true
  /// Whether a touch is kept from what it is on until it is clear that it does not scroll.
  public var delaysContentTouches = true
  /// Whether a drag takes a touch away from what it began in.
  public var canCancelContentTouches = true
  /// The least scale that the content can be zoomed to, from 0 up; 1 by default.
  ///
  /// Fingers zoom where it is less than `maximumZoomScale` and the delegate has a view for zooming. Setting
  /// it does not change the present scale.
  @Within(.lengths) public var minimumZoomScale = 1.0
  /// The greatest scale that the content can be zoomed to, from 0 up; 1 by default.
  ///
  /// Setting it does not change the present scale.
  @Within(.lengths) public var maximumZoomScale = 1.0
  /// Whether fingers can scale beyond the limits, and it comes back.
  public var bouncesZoom = true

  let recognizer = ScrollGestureRecognizer()
  var drag: ScrollDrag?
  var motion: ScrollMotion?
  var motionTimer: Timer?
  var isZoomingByFingers = false
  var storedZoomScale = 1.0
  var zoomAnimation: ValueAnimation?
  /// Whether the animation leads back to a limit.
  var zoomBounces = false
  /// Whether the delegate is being told that the content is scaled: what it does to the offset ends no animation.
  var isMagnifying = false
  private var indicators: [(view: ScrollIndicator, isVertical: Bool)] = []
  private var indicatorTimer: Timer?
  /// Appears when the content is pulled down.
  public var refreshControl: RefreshControl? {
    didSet {
      guard oldValue !== refreshControl else { return }
      oldValue?.leave(self)
      refreshControl?.enter(self)
    }
  }

  override public init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    watchFingers()
  }

  /// Makes the scroll view from its element in a scene.
  ///
  /// - Throws: `LoadingError` where an object inside of it cannot be made.
  public required init(coder: Coder) throws {
    try super.init(coder: coder)
    clipsToBounds = coder.value(forKey: "clipsToBounds") ?? true
    watchFingers()
  }

  private func watchFingers() {
    addGestureRecognizer(recognizer)
    recognizer.addTarget(self) { view, _ in view.fingersDidMove() }
  }

  deinit {
    motionTimer?.invalidate()
    indicatorTimer?.invalidate()
  }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      ScrollView.self, element: "scrollView", "Shows a part of a larger content."
    ) {
      $0.property("clipsToBounds", default: true, get: \.clipsToBounds, set: { $0.clipsToBounds = $1 })
      $0.property("contentSize", default: .zero, get: \.contentSize, set: { $0.contentSize = $1 })
      $0.property("contentInset", default: .zero, get: \.contentInset, set: { $0.contentInset = $1 })
      $0.property(
        "contentInsetAdjustment", default: .automatic, "Whether the insets include the area below bars.",
        get: \.contentInsetAdjustment, set: { $0.contentInsetAdjustment = $1 })
      $0.property("contentOffset", get: \.contentOffset, set: { $0.contentOffset = $1 })
      $0.property("scrollEnabled", default: true, get: \.isScrollEnabled, set: { $0.isScrollEnabled = $1 })
      $0.property(
        "directionalLockEnabled", default: false, get: \.isDirectionalLockEnabled,
        set: { $0.isDirectionalLockEnabled = $1 })
      $0.property("pagingEnabled", default: false, get: \.isPagingEnabled, set: { $0.isPagingEnabled = $1 })
      $0.property("bounces", default: true, get: \.bounces, set: { $0.bounces = $1 })
      $0.property(
        "alwaysBounceVertical", default: false, get: \.alwaysBounceVertical,
        set: { $0.alwaysBounceVertical = $1 })
      $0.property(
        "alwaysBounceHorizontal", default: false, get: \.alwaysBounceHorizontal,
        set: { $0.alwaysBounceHorizontal = $1 })
      $0.property(
        "decelerationRate", default: .normal, get: \.decelerationRate, set: { $0.decelerationRate = $1 })
      $0.property(
        "showsHorizontalScrollIndicator", default: true, get: \.showsHorizontalScrollIndicator,
        set: { $0.showsHorizontalScrollIndicator = $1 })
      $0.property(
        "showsVerticalScrollIndicator", default: true, get: \.showsVerticalScrollIndicator,
        set: { $0.showsVerticalScrollIndicator = $1 })
      $0.property(
        "delaysContentTouches", default: true, get: \.delaysContentTouches,
        set: { $0.delaysContentTouches = $1 })
      $0.property(
        "canCancelContentTouches", default: true, get: \.canCancelContentTouches,
        set: { $0.canCancelContentTouches = $1 })
      $0.property(
        "minimumZoomScale", default: 1, in: .lengths, get: \.minimumZoomScale,
        set: { $0.minimumZoomScale = $1 })
      $0.property(
        "maximumZoomScale", default: 1, in: .lengths, get: \.maximumZoomScale,
        set: { $0.maximumZoomScale = $1 })
      $0.property("bouncesZoom", default: true, get: \.bouncesZoom, set: { $0.bouncesZoom = $1 })
      $0.outlet(
        "delegate", get: \.delegate, letsPass: { $0 is any ListController }, set: { $0.delegate = $1 })
      $0.slot("refreshControl", single: true, "The refresh control.") {
        (view, control: RefreshControl) in view.refreshControl = control
      }
    }
  }

  /// For subclasses that ask more of their delegate.
  func delegateDidChange() {}

  func pauseScrolling(below cover: View) -> Bool {
    self.cover = cover
    defer { isScrollEnabled = false }
    return isScrollEnabled
  }

  func resumeScrolling() { isScrollEnabled = true }

  func takeWheel(by way: Point, smoothly: Bool) -> Bool { scrollByWheel(way, smoothly: smoothly) }

  // MARK: For people who do not see it

  var scrollsContentNow: Bool { hasRoom(vertical: true) || hasRoom(vertical: false) }

  override var accessibilityFacts: AccessibilityFacts? { scrollsContentNow ? scrollFacts(.scrollArea) : nil }

  /// What all have in common that scroll.
  final func scrollFacts(_ role: AccessibilityRole) -> AccessibilityFacts {
    var facts = AccessibilityFacts(role)
    facts.content = .children
    guard isScrollEnabled else { return facts }
    let (x, y) = (limits(vertical: false), limits(vertical: true))
    let ways: [(AccessibilityScrollDirection, Bool)] = [
      (.up, contentOffset.y > y.lowerBound), (.down, contentOffset.y < y.upperBound),
      (.left, contentOffset.x > x.lowerBound), (.right, contentOffset.x < x.upperBound),
    ]
    facts.actions = ways.filter(\.1).map { .scroll($0.0) }
    return facts
  }

  // MARK: The offset

  /// The point of the content that is seen in the upper left corner. Setting it ends a movement that is under way.
  public var contentOffset: Point {
    get { bounds.origin }
    set {
      stopMotion()
      finishZoom()
      move(to: newValue)
    }
  }

  func move(to offset: Point) {
    guard offset != bounds.origin else { return }
    bounds = Rect(origin: offset, size: bounds.size)
  }

  override final var contentScroller: (any ContentScroller)? { self }

  func contentSizeDidSolve(width: Double?, height: Double?) {
    contentSize = Size(width: width ?? contentSize.width, height: height ?? contentSize.height)
  }

  /// All that is scrolled through, as a guide: constraints between it and what is in the view say how large that is.
  public var contentLayoutGuide: LayoutGuide { LayoutGuide(.contentGuide, of: self) }
  /// What lies still while the content moves, as a guide: what is as wide as it scrolls up and down alone.
  public var frameLayoutGuide: LayoutGuide { LayoutGuide(.frameGuide, of: self) }

  var liesBelowBars: Bool { contentInsetAdjustment == .automatic }

  override func boundsDidMove() {
    delegate?.scrollViewDidScroll(self)
    refreshControl?.contentDidMove(in: self)
    controller?.rootDidScroll()
  }

  /// The offsets along an axis at which no more than the content is seen.
  func limits(vertical: Bool) -> ClosedRange<Double> {
    limits(vertical: vertical, content: vertical ? contentSize.height : contentSize.width)
  }

  /// The same, for a content of another length.
  func limits(vertical: Bool, content: Double) -> ClosedRange<Double> {
    let inset = adjustedContentInset
    let (start, end, visible) =
      vertical
      ? (inset.top + innerInset, inset.bottom, bounds.height)
      : (inset.left, inset.right, bounds.width)
    return -start...max(-start, content + end - visible)
  }

  /// The nearest offset at which no more than the content is seen.
  func clamped(_ offset: Point) -> Point {
    let (x, y) = (limits(vertical: false), limits(vertical: true))
    return Point(
      x: min(max(offset.x, x.lowerBound), x.upperBound), y: min(max(offset.y, y.lowerBound), y.upperBound))
  }

  private func contentDidChange() {
    setNeedsLayout()
    // Content that shrinks does not leave an empty view behind.
    guard !isTracking, motion == nil, zoomAnimation == nil else { return }
    let limits = (x: limits(vertical: false), y: limits(vertical: true))
    move(
      to: Point(
        x: min(contentOffset.x, max(limits.x.upperBound, 0)),
        y: min(contentOffset.y, max(limits.y.upperBound, 0))))
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    adjustToSafeArea()
    refreshControl?.place(in: self)
    cover?.frame = bounds
    // Between the bars; there the limits are as far from the edge as before.
    let seen = bounds.inset(by: safeInset)
    for (view, isVertical) in indicators {
      let (limits, shift) = (limits(vertical: isVertical), isVertical ? safeInset.top : safeInset.left)
      view.place(
        isVertical: isVertical, visible: seen, limits: limits.lowerBound + shift...limits.upperBound + shift)
    }
  }

  override open func willMove(toWindow newWindow: Window?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil {
      stopMotion()
      finishZoom()
      hideIndicators()
    }
  }

  // MARK: Indicators

  /// Shows for a moment where in the content one is.
  public func flashScrollIndicators() {
    indicatorTimer?.invalidate()
    if indicators.isEmpty {
      if showsVerticalScrollIndicator, hasRoom(vertical: true) {
        indicators.append((ScrollIndicator(), true))
      }
      if showsHorizontalScrollIndicator, hasRoom(vertical: false) {
        indicators.append((ScrollIndicator(), false))
      }
      for indicator in indicators { addSubview(indicator.view) }
    }
    guard !indicators.isEmpty, let clock = contextIfAny?.clock else { return }
    indicatorTimer = Timer(interval: ScrollIndicator.patience, on: clock) { [weak self] _ in
      guard let self else { return }
      if isTracking || motion != nil { flashScrollIndicators() } else { hideIndicators() }
    }
  }

  private func hideIndicators() {
    indicatorTimer?.invalidate()
    for indicator in indicators { indicator.view.removeFromSuperview() }
    indicators = []
  }

  override open func didAddSubview(_ subview: View) {
    super.didAddSubview(subview)
    guard !(subview is ScrollIndicator) else { return }
    for indicator in indicators { bringSubviewToFront(indicator.view) }
  }

  /// Whether a touch on a view is none of the scroll view's, from the beginning.
  func leavesTouch(to view: View) -> Bool { false }

  // MARK: For subclasses

  /// Whether a drag takes the touch from a view that has seen it. By default, from any but a control.
  open func touchesShouldCancel(in view: View) -> Bool { !(view is Control) }
}
