import SceneValues

/// The padding inside a button's background.
public enum ButtonSize: String, SceneEnumeration {
  case mini, small, medium, large

  /// The horizontal and vertical padding, each for both sides together, in points.
  var padding: Size {
    switch self {
    case .mini: Size(width: 16, height: 6)
    case .small: Size(width: 20, height: 8)
    case .medium: Size(width: 24, height: 14)
    case .large: Size(width: 40, height: 30)
    }
  }
}
