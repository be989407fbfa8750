import SceneServices
import SceneValues

extension Layer {
  func modelValue(_ key: LayerKey) -> AnimatedValue? {
    let whole =
      if let property = LayerProperty.all[key.property] { property.value(self) } else {
        value(of: key.property)
      }
    guard let part = key.part else { return whole }
    return whole?.part(part)
  }

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

  func presentedValue(_ key: LayerKey, at now: Double) -> AnimatedValue? {
    modelValue(key).map { presentedValue(key, model: $0, at: now) }
  }

  /// A copy of the layer, its mask, and its descendants with their presented values. The copies have no view. The
  /// ``model`` of each copy is the layer that the copy presents. The value is nil if the layer has no clock because its
  /// view has no context.
  ///
  /// ```swift
  /// if let seen = card.layer.presentation { print(seen.position) }
  /// ```
  public var presentation: Layer? { localTime.map { presentation(at: $0) } }

  /// The layer that this layer presents, or nil if that layer no longer exists. For a layer that is not a `presentation`,
  /// the value is the layer itself.
  public var model: Layer? { extras.map { $0.isPresentation ? $0.model : self } ?? self }

  private func presentation(at now: Double) -> Layer {
    let shown = presentedValues(at: now)
    let values = PresentedProperties(layer: self, now: now)
    let copy = Layer()
    copy.ownPlace = LayerPlace(
      position: shown.position, bounds: shown.look.bounds, opacity: shown.opacity,
      backgroundColor: shown.look.backgroundColor, isHidden: isHidden, masksToBounds: masksToBounds)
    copy.createdExtras.isPresentation = true
    copy.createdExtras.model = self
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

  /// Returns the presented value of a custom or standard property.
  public func presented<Value: AnimatableValue>(_ key: LayerKey, model: Value) -> Value {
    guard let now = localTime else { return model }
    return PresentedProperties(layer: self, now: now)[key, model]
  }

  var localTime: Double? { clock.map { localTime(at: $0.now) } }

  var clock: Clock? { home?.contextIfAny?.clock }

  func localTime(at now: Double) -> Double {
    let outer = superlayerIfMade.map { $0.localTime(at: now) } ?? now
    return extras?.time.local(outer) ?? outer
  }

  /// Converts a duration in local time to clock seconds. Returns nil while the local time is stopped or reversed.
  func clockSeconds(for seconds: Double) -> Double? {
    var speed = 1.0
    var layer: Layer? = self
    while let current = layer {
      speed *= current.extras?.time.speed ?? 1
      layer = current.superlayerIfMade
    }
    return speed > 0 ? seconds / speed : nil
  }

  /// The superlayer or, for a view's layer, the layer of the nearest ancestor view that has one.
  private var superlayerIfMade: Layer? {
    guard let view else { return extras?.superlayer }
    var next = view.superview
    while let current = next {
      if let layer = current.ownLayer { return layer }
      next = current.superview
    }
    return nil
  }

  /// Converts a time from another layer's local time, or the clock's time if `layer` is nil, to this layer's local time.
  public func convertTime(_ time: Double, from layer: Layer?) -> Double {
    // Both local times are linear functions of the clock's time.
    guard let layer else { return localTime(at: time) }
    let (start, end) = (layer.localTime(at: 0), layer.localTime(at: 1))
    guard end != start else { return localTime(at: clock?.now ?? 0) }
    return localTime(at: (time - start) / (end - start))
  }
}
