import SceneServices
import SceneValues
import ScenePlatform

extension ScrollView {
  /// The scale of the view that `viewForZooming` returns. New values are limited to the range from `minimumZoomScale` to
  /// `maximumZoomScale`. When the scale changes, the content at the upper-left corner of the scroll view stays in place.
  public var zoomScale: Double {
    get { storedZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Sets `zoomScale`. An animated change has no effect during a drag or pinch. When the animation ends, the
  /// delegate's `scrollViewDidEndZooming` method is called.
  public func setZoomScale(_ scale: Double, animated: Bool) {
    let scale = limited(scale)
    zoom(
      to: Magnification(scale: scale, offset: offset(at: scale, around: .zero, wasAt: .zero)),
      animated: animated)
  }

  /// Zooms so that a rectangle fills the scroll view and is centered, within the zoom limits. The rectangle is in the
  /// coordinates of the unscaled content. The delegate receives the same calls as for `setZoomScale`.
  public func zoom(to rect: Rect, animated: Bool = false) {
    guard isZoomable, rect.width > 0, rect.height > 0 else { return }
    let scale = limited(min(bounds.width / rect.width, bounds.height / rect.height))
    let middle = Point(x: rect.midX * scale - bounds.width / 2, y: rect.midY * scale - bounds.height / 2)
    zoom(to: Magnification(scale: scale, offset: middle), animated: animated)
  }

  var isZoomable: Bool { maximumZoomScale > minimumZoomScale && zoomedView != nil }

  /// Whether the user is scaling the content with two fingers.
  public var isZooming: Bool { isZoomingByFingers }

  /// Whether the content is returning to a zoom limit after the user has scaled it beyond that limit.
  public var isZoomBouncing: Bool { zoomAnimation != nil && zoomBounces }

  private var zoomedView: View? { delegate?.viewForZooming(in: self) }

  private func limited(_ scale: Double) -> Double { min(max(scale, minimumZoomScale), maximumZoomScale) }

  func pinch(_ drag: ScrollDrag) {
    if !isZoomingByFingers {
      isZoomingByFingers = true
      delegate?.scrollViewWillBeginZooming(self, with: zoomedView)
    }
    let ratio = drag.startScale * recognizer.spread / storedZoomScale
    let wanted = stretched(storedZoomScale * ratio)
    // The content between the fingers must stay in place.
    let now = Point(
      x: drag.start.x + recognizer.base.x, y: drag.start.y + recognizer.base.y)
    let part = storedZoomScale / drag.startScale
    let start = Point(x: now.x * part - contentOffset.x, y: now.y * part - contentOffset.y)
    magnify(
      to: Magnification(scale: wanted, offset: offset(at: wanted, around: recognizer.location, wasAt: start)))
  }

  /// Returns the scale to display for a requested scale. With resistance beyond the limits, the result is at
  /// least half the minimum and at most twice the maximum.
  private func stretched(_ scale: Double) -> Double {
    let limited = limited(scale)
    guard bouncesZoom, limited != scale else { return limited }
    let excess = log(scale / limited)
    return limited * exp((excess < 0 ? -1 : 1) * log(2.0) * (1 - exp(-abs(excess))))
  }

  /// Ends a pinch and returns whether content must return to a zoom limit. If so, the drag ends without deceleration.
  func endPinch() -> Bool {
    guard isZoomingByFingers else { return false }
    isZoomingByFingers = false
    return returnWithinZoomLimits(around: recognizer.location) {
      $0.delegate?.scrollViewDidEndZooming($0, with: $0.zoomedView, atScale: $0.storedZoomScale)
    }
  }

  /// Continues the return to a zoom limit after a touch has interrupted it. Returns whether the scale was beyond a limit.
  func settleZoom() -> Bool {
    guard storedZoomScale != limited(storedZoomScale) else { return false }
    return returnWithinZoomLimits(around: bounds.center.relative(to: bounds.origin)) {
      $0.delegate?.scrollViewDidEndZooming($0, with: $0.zoomedView, atScale: $0.storedZoomScale)
    }
  }

  private func returnWithinZoomLimits(around point: Point, then done: @escaping (ScrollView) -> Void) -> Bool
  {
    let scale = limited(storedZoomScale)
    guard scale != storedZoomScale, window != nil else {
      done(self)
      return false
    }
    zoomBounces = true
    animate(
      to: Magnification(scale: scale, offset: offset(at: scale, around: point, wasAt: point)), then: done)
    return true
  }

  private func zoom(to end: Magnification, animated: Bool) {
    guard zoomedView != nil else { return }
    guard animated, window != nil else {
      stopZoom()
      stopMotion()
      return magnify(to: end)
    }
    guard drag == nil else { return }
    stopZoom()
    stopMotion()
    zoomBounces = false
    delegate?.scrollViewWillBeginZooming(self, with: zoomedView)
    animate(to: end) {
      $0.delegate?.scrollViewDidEndZooming($0, with: $0.zoomedView, atScale: $0.storedZoomScale)
    }
  }

  /// Animates to a new scale and offset. Each point in the content moves along a straight line.
  private func animate(to end: Magnification, then done: @escaping (ScrollView) -> Void) {
    guard let clock = contextIfAny?.clock else { return }
    let start = Magnification(scale: storedZoomScale, offset: contentOffset)
    let end = Magnification(scale: end.scale, offset: clamped(end.offset, magnified: end.scale))
    zoomAnimation = ValueAnimation(
      from: 0, to: 1, duration: 0.3, on: clock,
      step: { [weak self] part in
        self?.magnify(
          to: part == 1
            ? end
            : Magnification(
              scale: start.scale + (end.scale - start.scale) * part,
              offset: Point(
                x: start.offset.x + (end.offset.x - start.offset.x) * part,
                y: start.offset.y + (end.offset.y - start.offset.y) * part)))
      },
      completion: { [weak self] in
        guard let self else { return }
        zoomAnimation = nil
        done(self)
      })
  }

  /// Stops a zoom animation at its current state and returns whether an animation was in progress.
  @discardableResult
  func stopZoom() -> Bool {
    guard let animation = zoomAnimation else { return false }
    animation.cancel()
    zoomAnimation = nil
    delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: storedZoomScale)
    return true
  }

  func finishZoom() {
    guard !isMagnifying else { return }
    zoomAnimation?.finish()
  }

  private func offset(at scale: Double, around end: Point, wasAt start: Point) -> Point {
    let ratio = scale / storedZoomScale
    return Point(
      x: (contentOffset.x + start.x) * ratio - end.x, y: (contentOffset.y + start.y) * ratio - end.y)
  }

  private func clamped(_ offset: Point, magnified scale: Double) -> Point {
    guard let view = zoomedView else { return offset }
    let (x, y) = (
      limits(vertical: false, content: view.bounds.width * scale),
      limits(vertical: true, content: view.bounds.height * scale)
    )
    return Point(
      x: min(max(offset.x, x.lowerBound), x.upperBound), y: min(max(offset.y, y.lowerBound), y.upperBound))
  }

  private func magnify(to end: Magnification) {
    guard let view = zoomedView, end.scale > 0 else { return }
    let scale = end.scale
    let origin = view.frame.origin
    storedZoomScale = scale
    view.transform = .scale(x: scale, y: scale)
    // The scaled view stays at the upper-left corner and determines the content size.
    view.center = Point(
      x: origin.x + view.bounds.width * scale / 2, y: origin.y + view.bounds.height * scale / 2)
    contentSize = Size(width: view.frame.width, height: view.frame.height)
    move(to: drag == nil && zoomAnimation == nil ? clamped(end.offset) : end.offset)
    isMagnifying = true
    delegate?.scrollViewDidZoom(self)
    isMagnifying = false
  }
}

private struct Magnification {
  var scale: Double
  var offset: Point
}

extension Point {
  fileprivate func relative(to origin: Point) -> Point { Point(x: x - origin.x, y: y - origin.y) }
}
