import SceneValues

struct ScrollDrag {
  /// The content offset, without resistance at the edges, at the time when the recognizer last set its base location.
  var start: Point
  var startScale: Double
  var baseChanges: Int
  var axes: (x: Bool, y: Bool)
  /// The content offset at which the drag began. Paging scrolls at most one page from this offset.
  var origin: Point
}

extension ScrollView {
  /// Whether the user is touching the content.
  public var isTracking: Bool { recognizer.numberOfFingers > 0 }
  /// Whether the user is dragging the content.
  public var isDragging: Bool { drag != nil }
  /// Whether the content is still moving after a drag has ended.
  public var isDecelerating: Bool { motion?.reason == .deceleration }
  /// The gesture recognizer for drags. You can require it to wait until other recognizers have failed.
  public var panGestureRecognizer: GestureRecognizer { recognizer }

  func hasRoom(vertical: Bool) -> Bool {
    let limits = limits(vertical: vertical)
    return limits.upperBound > limits.lowerBound
  }

  private func moves(vertical: Bool) -> Bool {
    hasRoom(vertical: vertical) || bounces && (vertical ? alwaysBounceVertical : alwaysBounceHorizontal)
      || vertical && bounces && refreshControl != nil
  }

  func canDrag(horizontally: Bool) -> Bool { moves(vertical: !horizontally) }

  /// Stops a deceleration or a zoom animation, and returns whether one was in progress.
  func catchContent() -> Bool {
    if stopZoom() { return true }
    guard isDecelerating else { return false }
    stopMotion()
    return true
  }

  func fingersDidLeave() {
    guard drag == nil, motion == nil, zoomAnimation == nil, !settleZoom(),
      clamped(contentOffset) != contentOffset
    else { return }
    settle()
  }

  func fingersDidMove() {
    switch recognizer.state {
    case .began:
      beginDrag()
      follow()
    case .changed: follow()
    case .ended: endDrag(velocity: recognizer.velocity)
    case .cancelled: endDrag(velocity: .zero)
    case .possible, .failed: break
    }
  }

  private func beginDrag() {
    let way = (
      x: recognizer.location.x - recognizer.base.x, y: recognizer.location.y - recognizer.base.y
    )
    // Pinching also moves the content along axes on which it cannot be scrolled.
    var axes = (x: isScrollEnabled && moves(vertical: false), y: isScrollEnabled && moves(vertical: true))
    if isDirectionalLockEnabled {
      axes = abs(way.x) > abs(way.y) ? (axes.x, false) : (false, axes.y)
    }
    stopMotion()
    drag = ScrollDrag(
      start: released(contentOffset), startScale: zoomScale, baseChanges: recognizer.baseChanges, axes: axes,
      origin: contentOffset)
    delegate?.scrollViewWillBeginDragging(self)
    flashScrollIndicators()
  }

  private func follow() {
    guard var current = drag else { return }
    if current.baseChanges != recognizer.baseChanges {
      current.start = released(contentOffset)
      current.startScale = zoomScale
      current.baseChanges = recognizer.baseChanges
      drag = current
    }
    if recognizer.numberOfFingers > 1, isZoomable { return pinch(current) }
    let wanted = Point(
      x: current.axes.x ? current.start.x - recognizer.location.x + recognizer.base.x : contentOffset.x,
      y: current.axes.y ? current.start.y - recognizer.location.y + recognizer.base.y : contentOffset.y)
    move(to: stretched(wanted))
  }

  /// Adjusts the drag after the scroll limits have changed, so that the visible content stays in place.
  func edgesDidMove() {
    guard drag != nil else { return }
    let offset = released(contentOffset)
    drag?.start = Point(
      x: offset.x + recognizer.location.x - recognizer.base.x,
      y: offset.y + recognizer.location.y - recognizer.base.y)
  }

  private func endDrag(velocity: Point) {
    guard let ended = drag else { return }
    if endPinch() {
      drag = nil
      delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
      return
    }
    let velocity = Point(x: ended.axes.x ? -velocity.x : 0, y: ended.axes.y ? -velocity.y : 0)
    var target = restingPlace(velocity: velocity, drag: ended)
    let natural = target
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: Point(x: velocity.x / 1000, y: velocity.y / 1000), targetContentOffset: &target)
    drag = nil
    let coast = Coast(
      from: contentOffset, to: target, velocity: velocity, in: self, isChosen: target != natural)
    delegate?.scrollViewDidEndDragging(self, willDecelerate: coast.duration > 0)
    // The delegate may have moved the content.
    guard coast.duration > 0, drag == nil, motion == nil else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    begin(ScrollMotion(reason: .deceleration, path: .coast(coast)))
  }

  func settle() {
    let coast = Coast(
      from: contentOffset, to: clamped(contentOffset), velocity: .zero, in: self, isChosen: false)
    begin(ScrollMotion(reason: .settling, path: .coast(coast)))
  }

  private func restingPlace(velocity: Point, drag: ScrollDrag) -> Point {
    if isPagingEnabled {
      return Point(
        x: page(vertical: false, velocity: velocity.x, origin: drag.origin.x),
        y: page(vertical: true, velocity: velocity.y, origin: drag.origin.y))
    }
    let decay = decelerationRate.decay
    // The speed, in points per second, below which a finger is considered to be at rest.
    let slowest = 20.0
    return Point(
      x: abs(velocity.x) < slowest
        ? contentOffset.x
        : AxisMotion.naturalTarget(from: contentOffset.x, velocity: velocity.x, decay: decay),
      y: abs(velocity.y) < slowest
        ? contentOffset.y
        : AxisMotion.naturalTarget(from: contentOffset.y, velocity: velocity.y, decay: decay))
  }

  /// Returns the offset of the page at which scrolling stops: the nearest page or, after a fast drag, the
  /// next page in the direction of the drag.
  private func page(vertical: Bool, velocity: Double, origin: Double) -> Double {
    let limits = limits(vertical: vertical)
    let (offset, length) =
      vertical ? (contentOffset.y, bounds.height) : (contentOffset.x, bounds.width)
    guard length > 0, limits.upperBound > limits.lowerBound else { return offset }
    let first = (origin / length).rounded()
    var page = (offset / length).rounded()
    if abs(velocity) > 200 {
      page = velocity > 0 ? (offset / length).rounded(.down) + 1 : (offset / length).rounded(.up) - 1
    }
    page = min(max(page, first - 1), first + 1)
    return min(max(page * length, limits.lowerBound), limits.upperBound)
  }

  private func stretched(_ offset: Point) -> Point {
    guard bounces else { return clamped(offset) }
    return Point(
      x: RubberBand.stretched(offset.x, limits: limits(vertical: false), dimension: bounds.width),
      y: RubberBand.stretched(offset.y, limits: limits(vertical: true), dimension: bounds.height))
  }

  private func released(_ offset: Point) -> Point {
    Point(
      x: RubberBand.released(offset.x, limits: limits(vertical: false), dimension: bounds.width),
      y: RubberBand.released(offset.y, limits: limits(vertical: true), dimension: bounds.height))
  }
}
