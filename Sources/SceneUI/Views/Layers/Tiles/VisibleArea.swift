import SceneDrawing
import SceneValues

/// What of a layer the window shows: inside the bounds of all around it that cuts off.
struct VisibleArea {
  /// In the layer's coordinates; it may reach beyond what is seen where the layer is turned.
  let rect: Rect
  /// How large a point of the layer is seen.
  let scale: Double

  /// Nil where nothing of it is seen.
  ///
  /// - Parameter layer: where it is seen now, also on its way.
  init?(of layer: Layer) {
    guard let now = layer.clock?.now, layer.home?.window != nil else { return nil }
    var visible = layer.presentedValues(at: layer.localTime(at: now)).look.bounds
    var projection = Projection.identity
    var next: LayerItem? = layer.view.map { .view($0) } ?? .layer(layer)
    while let item = next {
      let place = item.place(at: now)
      if place.clips {
        guard let inverse = projection.inverted() else { return nil }
        // What is seen in perspective may be behind the eye: there, all of it counts.
        if projection.isAffine {
          guard let part = visible.intersection(inverse.boundingRect(of: place.bounds)) else { return nil }
          visible = part
        }
      }
      next = item.around
      if next != nil { projection = projection.concatenating(place.projection) }
    }
    rect = visible
    // How large a square of one point is seen, in the middle of what is visible.
    let middle = visible.center
    let (origin, right, below) = (
      projection.apply(to: middle), projection.apply(to: Point(x: middle.x + 1, y: middle.y)),
      projection.apply(to: Point(x: middle.x, y: middle.y + 1))
    )
    let area = (right.x - origin.x) * (below.y - origin.y) - (right.y - origin.y) * (below.x - origin.x)
    scale = abs(area).squareRoot()
  }
}

extension LayerItem {
  /// What it lies in; nil for a window.
  fileprivate var around: LayerItem? {
    switch self {
    case .view(let view): view.superview.map { .view($0) }
    case .layer(let layer):
      layer.extras?.superlayer.map { around in around.view.map { .view($0) } ?? .layer(around) }
    }
  }

  /// Where it is seen in what it lies in, and what it cuts off.
  fileprivate func place(at now: Double) -> (projection: Projection, bounds: Rect, clips: Bool) {
    if case .view(let view) = self, view.ownLayer == nil {
      let around = view.superview?.ownLayer?.sublayerProjection ?? .identity
      return (
        Projection(Transform3D(view.transformToSuperview)).concatenating(around), view.bounds,
        view.clipsToBounds || view.asWindow != nil
      )
    }
    let layer = layer
    let shown = layer.presentedValues(at: layer.localTime(at: now))
    let projection = Projection(
      placing: shown.look.bounds, anchor: shown.anchorPoint, at: shown.position, transform: shown.transform)
    let around = layer.view.map { $0.superview?.ownLayer } ?? layer.extras?.superlayer
    return (
      projection.concatenating(around?.sublayerProjection ?? .identity), shown.look.bounds,
      shown.look.clips || layer.view?.asWindow != nil
    )
  }
}
