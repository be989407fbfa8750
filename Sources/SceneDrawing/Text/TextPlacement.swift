import SceneValues

/// The horizontal alignment of lines.
public enum TextAlignment: String, SceneEnumeration {
  case left, center, right
  /// Alignment with the leading edge, which is on the left or right depending on the view's layout direction.
  case natural

  package var fraction: Double {
    switch self {
    case .left, .natural: 0
    case .center: 0.5
    case .right: 1
    }
  }
}

/// The mode for wrapping or truncating text that is wider than the available space.
public enum LineBreakMode: String, SceneEnumeration {
  /// Breaks lines between words. Text that does not fit is omitted.
  case wordWrap
  /// Breaks lines between characters. Text that does not fit is omitted.
  case characterWrap
  /// Lets the last line extend beyond the available width.
  case clip
  case headTruncation
  case middleTruncation
  case tailTruncation
}
