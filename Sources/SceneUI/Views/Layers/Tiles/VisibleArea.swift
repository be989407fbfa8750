import SceneDrawing
import SceneValues

/// The part of a layer that is visible in the window and within all clipping ancestors.
struct VisibleArea {
  /// The bounding rectangle of the visible part, in layer coordinates. The visible part of a rotated layer can be
  /// smaller.
  let rect: Rect
  let scale: Double

  /// Creates the visible area at the layer's presented position, or returns nil if no part of the layer is visible.
  init?(of layer: Layer) {
    guard let now = layer.clock?.now, layer.home?.window != nil else { return nil }
    var visible = layer.presentedValues(at: layer.localTime(at: now)).look.bounds
    var projection = Projection.identity
    var next: LayerItem? = layer.view.map { .view($0) } ?? .layer(layer)
    while let item = next {
      let place = item.place(at: now)
      if place.clips {
        guard let inverse = projection.inverted() else { return nil }
        // A layer in perspective may extend behind the viewer, so its entire area is treated as visible.
        if projection.isAffine {
          guard let part = visible.intersection(inverse.boundingRect(of: place.bounds)) else { return nil }
          visible = part
        }
      }
      next = item.around
      if next != nil { projection = projection.concatenating(place.projection) }
    }
    rect = visible
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
  fileprivate var around: LayerItem? {
    switch self {
    case .view(let view): view.superview.map { .view($0) }
    case .layer(let layer):
      layer.extras?.superlayer.map { around in around.view.map { .view($0) } ?? .layer(around) }
    }
  }

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
