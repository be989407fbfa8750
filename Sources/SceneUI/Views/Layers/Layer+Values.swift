import SceneValues

extension Layer {
  /// The value of a property, or of a part of one; nil for one that it does not have.
  func modelValue(_ key: LayerKey) -> AnimatedValue? {
    let whole: AnimatedValue? =
      switch key.property {
      case "position": .point(position)
      case "bounds": .rect(bounds)
      case "anchorPoint": .point(anchorPoint)
      case "zPosition": .number(zPosition)
      case "transform": .transform(transform)
      case "sublayerTransform": .transform(sublayerTransform)
      case "opacity": .number(opacity)
      case "backgroundColor": .color(backgroundColor)
      case "cornerRadius": .number(cornerRadius)
      case "borderWidth": .number(borderWidth)
      case "borderColor": .color(borderColor)
      case "shadowColor": .color(shadowColor)
      case "shadowOpacity": .number(shadowOpacity)
      case "shadowOffset": .size(shadowOffset)
      case "shadowRadius": .number(shadowRadius)
      case "shadowPath": shadowPath.map { .path($0) }
      case "contentsRect": .rect(contentsRect)
      case "contentsCenter": .rect(contentsCenter)
      case "tintColor": .color(view?.tintColor)
      default: value(of: key.property)
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
      switch (key.property, value) {
      case ("position", .point(let point)): position = point
      case ("bounds", .rect(let rect)): bounds = rect
      case ("anchorPoint", .point(let point)): anchorPoint = point
      case ("zPosition", .number(let number)): zPosition = number
      case ("transform", .transform(let value)): transform = value
      case ("sublayerTransform", .transform(let value)): sublayerTransform = value
      case ("opacity", .number(let number)): opacity = number
      case ("backgroundColor", .color(let color)): backgroundColor = color
      case ("cornerRadius", .number(let number)): cornerRadius = number
      case ("borderWidth", .number(let number)): borderWidth = number
      case ("borderColor", .color(let color)): borderColor = color
      case ("shadowColor", .color(let color)): shadowColor = color
      case ("shadowOpacity", .number(let number)): shadowOpacity = number
      case ("shadowOffset", .size(let size)): shadowOffset = size
      case ("shadowRadius", .number(let number)): shadowRadius = number
      case ("shadowPath", .path(let path)): shadowPath = path
      case ("contentsRect", .rect(let rect)): contentsRect = rect
      case ("contentsCenter", .rect(let rect)): contentsCenter = rect
      case ("tintColor", .color(let color)): view?.ownTintColor = color
      default: setValue(value, of: key.property)
      }
    }
  }

  /// What is seen of a property, or of a part of one; nil for one that it does not have.
  func presentedValue(_ key: LayerKey, at now: Double) -> AnimatedValue? {
    modelValue(key).map { presentedValue(key, model: $0, at: now) }
  }

  /// What is seen of the layer's place and looks: a layer by itself, in no other, that has them as its own; nil for a layer
  /// in no window, whose time does not pass.
  ///
  /// ```swift
  /// if let seen = card.layer.presentation { print(seen.position) }
  /// ```
  public var presentation: Layer? {
    guard let now = localTime else { return nil }
    let shown = presentedValues(at: now)
    let copy = Layer()
    copy.ownPlace.position = shown.position
    copy.ownPlace.bounds = shown.look.bounds
    copy.ownPlace.opacity = shown.opacity
    copy.ownPlace.backgroundColor = shown.look.backgroundColor
    copy.ownPlace.isHidden = isHidden
    copy.ownPlace.masksToBounds = masksToBounds
    View.performWithoutAnimation {
      copy.anchorPoint = shown.anchorPoint
      copy.transform = shown.transform
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
      copy.name = name
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
