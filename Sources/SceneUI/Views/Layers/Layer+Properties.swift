import SceneDrawing
import SceneValues

// For a view's layer, the view stores the position, opacity, background, and clipping.
extension Layer {
  /// The position of the anchor point in superlayer coordinates, in points.
  public var position: Point {
    get { view?.center ?? ownPlace.position }
    set {
      if let view { return view.center = newValue }
      let old = ownPlace.position
      ownPlace.position = newValue.bounded(to: .places, from: old)
      didChange(.position, from: old, to: ownPlace.position)
    }
  }

  /// The visible rectangle in the layer's own coordinates. Changing the size does not change `position`.
  public var bounds: Rect {
    get { view?.bounds ?? ownPlace.bounds }
    set {
      if let view { return view.bounds = newValue }
      let old = ownPlace.bounds
      ownPlace.bounds = newValue.bounded(to: .places, from: old)
      didChange(.bounds, from: old, to: ownPlace.bounds)
    }
  }

  /// The bounding rectangle of the transformed layer, in superlayer coordinates. Setting this property changes the
  /// position. It does not change the size if the layer is transformed.
  public var frame: Rect {
    get {
      if let view { return view.frame }
      let projection = transformToSuperlayer
      return projection.boundingRect(of: bounds)
    }
    set {
      if let view { return view.frame = newValue }
      let anchor = anchorPoint
      guard transform.isIdentity else {
        let old = frame
        position = Point(x: position.x + newValue.minX - old.minX, y: position.y + newValue.minY - old.minY)
        return
      }
      position = Point(
        x: newValue.minX + newValue.width * anchor.x, y: newValue.minY + newValue.height * anchor.y)
      bounds = Rect(origin: bounds.origin, size: Size(width: newValue.width, height: newValue.height))
    }
  }

  /// The point that is placed at `position` and around which transforms are applied, in unit coordinates relative to the
  /// bounds. The default is (0.5, 0.5), the center. Setting this property does not change `position`.
  public var anchorPoint: Point {
    get { extras?.anchorPoint ?? Point(x: 0.5, y: 0.5) }
    set {
      let (old, center) = (anchorPoint, position)
      createdExtras.anchorPoint = newValue.bounded(to: .coordinates, from: old)
      // A view stores its top-left corner, so it is moved to place the new anchor point at the old position.
      if let view { View.performWithoutAnimation { view.center = center } }
      didChange(.anchorPoint, from: old, to: anchorPoint)
    }
  }

  /// The layer's depth among its siblings. Layers with lower values are drawn first. The default is 0.
  public var zPosition: Double {
    get { extras?.zPosition ?? 0 }
    set {
      let old = zPosition
      createdExtras.zPosition = newValue.bounded(to: .coordinates, from: old)
      didChange(.zPosition, from: old, to: zPosition)
    }
  }

  /// The layer's transform, applied around the anchor point. The part that affects x and y is the view's `transform`.
  public var transform: Transform3D {
    get { extras?.transform ?? Transform3D(view?.transform ?? ownPlace.transform) }
    set {
      let old = transform
      guard newValue != old, newValue.isFinite else { return }
      if newValue.isAffine {
        extras?.transform = nil
      } else {
        createdExtras.transform = newValue
      }
      // Disabling animations prevents the view from reporting the same change a second time.
      View.performWithoutAnimation {
        if let view { view.storedTransform = newValue.affine } else { ownPlace.transform = newValue.affine }
      }
      didChange(.transform, from: old, to: transform)
    }
  }

  /// The part of the transform that affects x and y.
  public var affineTransform: AffineTransform {
    get { transform.affine }
    set { transform = Transform3D(newValue) }
  }

  /// The transform that is applied to all sublayers around this layer's anchor point, such as a perspective.
  public var sublayerTransform: Transform3D {
    get { extras?.sublayerTransform ?? .identity }
    set {
      let old = sublayerTransform
      guard newValue != old, newValue.isFinite else { return }
      createdExtras.sublayerTransform = newValue
      didChange(.sublayerTransform, from: old, to: newValue)
    }
  }

  /// The opacity of the layer and its descendants, from 0 (transparent) to 1 (opaque). For a view, this is its `alpha`.
  public var opacity: Double {
    get { view?.alpha ?? ownPlace.opacity }
    set {
      if let view { return view.alpha = newValue }
      let old = ownPlace.opacity
      ownPlace.opacity = newValue.bounded(to: .fractions, from: old)
      didChange(.opacity, from: old, to: ownPlace.opacity)
    }
  }

  /// Whether the layer and its descendants are hidden. The default is false.
  public var isHidden: Bool {
    get { view?.isHidden ?? ownPlace.isHidden }
    set { if let view { view.isHidden = newValue } else { ownPlace.isHidden = newValue } }
  }

  /// The background color, or nil (the default) for none. For a view's layer, this is the view's background color.
  public var backgroundColor: Color? {
    get { view.map(\.backgroundColor) ?? ownPlace.backgroundColor }
    set {
      if let view { return view.backgroundColor = newValue }
      let old = ownPlace.backgroundColor
      ownPlace.backgroundColor = newValue
      didChange(.backgroundColor, from: old, to: newValue)
    }
  }

  /// Whether descendants are clipped to the bounds. For a view's layer, this is the view's `clipsToBounds`.
  public var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownPlace.masksToBounds }
    set { if let view { view.clipsToBounds = newValue } else { ownPlace.masksToBounds = newValue } }
  }

  /// The mode in which the layer and its descendants are blended with the content behind them. The default is `normal`.
  public var blendMode: BlendMode {
    get { extras?.blendMode ?? .normal }
    set { if newValue != blendMode { createdExtras.blendMode = newValue } }
  }

  /// The path that casts the shadow, in layer coordinates. If it is nil, the background casts the shadow. If there is no
  /// background either, all visible content casts the shadow. The default is nil.
  public var shadowPath: Path? {
    get { extras?.shadowPath }
    set {
      let old = shadowPath
      createdExtras.shadowPath = newValue
      if let old, let newValue { return didChange("shadowPath", from: old, to: newValue) }
      view?.setNeedsDisplay()
    }
  }

  /// A layer whose opaque parts define the visible area of this layer. The mask is positioned in this layer's coordinates
  /// and has no superlayer. A layer cannot be masked by itself or by one of its ancestors.
  public var mask: Layer? {
    get { extras?.mask }
    set {
      if let newValue, isInside(newValue) { return }
      newValue?.removeFromSuperlayer()
      createdExtras.mask?.extras?.superlayer = nil
      createdExtras.mask = newValue
      newValue?.createdExtras.superlayer = self
    }
  }

  /// A name that identifies the layer in code.
  public var name: String? {
    get { extras?.name }
    set { createdExtras.name = newValue }
  }

  var createdExtras: LayerExtras {
    if let extras { return extras }
    let extras = LayerExtras()
    self.extras = extras
    return extras
  }

  /// Reports that a property has changed, which causes the layer to be redrawn. Whether the change is animated is
  /// determined by the current animation block or, for a layer without a view, by the transaction.
  public final func didChange<Value: AnimatableValue & Equatable>(
    _ key: LayerKey, from old: Value, to new: Value
  ) {
    guard old != new else { return }
    view?.setNeedsDisplay()
    animateChange(key, from: old.animatedValue, to: new.animatedValue)
  }

  private func animateChange(_ key: LayerKey, from old: AnimatedValue, to new: AnimatedValue) {
    if let scope = AnimationScope.current {
      scope.recorder?.record(key, of: self, from: old, to: new)
    } else if view == nil {
      Transaction.animate(key, of: self, from: old, to: new)
    }
  }

  /// The speed of the layer's local time relative to the superlayer's time. The default is 1. A value of 0 stops the time
  /// of the layer and its descendants, and negative values reverse it.
  public var speed: Double {
    get { extras?.time.speed ?? 1 }
    set { changeTime { $0.speed = newValue.isFinite ? newValue : 1 } }
  }

  /// The offset that is added to the layer's local time, in seconds. The default is 0.
  public var timeOffset: Double {
    get { extras?.time.timeOffset ?? 0 }
    set { changeTime { $0.timeOffset = newValue.isFinite ? newValue : 0 } }
  }

  /// The time at which the layer's local time starts, in seconds of the superlayer's time. The default is 0.
  public var beginTime: Double {
    get { extras?.time.beginTime ?? 0 }
    set { changeTime { $0.beginTime = newValue.isFinite ? newValue : 0 } }
  }

  private func changeTime(_ change: (inout LayerTime) -> Void) {
    change(&createdExtras.time)
    forMovingSublayers { layer in for track in layer.tracks { track.run.timeDidChange() } }
  }
}

extension Transform3D {
  fileprivate var isFinite: Bool {
    [rows.0, rows.1, rows.2, rows.3].allSatisfy { row in (0..<4).allSatisfy { row[$0].isFinite } }
  }
}
