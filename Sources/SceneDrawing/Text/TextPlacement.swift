import SceneValues

/// The horizontal alignment of lines.
public enum TextAlignment: String, SceneEnumeration {
  case left, center, right
  /// The leading side of the view's layout direction, which is the left or right side.
  case natural

  /// The fraction of the free space to the left of a line.
  package var fraction: Double {
    switch self {
    case .left, .natural: 0
    case .center: 0.5
    case .right: 1
    }
  }
}

/// The mode for wrapping or truncating text that is wider than the available space.
///
/// All modes except `characterWrap` break lines between words. They differ in the last line if the text needs
/// more lines.
public enum LineBreakMode: String, SceneEnumeration {
  /// Breaks lines between words. Text that does not fit is omitted.
  case wordWrap
  /// Breaks lines between characters. Text that does not fit is omitted.
  case characterWrap
  /// Lets the last line extend beyond its width.
  case clip
  /// Shows the end of the text on the last line, after "…".
  case headTruncation
  /// Shows the beginning and the end of the text on the last line, with "…" between them.
  case middleTruncation
  /// Ends the last line with "…".
  case tailTruncation
}
