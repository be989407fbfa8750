import SceneValues

/// The quality of pixel interpolation when an image is scaled.
public enum InterpolationQuality: String, SceneEnumeration {
  case `default`
  /// Nearest-neighbor interpolation, which shows pixels as sharp squares.
  case none
  case high
}
