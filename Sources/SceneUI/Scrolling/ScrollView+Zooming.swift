import SceneValues

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension ScrollView {
  /// What the delegate's view for zooming is scaled by. Setting it keeps within the limits, and keeps the upper left
  /// corner where it is.
  public var zoomScale: Double {
    get { storedZoomScale }
    set {
      let scale = min(max(newValue, minimumZoomScale), maximumZoomScale)
      zoom(to: scale, around: .zero, wasAt: .zero)
    }
  }

  /// Whether there is anything to zoom, and room to zoom it.
  var isZoomable: Bool { maximumZoomScale > minimumZoomScale && zoomedView != nil }

  /// Whether two fingers scale the content.
  public var isZooming: Bool { isZoomingByFingers }

  private var zoomedView: View? { delegate?.viewForZooming(in: self) }

  /// Scales until a rectangle of the unscaled content fills the view.
  public func zoom(to rect: Rect) {
    guard isZoomable, rect.width > 0, rect.height > 0 else { return }
    zoomScale = min(bounds.width / rect.width, bounds.height / rect.height)
    contentOffset = clamped(Point(x: rect.minX * zoomScale, y: rect.minY * zoomScale))
  }

  /// Scales so that the content under one visible point comes to lie under another.
  private func zoom(to scale: Double, around end: Point, wasAt start: Point) {
    guard let view = zoomedView, scale > 0 else { return }
    let ratio = scale / storedZoomScale
    let offset = Point(
      x: (contentOffset.x + start.x) * ratio - end.x, y: (contentOffset.y + start.y) * ratio - end.y)
    let origin = view.frame.origin
    storedZoomScale = scale
    view.transform = .scale(x: scale, y: scale)
    // A scaled view stays in its corner, and the content is as large as it is.
    view.center = Point(
      x: origin.x + view.bounds.width * scale / 2, y: origin.y + view.bounds.height * scale / 2)
    contentSize = Size(width: view.frame.width, height: view.frame.height)
    move(to: drag == nil ? clamped(offset) : offset)
    delegate?.scrollViewDidZoom(self)
  }

  /// Two fingers move.
  func pinch(_ drag: ScrollDrag) {
    if !isZoomingByFingers {
      isZoomingByFingers = true
      delegate?.scrollViewWillBeginZooming(self, with: zoomedView)
    }
    let ratio = drag.startScale * recognizer.spread / storedZoomScale
    let wanted = within(storedZoomScale * ratio)
    // What lay under the middle of the fingers lies under it still.
    let now = Point(
      x: drag.start.x + recognizer.base.x, y: drag.start.y + recognizer.base.y)
    let part = storedZoomScale / drag.startScale
    let start = Point(x: now.x * part - contentOffset.x, y: now.y * part - contentOffset.y)
    zoom(to: wanted, around: recognizer.location, wasAt: start)
  }

  /// Beyond the limits, fingers scale less and less, and never beyond a half or a double of them.
  private func within(_ scale: Double) -> Double {
    let limited = min(max(scale, minimumZoomScale), maximumZoomScale)
    guard bouncesZoom, limited != scale else { return limited }
    let excess = log(scale / limited)
    return limited * exp((excess < 0 ? -1 : 1) * log(2.0) * (1 - exp(-abs(excess))))
  }

  /// The fingers that scaled are up.
  func endPinch() {
    guard isZoomingByFingers else { return }
    isZoomingByFingers = false
    let limited = min(max(storedZoomScale, minimumZoomScale), maximumZoomScale)
    if limited != storedZoomScale {
      zoom(to: limited, around: recognizer.location, wasAt: recognizer.location)
    }
    delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: storedZoomScale)
  }
}
