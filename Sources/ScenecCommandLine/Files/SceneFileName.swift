import InterfaceBuilder

/// What files hold scenes, by their names.
enum SceneFileName {
  /// Scenes, and what Interface Builder writes.
  static func isScene(_ path: String) -> Bool {
    path.hasSuffix(".scene") || isForeign(path)
  }

  /// What Interface Builder writes.
  static func isForeign(_ path: String) -> Bool { InterfaceBuilder.isName(path) }
}
