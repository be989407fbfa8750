import SceneValues

/// The size of the padding of a button's plate.
public enum ButtonSize: String, SceneEnumeration {
  case mini, small, medium, large

  /// The sum of the padding on both sides, in points.
  var padding: Size {
    switch self {
    case .mini: Size(width: 16, height: 6)
    case .small: Size(width: 20, height: 8)
    case .medium: Size(width: 24, height: 14)
    case .large: Size(width: 40, height: 30)
    }
  }
}
