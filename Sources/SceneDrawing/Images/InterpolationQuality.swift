import SceneValues

/// The quality of pixel interpolation when an image is scaled.
public enum InterpolationQuality: String, SceneEnumeration {
  case `default`
  /// Uses the nearest pixel, so that pixels appear as sharp squares.
  case none
  case high
}
