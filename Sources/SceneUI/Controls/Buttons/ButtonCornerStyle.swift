import SceneValues

/// The corner radius of a button's background.
public enum ButtonCornerStyle: String, SceneEnumeration {
  /// A radius of 8 points.
  case fixed, dynamic
  /// Radii of 4, 8, and 12 points, respectively.
  case small, medium, large
  case capsule

  func radius(in size: Size) -> Double {
    switch self {
    case .fixed, .dynamic, .medium: 8
    case .small: 4
    case .large: 12
    case .capsule: min(size.width, size.height) / 2
    }
  }
}
