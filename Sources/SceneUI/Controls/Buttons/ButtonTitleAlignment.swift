import SceneDrawing
import SceneValues

/// The alignment of a button's title and subtitle relative to each other.
public enum ButtonTitleAlignment: String, SceneEnumeration {
  /// The alignment follows the horizontal alignment of the button's content.
  case automatic
  case leading, center, trailing

  func textAlignment(content: ContentHorizontalAlignment, isTurned: Bool) -> TextAlignment {
    switch self {
    case .automatic: content.textAlignment
    case .center: .center
    case .leading: isTurned ? .right : .left
    case .trailing: isTurned ? .left : .right
    }
  }
}
