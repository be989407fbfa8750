import SceneRuntime

/// A value that determines whether a view's content is mirrored in right-to-left layouts.
public enum SemanticContentAttribute: String, SceneEnumeration {
  /// Ordinary content, which is mirrored.
  case unspecified
  /// Playback controls, which are not mirrored.
  case playback
  /// Content that represents directions, such as a control for left alignment. Such content is not mirrored.
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}
