import InterfaceBuilder
import SceneFiles
import SceneResources

package enum SceneFileName {
  static let extensions = ["scene", "storyboard", "xib"]

  static func isScene(_ path: String) -> Bool {
    path.hasSuffix(".scene") || isForeign(path)
  }

  static func hasTables(_ path: String) -> Bool {
    guard isForeign(path) else { return path.hasSuffix(".scene") }
    return LexicalPath.directory(of: LexicalPath.absolute(path)).hasSuffix("/Base.lproj")
  }

  package static func isForeign(_ path: String) -> Bool { InterfaceBuilder.isName(path) }

  package static func isTable(_ path: String) -> Bool {
    path.hasSuffix(".strings") || StringsDictionary.isName(path) || StringsCatalog.isName(path)
  }

  package static func isLocale(_ directory: String) -> Bool { directory.hasSuffix(".lproj") }
}
