import SceneDiagnostics
import SceneFiles
import SceneResources
import SceneSyntax

/// What files say that somebody holds in memory: an editor's, which are not saved yet. They count instead of the disk's.
struct HeldTexts: Sendable {
  /// By path from the root.
  private var texts: [String: [UInt8]] = [:]

  subscript(path: String) -> [UInt8]? {
    get { texts[path] }
    set { texts[path] = newValue }
  }

  /// Whether any of them is a table of translations.
  var holdTables: Bool { texts.keys.contains(where: TableSearch.isTable) }

  /// What of it counts for one file: nobody else's texts are held for its sake.
  func part(for path: String) -> HeldTexts {
    guard !texts.isEmpty else { return self }
    var part = HeldTexts()
    part.texts = texts.filter { $0.key == path || TableSearch.isTable($0.key) }
    return part
  }

  /// The text of a scene, from memory or from the disk.
  func read(_ path: String, displayPath: String? = nil, limits: SyntaxLimits = .default) throws(ReadError)
    -> SourceText
  {
    guard let bytes = texts[path] else {
      return try SourceReader.read(path: path, displayPath: displayPath, limits: limits)
    }
    return try SourceReader.text(bytes, displayPath: displayPath ?? path, limits: limits)
  }
}
