import SceneDrawing
import SceneValues

/// The horizontal alignment of a control's content.
public enum ContentHorizontalAlignment: String, SceneEnumeration {
  case left, center, right
  case fill

  var textAlignment: TextAlignment {
    switch self {
    case .left: .left
    case .center, .fill: .center
    case .right: .right
    }
  }

  /// The fraction of the free space that is to the left of the content.
  var fraction: Double {
    switch self {
    case .left: 0
    case .center, .fill: 0.5
    case .right: 1
    }
  }
}

/// The vertical alignment of a control's content.
public enum ContentVerticalAlignment: String, SceneEnumeration {
  case top, center, bottom
  case fill

  /// The fraction of the free space that is above the content.
  var fraction: Double {
    switch self {
    case .top: 0
    case .center, .fill: 0.5
    case .bottom: 1
    }
  }
}
