import SceneValues

/// The interpolation of pixels when an image is scaled.
public enum InterpolationQuality: String, SceneEnumeration {
  /// The default of the renderer.
  case `default`
  /// The nearest pixel, so that pixels appear as sharp squares.
  case none
  /// The smoothest interpolation of the renderer.
  case high
}
