import SceneValues

/// The rarely used effects of a layer: a mask, a blend mode, and a shadow for the whole layer.
public struct LayerEffects: Hashable, Sendable {
  /// The mask of the layer and its sublayers, in the layer's coordinates, or nil for no mask.
  public var mask: PictureLayer? {
    get { boxedMask?.value }
    set { boxedMask = newValue.map(Boxed.init) }
  }
  private var boxedMask: Boxed<PictureLayer>?
  /// The property of the mask that determines visibility. The default is the mask's opacity.
  public var maskKind: DrawingMask.Kind
  /// The mode for blending the whole layer with the content behind it.
  public var blendMode: BlendMode
  /// The shadow of the layer and its sublayers, or nil for no shadow.
  public var shadow: Shadow?

  /// Creates effects. By default, there is no mask and no shadow, and the blend mode is `normal`.
  public init(
    mask: PictureLayer? = nil, maskKind: DrawingMask.Kind = .alpha, blendMode: BlendMode = .normal,
    shadow: Shadow? = nil
  ) {
    self.maskKind = maskKind
    self.blendMode = blendMode
    self.shadow = shadow
    self.mask = mask
  }
}

extension PictureLayer {
  /// The bounding rectangle of the layer and its sublayers, in the layer's coordinates, or nil if nothing is drawn.
  public var drawnBounds: Rect? {
    var box = content.bounds
    for sublayer in sublayers {
      guard sublayer.opacity > 0, let drawn = sublayer.drawnBounds else { continue }
      let part = sublayer.transform.apply(to: drawn)
      guard part.isFinite else { continue }
      box = box.map { $0.union(part) } ?? part
    }
    if clipsToBounds { box = box.flatMap { $0.intersection(bounds) } }
    if let shadow = effects?.shadow { box = box.map { $0.union(shadow.reach(of: $0)) } }
    return box
  }
}
