import SceneValues

/// What is seen of a layer's values at a moment.
struct PresentedValues {
  var position: Point
  var anchorPoint: Point
  var transform: Transform3D
  var opacity: Double
  var look: LayerLook
}

extension Layer {
  /// How it is drawn, by its own values.
  var look: LayerLook {
    LayerLook(
      bounds: bounds, backgroundColor: backgroundColor, cornerRadius: cornerRadius, borderWidth: borderWidth,
      borderColor: borderColor, clips: masksToBounds, shadowColor: shadowColor,
      shadowOpacity: shadowOpacity, shadowOffset: shadowOffset, shadowRadius: shadowRadius,
      shadowPath: shadowPath)
  }

  var throwsShadow: Bool { shadowOpacity > 0 && !masksToBounds }

  /// What is seen of its values: its own, with what is on its way.
  ///
  /// - Parameter now: the layer's own time.
  /// - Returns: its own values, where nothing is on its way.
  func presentedValues(at now: Double) -> PresentedValues {
    var values = PresentedValues(
      position: position, anchorPoint: anchorPoint, transform: transform, opacity: opacity, look: look)
    guard !tracks.isEmpty else { return values }
    // Few properties move of the many that are asked for, and to ask each track for each of them takes far longer.
    let moving = tracks.map(\.key.property)
    func show<Value: AnimatableValue>(_ key: LayerKey, _ value: inout Value) {
      guard moving.contains(key.property) else { return }
      let shown = presentedValue(key, model: value.animatedValue, at: now)
      if let shown = Value(animated: shown) { value = shown }
    }
    show(.position, &values.position)
    show(.anchorPoint, &values.anchorPoint)
    show(.transform, &values.transform)
    show(.opacity, &values.opacity)
    show(.bounds, &values.look.bounds)
    show(.backgroundColor, &values.look.backgroundColor)
    show(.cornerRadius, &values.look.cornerRadius)
    show(.borderWidth, &values.look.borderWidth)
    show(.borderColor, &values.look.borderColor)
    show(.shadowColor, &values.look.shadowColor)
    show(.shadowOpacity, &values.look.shadowOpacity)
    show(.shadowOffset, &values.look.shadowOffset)
    show(.shadowRadius, &values.look.shadowRadius)
    if var path = values.look.shadowPath {
      show("shadowPath", &path)
      values.look.shadowPath = path
    }
    // A spring may swing beyond what there is.
    values.opacity = values.opacity.bounded(to: .fractions, from: 1)
    values.look.shadowOpacity = values.look.shadowOpacity.bounded(to: .fractions, from: 0)
    values.look.cornerRadius = max(values.look.cornerRadius, 0)
    values.look.borderWidth = max(values.look.borderWidth, 0)
    values.look.shadowRadius = max(values.look.shadowRadius, 0)
    return values
  }
}
