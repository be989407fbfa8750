import SceneValues

/// How much room the plate of a button has around image and title.
public enum ButtonSize: String, SceneEnumeration {
  case mini, small, medium, large

  /// On both sides together, in points.
  var padding: Size {
    switch self {
    case .mini: Size(width: 16, height: 6)
    case .small: Size(width: 20, height: 8)
    case .medium: Size(width: 24, height: 14)
    case .large: Size(width: 40, height: 30)
    }
  }
}
