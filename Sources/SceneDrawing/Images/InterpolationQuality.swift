import SceneValues

/// The interpolation of pixels when an image is scaled.
public enum InterpolationQuality: String, SceneEnumeration {
  case `default`
  /// The nearest pixel, so that pixels appear as sharp squares.
  case none
  case high
}
