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
      bounds: bounds, backgroundColor: backgroundColor, cornerRadius: cornerRadius,
      maskedCorners: maskedCorners, cornerCurve: cornerCurve, borderWidth: borderWidth,
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
    // Each that something moves is looked up once.
    for key in movedProperties {
      guard let property = LayerProperty.all[key.property], let show = property.show,
        let model = property.value(self)
      else { continue }
      show(&values, presentedValue(key, model: model, at: now))
    }
    return values
  }

  /// What is on its way, each property once.
  private var movedProperties: [LayerKey] {
    var keys: [LayerKey] = []
    for track in tracks where !keys.contains(where: { $0.property == track.key.property }) {
      keys.append(track.key.whole)
    }
    return keys
  }
}
