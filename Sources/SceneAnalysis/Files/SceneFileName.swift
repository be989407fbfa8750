import InterfaceBuilder
import SceneFiles

/// What files hold scenes, by their names.
package enum SceneFileName {
  /// Scenes, and what Interface Builder writes.
  static func isScene(_ path: String) -> Bool {
    path.hasSuffix(".scene") || isForeign(path)
  }

  /// Whether tables of translations may belong to it.
  static func hasTables(_ path: String) -> Bool {
    guard isForeign(path) else { return path.hasSuffix(".scene") }
    return LexicalPath.directory(of: LexicalPath.absolute(path)).hasSuffix("/Base.lproj")
  }

  /// What Interface Builder writes.
  package static func isForeign(_ path: String) -> Bool { InterfaceBuilder.isName(path) }
}
