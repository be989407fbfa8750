import SceneDrawing
import SceneValues

/// Where a control's content lies across its width.
public enum ContentHorizontalAlignment: String, SceneEnumeration {
  /// At the left edge, in the middle, at the right edge.
  case left, center, right
  /// Spread over the width.
  case fill

  var textAlignment: TextAlignment {
    switch self {
    case .left: .left
    case .center, .fill: .center
    case .right: .right
    }
  }

  /// How much of the free room lies to the left.
  var fraction: Double {
    switch self {
    case .left: 0
    case .center, .fill: 0.5
    case .right: 1
    }
  }
}

/// Where a control's content lies in its height.
public enum ContentVerticalAlignment: String, SceneEnumeration {
  /// At the upper edge, in the middle, at the lower edge.
  case top, center, bottom
  /// Spread over the height.
  case fill

  /// How much of the free room lies above.
  var fraction: Double {
    switch self {
    case .top: 0
    case .center, .fill: 0.5
    case .bottom: 1
    }
  }
}
