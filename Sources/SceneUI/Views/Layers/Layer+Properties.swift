import SceneDrawing
import SceneValues

// Of a view's layer, the place, the opacity, the background and clipping are the view's own.
extension Layer {
  /// Where the anchor point lies in the superlayer, in points.
  public var position: Point {
    get { view?.center ?? ownPlace.position }
    set {
      if let view { return view.center = newValue }
      let old = ownPlace.position
      ownPlace.position = newValue.bounded(to: .places, from: old)
      didChange(.position, from: old, to: ownPlace.position)
    }
  }

  /// The layer's own coordinates: what of them it shows. Changing the size keeps the position where it is.
  public var bounds: Rect {
    get { view?.bounds ?? ownPlace.bounds }
    set {
      if let view { return view.bounds = newValue }
      let old = ownPlace.bounds
      ownPlace.bounds = newValue.bounded(to: .places, from: old)
      didChange(.bounds, from: old, to: ownPlace.bounds)
    }
  }

  /// The smallest upright rectangle, in the superlayer's coordinates, that the transformed layer fits in.
  ///
  /// Setting it moves the position; a layer that is transformed keeps its size.
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

  /// What of the bounds is turned about and stands at the position: (0, 0) is the upper left corner, (0.5, 0.5), the
  /// default, the middle. Setting it leaves the position where it is.
  public var anchorPoint: Point {
    get { extras?.anchorPoint ?? Point(x: 0.5, y: 0.5) }
    set {
      let (old, center) = (anchorPoint, position)
      madeExtras.anchorPoint = newValue.bounded(to: .coordinates, from: old)
      // A view keeps its corner: it goes where the other point comes to where this one was.
      if let view { View.performWithoutAnimation { view.center = center } }
      didChange(.anchorPoint, from: old, to: anchorPoint)
    }
  }

  /// How far in front of its siblings it lies: those with less are drawn before it, whatever their order. 0 by default.
  public var zPosition: Double {
    get { extras?.zPosition ?? 0 }
    set {
      let old = zPosition
      madeExtras.zPosition = newValue.bounded(to: .coordinates, from: old)
      didChange(.zPosition, from: old, to: zPosition)
    }
  }

  /// How the layer is turned and scaled about its anchor point. A view's `transform` is what it does to x and y.
  public var transform: Transform3D {
    get { extras?.transform ?? Transform3D(view?.transform ?? ownPlace.transform) }
    set {
      let old = transform
      guard newValue != old, newValue.isFinite else { return }
      if newValue.isAffine {
        extras?.transform = nil
      } else {
        madeExtras.transform = newValue
      }
      // What the view does for it itself is not told twice.
      View.performWithoutAnimation {
        if let view { view.storedTransform = newValue.affine } else { ownPlace.transform = newValue.affine }
      }
      didChange(.transform, from: old, to: transform)
    }
  }

  /// What the transform does to x and y.
  public var affineTransform: AffineTransform {
    get { transform.affine }
    set { transform = Transform3D(newValue) }
  }

  /// What is done to all sublayers, about the anchor point: a perspective, for one.
  public var sublayerTransform: Transform3D {
    get { extras?.sublayerTransform ?? .identity }
    set {
      let old = sublayerTransform
      guard newValue != old, newValue.isFinite else { return }
      madeExtras.sublayerTransform = newValue
      didChange(.sublayerTransform, from: old, to: newValue)
    }
  }

  /// From 0, transparent, to 1: of the layer with all that is in it. The view's `alpha`.
  public var opacity: Double {
    get { view?.alpha ?? ownPlace.opacity }
    set {
      if let view { return view.alpha = newValue }
      let old = ownPlace.opacity
      ownPlace.opacity = newValue.bounded(to: .fractions, from: old)
      didChange(.opacity, from: old, to: ownPlace.opacity)
    }
  }

  /// Whether the layer, with all that is in it, is not drawn; false by default.
  public var isHidden: Bool {
    get { view?.isHidden ?? ownPlace.isHidden }
    set { if let view { view.isHidden = newValue } else { ownPlace.isHidden = newValue } }
  }

  /// What the bounds are filled with; nil, the default, for nothing. The view's own.
  public var backgroundColor: Color? {
    get { view.map(\.backgroundColor) ?? ownPlace.backgroundColor }
    set {
      if let view { return view.backgroundColor = newValue }
      let old = ownPlace.backgroundColor
      ownPlace.backgroundColor = newValue
      didChange(.backgroundColor, from: old, to: newValue)
    }
  }

  /// Whether what is in it is cut off at the bounds: the view's `clipsToBounds`.
  public var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownPlace.masksToBounds }
    set { if let view { view.clipsToBounds = newValue } else { ownPlace.masksToBounds = newValue } }
  }

  /// How the layer with all that is in it is mixed with what lies behind it; `normal` by default.
  public var blendMode: BlendMode {
    get { extras?.blendMode ?? .normal }
    set { if newValue != blendMode { madeExtras.blendMode = newValue } }
  }

  /// The outline that throws the shadow, in the layer's coordinates; nil, the default, for the background, or for all that
  /// it shows where it has none.
  public var shadowPath: Path? {
    get { extras?.shadowPath }
    set {
      let old = shadowPath
      madeExtras.shadowPath = newValue
      if let old, let newValue { return didChange("shadowPath", from: old, to: newValue) }
      view?.setNeedsDisplay()
    }
  }

  /// Says where the layer is seen: only what covers this one's opaque parts. Its place is in this layer's coordinates; it is
  /// in no other layer.
  public var mask: Layer? {
    get { extras?.mask }
    set {
      newValue?.removeFromSuperlayer()
      madeExtras.mask?.extras?.superlayer = nil
      madeExtras.mask = newValue
      newValue?.madeExtras.superlayer = self
    }
  }

  /// A name by which code finds it.
  public var name: String? {
    get { extras?.name }
    set { madeExtras.name = newValue }
  }

  var madeExtras: LayerExtras {
    if let extras { return extras }
    let extras = LayerExtras()
    self.extras = extras
    return extras
  }

  /// A property has another value: it is drawn anew, and animated where a block or a transaction says so.
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

  // MARK: Time

  /// How many seconds pass for the layer in a second around it: 0 stops it and what is in it, 2 is twice as fast, less than 0
  /// goes back. 1 by default.
  public var speed: Double {
    get { extras?.time.speed ?? 1 }
    set { changeTime { $0.speed = newValue.isFinite ? newValue : 1 } }
  }

  /// In seconds: how far the layer's time is ahead; 0 by default.
  public var timeOffset: Double {
    get { extras?.time.timeOffset ?? 0 }
    set { changeTime { $0.timeOffset = newValue.isFinite ? newValue : 0 } }
  }

  /// In seconds of the time around it: when the layer's time began; 0 by default.
  public var beginTime: Double {
    get { extras?.time.beginTime ?? 0 }
    set { changeTime { $0.beginTime = newValue.isFinite ? newValue : 0 } }
  }

  private func changeTime(_ change: (inout LayerTime) -> Void) {
    change(&madeExtras.time)
    forMovingSublayers { layer in for track in layer.tracks { track.run.timeDidChange() } }
  }
}

extension Transform3D {
  fileprivate var isFinite: Bool {
    [rows.0, rows.1, rows.2, rows.3].allSatisfy { row in (0..<4).allSatisfy { row[$0].isFinite } }
  }
}
