import SceneDrawing
import SceneValues

/// The alignment of the shorter one of a button's title and subtitle.
public enum ButtonTitleAlignment: String, SceneEnumeration {
  /// Like the content of the button.
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
