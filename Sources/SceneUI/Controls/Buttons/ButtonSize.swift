import SceneValues

/// The size of a button, which determines the padding inside its background.
public enum ButtonSize: String, SceneEnumeration {
  case mini, small, medium, large

  /// The horizontal and vertical padding in points. Each value is the total for both sides.
  var padding: Size {
    switch self {
    case .mini: Size(width: 16, height: 6)
    case .small: Size(width: 20, height: 8)
    case .medium: Size(width: 24, height: 14)
    case .large: Size(width: 40, height: 30)
    }
  }
}
