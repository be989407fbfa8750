import SceneDiagnostics
import SceneFiles
import SceneResources
import SceneSyntax
import SceneValues

/// The in-memory contents of files, such as unsaved editor documents. They take precedence over the files on disk.
struct UnsavedTexts: Sendable {
  private var texts: [String: [UInt8]] = [:]
  /// The contents of translation tables, which are separate because they can affect any scene.
  private var tables: [String: [UInt8]] = [:]

  subscript(path: String) -> [UInt8]? {
    get { SceneFileName.isTable(path) ? tables[path] : texts[path] }
    set { if SceneFileName.isTable(path) { tables[path] = newValue } else { texts[path] = newValue } }
  }

  var holdTables: Bool { !tables.isEmpty }

  /// Returns only the contents that affect one file, so that a check does not retain other contents.
  func part(for path: String) -> UnsavedTexts {
    var part = UnsavedTexts()
    part.tables = tables
    part.texts[path] = texts[path]
    return part
  }

  var filesByDirectory: [String: [String]] {
    Dictionary(grouping: Array(texts.keys) + tables.keys, by: LexicalPath.directory)
  }

  func isPresent(_ path: String) -> Bool { self[path] != nil || FileIdentity.isPresent(path) }

  /// Reads a file from memory or from disk. `displayPath` is the path to show to users, if it differs from `path`. Throws
  /// `ReadError` if the file cannot be read or is too large.
  func read(
    _ path: String, displayPath: String? = nil, limits: SyntaxLimits = .default,
    origin: OpenedFile.Origin = .found
  ) throws(ReadError) -> SourceText {
    guard !texts.isEmpty || !tables.isEmpty, let bytes = self[LexicalPath.absolute(path)] else {
      return try SourceReader.read(path: path, displayPath: displayPath, limits: limits, origin: origin)
    }
    return try SourceReader.text(bytes, displayPath: displayPath ?? path, limits: limits)
  }
}
