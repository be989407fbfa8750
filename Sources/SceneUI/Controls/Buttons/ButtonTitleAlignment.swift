import SceneDrawing
import SceneValues

/// The alignment of whichever is shorter, a button's title or its subtitle.
public enum ButtonTitleAlignment: String, SceneEnumeration {
  /// The alignment of the button's content.
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
