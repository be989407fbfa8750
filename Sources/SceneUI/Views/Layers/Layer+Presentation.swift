import SceneValues

struct PresentedValues {
  var position: Point
  var anchorPoint: Point
  var transform: Transform3D
  var opacity: Double
  var look: LayerAppearance
}

extension Layer {
  var look: LayerAppearance {
    LayerAppearance(
      bounds: bounds, backgroundColor: backgroundColor, cornerRadius: cornerRadius,
      maskedCorners: maskedCorners, cornerCurve: cornerCurve, borderWidth: borderWidth,
      borderColor: borderColor, clips: masksToBounds, shadowColor: shadowColor,
      shadowOpacity: shadowOpacity, shadowOffset: shadowOffset, shadowRadius: shadowRadius,
      shadowPath: shadowPath)
  }

  var throwsShadow: Bool { shadowOpacity > 0 && !masksToBounds }

  /// Returns the model values with running animations applied. `now` is a time in the layer's local time.
  func presentedValues(at now: Double) -> PresentedValues {
    var values = PresentedValues(
      position: position, anchorPoint: anchorPoint, transform: transform, opacity: opacity, look: look)
    guard !tracks.isEmpty else { return values }
    for key in movedProperties {
      guard let property = LayerProperty.all[key.property], let show = property.show,
        let model = property.value(self)
      else { continue }
      show(&values, presentedValue(key, model: model, at: now))
    }
    return values
  }

  private var movedProperties: [LayerKey] {
    var keys: [LayerKey] = []
    for track in tracks where !keys.contains(where: { $0.property == track.key.property }) {
      keys.append(track.key.whole)
    }
    return keys
  }
}
