import SceneDrawing
import SceneValues

/// Where the shorter one of a button's title and subtitle begins.
public enum ButtonTitleAlignment: String, SceneEnumeration {
  /// As the content of the button is aligned.
  case automatic
  case leading, center, trailing

  /// How lines are aligned, given how the content of the button is, and whether one reads from right to left.
  func textAlignment(content: ContentHorizontalAlignment, isTurned: Bool) -> TextAlignment {
    switch self {
    case .automatic: content.textAlignment
    case .center: .center
    case .leading: isTurned ? .right : .left
    case .trailing: isTurned ? .left : .right
    }
  }
}
