import InterfaceBuilder
import SceneFiles
import SceneResources

/// Recognizes scenes and their translation tables by file name.
package enum SceneFileName {
  /// Returns whether a file is a scene or an Interface Builder document.
  static func isScene(_ path: String) -> Bool {
    path.hasSuffix(".scene") || isForeign(path)
  }

  /// Returns whether a file can have translation tables.
  static func hasTables(_ path: String) -> Bool {
    guard isForeign(path) else { return path.hasSuffix(".scene") }
    return LexicalPath.directory(of: LexicalPath.absolute(path)).hasSuffix("/Base.lproj")
  }

  /// Returns whether a file is an Interface Builder document.
  package static func isForeign(_ path: String) -> Bool { InterfaceBuilder.isName(path) }

  /// Returns whether a file is a translation table or a string catalog.
  package static func isTable(_ path: String) -> Bool {
    path.hasSuffix(".strings") || StringsDictionary.isName(path) || StringsCatalogue.isName(path)
  }

  /// Returns whether a directory contains the tables of a locale.
  package static func isLocale(_ directory: String) -> Bool { directory.hasSuffix(".lproj") }
}
