import SceneRuntime

/// The behavior of a view's content in right-to-left layouts.
public enum SemanticContentAttribute: String, SceneEnumeration {
  /// The content is mirrored.
  case unspecified
  /// Playback controls, which are not mirrored.
  case playback
  /// Spatial directions such as left alignment, which are not mirrored.
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}
