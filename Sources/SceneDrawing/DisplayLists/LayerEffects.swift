import SceneValues

/// What few layers have: a mask, a blend mode, a shadow of all that they show.
public struct LayerEffects: Hashable, Sendable {
  /// Through which the layer and its sublayers are seen, in the layer's coordinates; nil for none.
  public var mask: PictureLayer? {
    get { boxedMask?.value }
    set { boxedMask = newValue.map(Boxed.init) }
  }
  private var boxedMask: Boxed<PictureLayer>?
  /// What of the mask lets through: how opaque it is, by default.
  public var maskKind: DrawingMask.Kind
  /// How the layer as a whole is mixed with what lies behind it.
  public var blendMode: BlendMode
  /// Below all that the layer and its sublayers show; nil for none.
  public var shadow: Shadow?

  /// Effects; none, unless other is said.
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
  /// A rectangle that holds all that the layer and its sublayers show, in the layer's own coordinates; nil where there
  /// is nothing.
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
