import InterfaceBuilder
import SceneFiles
import SceneResources

/// Recognizes scenes and their tables of translations by file names.
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

  /// Whether a file name is one of a table of translations or of a string catalog.
  package static func isTable(_ path: String) -> Bool {
    path.hasSuffix(".strings") || StringsDictionary.isName(path) || StringsCatalogue.isName(path)
  }

  /// Whether a directory name is one of a locale, which may contain tables.
  package static func isLocale(_ directory: String) -> Bool { directory.hasSuffix(".lproj") }
}
