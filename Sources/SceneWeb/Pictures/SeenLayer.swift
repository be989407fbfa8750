import SceneDrawing

/// A layer of which something is seen, with those in it.
struct SeenLayer {
  let layer: PictureLayer
  /// From back to front.
  let sublayers: [SeenLayer]
  /// A number for what is seen, wherever the layer lies: two that differ have the same one once in 2⁶⁴ times.
  let look: Int

  /// - Returns: nil where nothing is seen, and nothing could be found by a name.
  init?(_ layer: PictureLayer) {
    guard layer.opacity > 0 else { return nil }
    sublayers = layer.sublayers.compactMap { SeenLayer($0) }
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

  /// Whether a group of one layer can go on as another's.
  func canBecome(_ other: SeenLayer) -> Bool {
    layer.identifier == other.layer.identifier && (layer.effects == nil) == (other.layer.effects == nil)
  }

  /// Whether two layers are the same but for their places and their sublayers.
  func drawsAlone(like other: SeenLayer) -> Bool {
    let (a, b) = (layer, other.layer)
    return a.content == b.content && a.bounds == b.bounds && a.clipsToBounds == b.clipsToBounds
      && a.cornerRadius == b.cornerRadius && a.maskedCorners == b.maskedCorners
      && a.cornerCurve == b.cornerCurve && a.effects == b.effects
  }
}
