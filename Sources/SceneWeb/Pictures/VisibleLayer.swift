import SceneDrawing

struct VisibleLayer {
  let layer: PictureLayer
  let sublayers: [VisibleLayer]
  /// A 64-bit hash of the layer's appearance, excluding its position.
  let look: Int

  /// Creates a visible layer. Returns nil if it is transparent or has no content, identifier, or visible sublayers.
  init?(_ layer: PictureLayer) {
    guard layer.opacity > 0 else { return nil }
    sublayers = layer.sublayers.compactMap { VisibleLayer($0) }
    guard !layer.content.isEmpty || layer.identifier != nil || !sublayers.isEmpty else { return nil }
    self.layer = layer
    var hasher = Hasher()
    hasher.combine(layer.identifier)
    hasher.combine(layer.content)
    hasher.combine(layer.effects)
    hasher.combine(layer.bounds)
    hasher.combine(layer.clipsToBounds)
    if layer.clipsToBounds {
      hasher.combine(layer.cornerRadius)
      hasher.combine(layer.maskedCorners)
      hasher.combine(layer.cornerCurve)
    }
    for sublayer in sublayers {
      hasher.combine(sublayer.layer.transform)
      hasher.combine(sublayer.layer.opacity)
      hasher.combine(sublayer.look)
    }
    look = hasher.finalize()
  }

  func canBecome(_ other: VisibleLayer) -> Bool {
    layer.identifier == other.layer.identifier && (layer.effects == nil) == (other.layer.effects == nil)
  }

  func drawsAlone(like other: VisibleLayer) -> Bool {
    let (a, b) = (layer, other.layer)
    return a.content == b.content && a.bounds == b.bounds && a.clipsToBounds == b.clipsToBounds
      && a.cornerRadius == b.cornerRadius && a.maskedCorners == b.maskedCorners
      && a.cornerCurve == b.cornerCurve && a.effects == b.effects
  }
}
