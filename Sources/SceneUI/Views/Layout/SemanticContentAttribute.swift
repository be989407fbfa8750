import SceneRuntime

/// Whether a view's content turns around where one reads from right to left.
public enum SemanticContentAttribute: String, SceneEnumeration {
  /// It does.
  case unspecified
  /// It shows how something is played, as buttons of a player do: it does not.
  case playback
  /// It means directions in space, as alignment to the left does: it does not.
  case spatial
  /// From left to right, whatever one reads.
  case forceLeftToRight
  /// From right to left, whatever one reads.
  case forceRightToLeft
}
