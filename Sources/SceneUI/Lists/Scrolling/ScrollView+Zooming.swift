import SceneServices
import SceneValues
import ScenePlatform

extension ScrollView {
  /// What the delegate's view for zooming is scaled by. Setting it keeps within the limits, and keeps the upper left
  /// corner where it is.
  public var zoomScale: Double {
    get { storedZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Scales the content within the limits, and keeps the upper left corner where it is.
  ///
  /// Animated, the delegate hears `scrollViewWillBeginZooming`, any number of `scrollViewDidZoom`, and
  /// `scrollViewDidEndZooming` when it is there; otherwise it is there at once, and it hears `scrollViewDidZoom`.
  /// Fingers that scale go before: then an animation is not begun.
  public func setZoomScale(_ scale: Double, animated: Bool) {
    let scale = limited(scale)
    zoom(
      to: Magnification(scale: scale, offset: offset(at: scale, around: .zero, wasAt: .zero)),
      animated: animated)
  }

  /// Scales until a rectangle of the unscaled content fills the view as far as the limits let it, and shows it in the
  /// middle. The delegate hears what it hears of `setZoomScale`.
  public func zoom(to rect: Rect, animated: Bool = false) {
    guard isZoomable, rect.width > 0, rect.height > 0 else { return }
    let scale = limited(min(bounds.width / rect.width, bounds.height / rect.height))
    let middle = Point(x: rect.midX * scale - bounds.width / 2, y: rect.midY * scale - bounds.height / 2)
    zoom(to: Magnification(scale: scale, offset: middle), animated: animated)
  }

  /// Whether there is anything to zoom, and room to zoom it.
  var isZoomable: Bool { maximumZoomScale > minimumZoomScale && zoomedView != nil }

  /// Whether two fingers scale the content.
  public var isZooming: Bool { isZoomingByFingers }

  /// Whether fingers have scaled the content beyond a limit, and it comes back.
  public var isZoomBouncing: Bool { zoomAnimation != nil && zoomBounces }

  private var zoomedView: View? { delegate?.viewForZooming(in: self) }

  private func limited(_ scale: Double) -> Double { min(max(scale, minimumZoomScale), maximumZoomScale) }

  // MARK: By fingers

  /// Two fingers move.
  func pinch(_ drag: ScrollDrag) {
    if !isZoomingByFingers {
      isZoomingByFingers = true
      delegate?.scrollViewWillBeginZooming(self, with: zoomedView)
    }
    let ratio = drag.startScale * recognizer.spread / storedZoomScale
    let wanted = stretched(storedZoomScale * ratio)
    // What lay under the middle of the fingers lies under it still.
    let now = Point(
      x: drag.start.x + recognizer.base.x, y: drag.start.y + recognizer.base.y)
    let part = storedZoomScale / drag.startScale
    let start = Point(x: now.x * part - contentOffset.x, y: now.y * part - contentOffset.y)
    magnify(
      to: Magnification(scale: wanted, offset: offset(at: wanted, around: recognizer.location, wasAt: start)))
  }

  /// Beyond the limits, fingers scale less and less, and never beyond a half or a double of them.
  private func stretched(_ scale: Double) -> Double {
    let limited = limited(scale)
    guard bouncesZoom, limited != scale else { return limited }
    let excess = log(scale / limited)
    return limited * exp((excess < 0 ? -1 : 1) * log(2.0) * (1 - exp(-abs(excess))))
  }

  /// The fingers that scaled are up: what is beyond a limit comes back.
  ///
  /// - Returns: whether it does, and so takes the place of what a drag would do afterwards.
  func endPinch() -> Bool {
    guard isZoomingByFingers else { return false }
    isZoomingByFingers = false
    return returnWithinZoomLimits(around: recognizer.location) {
      $0.delegate?.scrollViewDidEndZooming($0, with: $0.zoomedView, atScale: $0.storedZoomScale)
    }
  }

  /// The last finger is up, and had stopped a content on its way back.
  ///
  /// - Returns: whether it goes on.
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

  // MARK: By itself

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

  /// Every point of the content goes a straight way.
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

  /// Ends an animation where it is.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  func stopZoom() -> Bool {
    guard let animation = zoomAnimation else { return false }
    animation.cancel()
    zoomAnimation = nil
    delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: storedZoomScale)
    return true
  }

  /// Goes to the end of an animation at once.
  func finishZoom() {
    guard !isMagnifying else { return }
    zoomAnimation?.finish()
  }

  // MARK: Scaling

  /// The offset at which the content under one visible point, once it is scaled, lies under another.
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
    // A scaled view stays in its corner, and the content is as large as it is.
    view.center = Point(
      x: origin.x + view.bounds.width * scale / 2, y: origin.y + view.bounds.height * scale / 2)
    contentSize = Size(width: view.frame.width, height: view.frame.height)
    move(to: drag == nil && zoomAnimation == nil ? clamped(end.offset) : end.offset)
    isMagnifying = true
    delegate?.scrollViewDidZoom(self)
    isMagnifying = false
  }
}

/// How a content is shown: how large, and which part of it.
private struct Magnification {
  var scale: Double
  var offset: Point
}

extension Point {
  fileprivate func relative(to origin: Point) -> Point { Point(x: x - origin.x, y: y - origin.y) }
}
