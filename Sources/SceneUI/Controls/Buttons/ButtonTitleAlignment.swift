import SceneDrawing
import SceneValues

/// The alignment of a button's title and subtitle relative to each other.
public enum ButtonTitleAlignment: String, SceneEnumeration {
  /// The alignment follows the horizontal alignment of the button's content.
  case automatic
  case leading, center, trailing

  func textAlignment(content: ContentHorizontalAlignment, isFlipped: Bool) -> TextAlignment {
    switch self {
    case .automatic: content.textAlignment
    case .center: .center
    case .leading: isFlipped ? .right : .left
    case .trailing: isFlipped ? .left : .right
    }
  }
}
