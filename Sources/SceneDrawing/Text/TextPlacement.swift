import SceneValues

/// Where lines of text stand in their width.
public enum TextAlignment: String, SceneEnumeration {
  case left, center, right
  /// On the side on which lines begin where one reads in the view's direction: on the left, or on the right.
  case natural

  /// How much of the free space lies to the left of a line.
  package var fraction: Double {
    switch self {
    case .left, .natural: 0
    case .center: 0.5
    case .right: 1
    }
  }
}

/// What happens to text that is wider than its place.
///
/// All but `characterWrap` break lines between words; they differ in what the last line does with text for
/// which there is no further line.
public enum LineBreakMode: String, SceneEnumeration {
  /// Breaks between words; what does not fit is left out.
  case wordWrap
  /// Breaks between any two characters; what does not fit is left out.
  case characterWrap
  /// The last line goes on beyond its width.
  case clip
  /// The last line ends with the end of the text, and "…" stands for what is before it.
  case headTruncation
  /// The last line shows the beginning and the end of its text, with "…" between them.
  case middleTruncation
  /// The last line ends with "…".
  case tailTruncation
}
