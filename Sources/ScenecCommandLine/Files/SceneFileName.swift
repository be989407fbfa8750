/// What files hold scenes, by their names.
enum SceneFileName {
  /// Scenes, and what Interface Builder writes.
  static func isScene(_ path: String) -> Bool {
    path.hasSuffix(".scene") || path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }
}
