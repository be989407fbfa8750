import SceneRuntime
import SceneServices
import SceneValues

/// A view that displays part of its content, which the user can scroll and zoom. Scrolling changes
/// `contentOffset`, which is the origin of the view's bounds.
open class ScrollView: View, ContentScroller, SafeAreaDependent {
  /// A rate at which scrolling slows down after the user lifts the finger.
  public enum DecelerationRate: String, SceneEnumeration {
    case normal, fast

    /// The natural logarithm of the fraction of the remaining distance that is left after one second.
    var decay: Double { self == .normal ? -2.002 : -10.05 }
  }

  /// The delegate that responds to scrolling and zooming. The scroll view references it weakly. The default is nil.
  public weak var delegate: (any ScrollViewDelegate)? { didSet { delegateDidChange() } }
  /// The view that covers the visible area while scrolling is paused. See `pauseScrolling(below:)`.
  private weak var cover: View?
  /// The content's size, in points. Tables and collection views set it, and zooming changes it. The default is zero.
  @Bounded(.places) public var contentSize = Size.zero {
    didSet { if contentSize != oldValue { contentDidChange() } }
  }
  /// The distances, in points, by which the content can be scrolled beyond its edges, in addition to the
  /// areas covered by bars. The default is zero.
  @Within(.coordinates) public var contentInset = EdgeInsets.zero {
    didSet { if contentInset != oldValue { contentDidChange() } }
  }
  /// A mode that determines whether the areas covered by bars are added to a scroll view's inset. Nothing is
  /// added for a scroll view inside another scroll view.
  public enum ContentInsetAdjustment: String, SceneEnumeration {
    case automatic, never
  }

  /// The mode that determines whether `adjustedContentInset` includes the areas covered by bars. The default
  /// is `automatic`, which includes them.
  public var contentInsetAdjustment = ContentInsetAdjustment.automatic {
    didSet { if contentInsetAdjustment != oldValue { setNeedsLayout() } }
  }
  var safeInset = EdgeInsets.zero
  /// An additional top inset that the library sets, in points, such as the space for a refresh control.
  var innerInset = 0.0 { didSet { if innerInset != oldValue { edgesDidMove() } } }
  /// Whether the user can scroll the content. The default is true. Pinching and scrolling in code are not affected.
  public var isScrollEnabled = true
  /// Whether a drag scrolls only along the axis on which it begins. The default is false.
  public var isDirectionalLockEnabled = false
  /// Whether each drag scrolls by at most one page, which has the size of the view. The default is false.
  public var isPagingEnabled = false
  /// Whether the user can drag the content beyond its edges, from which it bounces back. The default is true.
  public var bounces = true
  /// Whether the user can drag the content vertically even if it fits in the view. This property has no effect unless
  /// `bounces` is true. The default is false.
  public var alwaysBounceVertical = false
  /// Whether the user can drag the content horizontally even if it fits in the view. This property has no effect unless
  /// `bounces` is true. The default is false.
  public var alwaysBounceHorizontal = false
  /// The rate at which scrolling slows down after the user lifts the finger. The default is `normal`.
  public var decelerationRate = DecelerationRate.normal
  /// Whether a horizontal scroll indicator appears at the lower edge during scrolling. The default is true.
  public var showsHorizontalScrollIndicator = true
  /// Whether a vertical scroll indicator appears at the trailing edge during scrolling. The default is true.
  public var showsVerticalScrollIndicator = true
  /// Whether the delivery of a touch to the content is briefly delayed, until it is clear that the touch does
  /// not start a drag. The default is true.
  public var delaysContentTouches = true
  /// Whether starting a drag can cancel a touch that the content has already received. The default is true.
  public var canCancelContentTouches = true
  /// The minimum zoom scale, which is 0 or greater. The default is 1. To enable zooming, set a value less than
  /// `maximumZoomScale` and implement the delegate's `viewForZooming` method.
  @Within(.lengths) public var minimumZoomScale = 1.0
  /// The maximum zoom scale, which is 0 or greater. The default is 1. A new limit does not change the current scale.
  @Within(.lengths) public var maximumZoomScale = 1.0
  /// Whether the user can temporarily scale the content beyond the zoom limits. The default is true.
  public var bouncesZoom = true

  let recognizer = ScrollGestureRecognizer()
  var drag: ScrollDrag?
  var motion: ScrollMotion?
  var motionTimer: Timer?
  var isZoomingByFingers = false
  var storedZoomScale = 1.0
  var zoomAnimation: ValueAnimation?
  var zoomBounces = false
  /// Whether the delegate is currently being notified of a zoom scale change.
  var isMagnifying = false
  private var indicators: [(view: ScrollIndicator, isVertical: Bool)] = []
  private var indicatorTimer: Timer?
  /// The control that appears when the user pulls down the content.
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

  /// Creates a scroll view from its element in a scene.
  ///
  /// - Throws: `LoadingError` if a nested object cannot be created.
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
      ScrollView.self, element: "scrollView", "Shows a part of content that is larger than the view."
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
        "delegate", get: \.delegate, ignores: { $0 is any ListController }, set: { $0.delegate = $1 })
      $0.slot("refreshControl", single: true, "The refresh control.") {
        (view, control: RefreshControl) in view.refreshControl = control
      }
    }
  }

  /// Responds to a change of the delegate. Subclasses with their own delegate protocol override this method.
  func delegateDidChange() {}

  func pauseScrolling(below cover: View) -> Bool {
    self.cover = cover
    defer { isScrollEnabled = false }
    return isScrollEnabled
  }

  func resumeScrolling() { isScrollEnabled = true }

  func takeWheel(by way: Point, smoothly: Bool) -> Bool { scrollByWheel(way, smoothly: smoothly) }

  // MARK: Accessibility

  var scrollsContentNow: Bool { hasRoom(vertical: true) || hasRoom(vertical: false) }

  override var accessibilityFacts: AccessibilityFacts? { scrollsContentNow ? scrollFacts(.scrollArea) : nil }

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

  // MARK: Content offset

  /// The point of the content that is displayed at the upper-left corner of the view. A new value stops any scrolling.
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

  /// A layout guide for the entire content. Constraints between the guide and the subviews determine the content size.
  public var contentLayoutGuide: LayoutGuide { LayoutGuide(.contentGuide, of: self) }
  /// A layout guide for the visible area, which does not move when the content scrolls. If the content is as
  /// wide as this guide, it scrolls only vertically.
  public var frameLayoutGuide: LayoutGuide { LayoutGuide(.frameGuide, of: self) }

  var liesBelowBars: Bool { contentInsetAdjustment == .automatic }

  override func boundsDidMove() {
    delegate?.scrollViewDidScroll(self)
    refreshControl?.contentDidMove(in: self)
    controller?.rootDidScroll()
  }

  /// Returns the range of offsets at which nothing beyond the content and its insets is visible.
  func limits(vertical: Bool) -> ClosedRange<Double> {
    limits(vertical: vertical, content: vertical ? contentSize.height : contentSize.width)
  }

  func limits(vertical: Bool, content: Double) -> ClosedRange<Double> {
    let inset = adjustedContentInset
    let (start, end, visible) =
      vertical
      ? (inset.top + innerInset, inset.bottom, bounds.height)
      : (inset.left, inset.right, bounds.width)
    return -start...max(-start, content + end - visible)
  }

  func clamped(_ offset: Point) -> Point {
    let (x, y) = (limits(vertical: false), limits(vertical: true))
    return Point(
      x: min(max(offset.x, x.lowerBound), x.upperBound), y: min(max(offset.y, y.lowerBound), y.upperBound))
  }

  private func contentDidChange() {
    setNeedsLayout()
    // If the content has shrunk, the visible area must not be empty.
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
    // The indicators are between the bars, so their range is shifted by the inset.
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

  /// Shows the scroll indicators briefly, for example to indicate that the content can be scrolled.
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
    indicatorTimer = Timer(interval: ScrollIndicator.timeLimit, on: clock) { [weak self] _ in
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

  func leavesTouch(to view: View) -> Bool { false }

  // MARK: For subclasses

  /// Returns whether a drag can cancel a touch that a view has received. The default is false only for controls.
  open func touchesShouldCancel(in view: View) -> Bool { !(view is Control) }
}
