import SceneValues

/// How round the plate of a button is.
public enum ButtonCornerStyle: String, SceneEnumeration {
  /// As usual: 8 points.
  case fixed, dynamic
  /// 4, 8 and 12 points.
  case small, medium, large
  /// Half circles at the ends.
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
