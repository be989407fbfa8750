import SceneServices
import SceneValues

extension Layer {
  /// The value of a property, or of a part of one; nil for one that it does not have.
  func modelValue(_ key: LayerKey) -> AnimatedValue? {
    let whole =
      if let property = LayerProperty.all[key.property] { property.value(self) } else {
        value(of: key.property)
      }
    guard let part = key.part else { return whole }
    return whole?.part(part)
  }

  /// Sets a property, or a part of one, without any animation.
  func setModelValue(_ key: LayerKey, to value: AnimatedValue) {
    var value = value
    if let part = key.part {
      guard let whole = modelValue(LayerKey(key.property)) else { return }
      value = whole.settingPart(part, to: value)
    }
    View.performWithoutAnimation {
      if let property = LayerProperty.all[key.property] {
        property.set(self, value)
      } else {
        setValue(value, of: key.property)
      }
    }
  }

  /// What is seen of a property, or of a part of one; nil for one that it does not have.
  func presentedValue(_ key: LayerKey, at now: Double) -> AnimatedValue? {
    modelValue(key).map { presentedValue(key, model: $0, at: now) }
  }

  /// What is seen of the layer, with its mask and all that is in it: a layer by itself, in no other; nil for a layer in no
  /// window, whose time does not pass.
  ///
  /// Layers in it that belong to views belong to none there; of each, ``model`` is the one that it shows.
  ///
  /// ```swift
  /// if let seen = card.layer.presentation { print(seen.position) }
  /// ```
  public var presentation: Layer? { localTime.map { presentation(at: $0) } }

  /// The layer that this one is the `presentation` of; the layer itself, for any other. Nil once that has gone.
  public var model: Layer? { extras.map { $0.isPresentation ? $0.model : self } ?? self }

  /// What is seen of the layer, with all that is in it.
  ///
  /// - Parameter now: the layer's own time.
  /// - Returns: a layer in no other.
  private func presentation(at now: Double) -> Layer {
    let shown = presentedValues(at: now)
    let values = PresentedProperties(layer: self, now: now)
    let copy = Layer()
    copy.ownPlace = LayerPlace(
      position: shown.position, bounds: shown.look.bounds, opacity: shown.opacity,
      backgroundColor: shown.look.backgroundColor, isHidden: isHidden, masksToBounds: masksToBounds)
    copy.madeExtras.isPresentation = true
    copy.madeExtras.model = self
    View.performWithoutAnimation {
      copy.anchorPoint = shown.anchorPoint
      copy.transform = shown.transform
      copy.sublayerTransform = values[.sublayerTransform, sublayerTransform]
      copy.zPosition = zPosition
      copy.cornerRadius = shown.look.cornerRadius
      copy.maskedCorners = maskedCorners
      copy.cornerCurve = cornerCurve
      copy.borderWidth = shown.look.borderWidth
      copy.borderColor = shown.look.borderColor
      copy.shadowColor = shown.look.shadowColor
      copy.shadowOpacity = shown.look.shadowOpacity
      copy.shadowOffset = shown.look.shadowOffset
      copy.shadowRadius = shown.look.shadowRadius
      copy.shadowPath = shown.look.shadowPath
      copy.blendMode = blendMode
      copy.name = name
      copy.contents = contents
      copy.contentsGravity = contentsGravity
      copy.contentsRect = values["contentsRect", contentsRect]
      copy.contentsCenter = values["contentsCenter", contentsCenter]
      func inside(_ layer: Layer) -> Layer {
        layer.presentation(at: layer.extras?.time.local(now) ?? now)
      }
      copy.mask = mask.map(inside)
      for layer in sublayers { copy.addSublayer(inside(layer)) }
    }
    return copy
  }

  /// What is seen of a property that a class of its own adds, or of one of all layers.
  public func presented<Value: AnimatableValue>(_ key: LayerKey, model: Value) -> Value {
    guard let now = localTime else { return model }
    return PresentedProperties(layer: self, now: now)[key, model]
  }

  // MARK: Time

  /// The layer's own time, in seconds; nil in no window.
  var localTime: Double? { clock.map { localTime(at: $0.now) } }

  var clock: Clock? { home?.contextIfAny?.clock }

  /// The layer's own time, in seconds, at a time of the clock.
  func localTime(at now: Double) -> Double {
    let outer = superlayerIfMade.map { $0.localTime(at: now) } ?? now
    return extras?.time.local(outer) ?? outer
  }

  /// How many seconds of the clock it takes until the layer's own time is so much later; nil while it stands still.
  func clockSeconds(for seconds: Double) -> Double? {
    var speed = 1.0
    var layer: Layer? = self
    while let current = layer {
      speed *= current.extras?.time.speed ?? 1
      layer = current.superlayerIfMade
    }
    return speed > 0 ? seconds / speed : nil
  }

  /// The next layer outwards that there is: views that have none are passed over.
  private var superlayerIfMade: Layer? {
    guard let view else { return extras?.superlayer }
    var next = view.superview
    while let current = next {
      if let layer = current.ownLayer { return layer }
      next = current.superview
    }
    return nil
  }

  /// A time of another layer in this one's time; nil for the clock's.
  public func convertTime(_ time: Double, from layer: Layer?) -> Double {
    // Both are straight lines over the clock's time.
    guard let layer else { return localTime(at: time) }
    let (start, end) = (layer.localTime(at: 0), layer.localTime(at: 1))
    guard end != start else { return localTime(at: clock?.now ?? 0) }
    return localTime(at: (time - start) / (end - start))
  }
}
