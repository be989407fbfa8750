import SceneDiagnostics
import SceneFiles
import SceneResources
import SceneSyntax
import SceneValues

/// The in-memory contents of files, such as unsaved editor documents. They take precedence over the files on disk.
struct UnsavedTexts: Sendable {
  private var texts: [String: [UInt8]] = [:]

  subscript(path: String) -> [UInt8]? {
    get { texts[path] }
    set { texts[path] = newValue }
  }

  var holdTables: Bool { texts.keys.contains(where: SceneFileName.isTable) }

  /// Returns only the contents that affect one file, so that a check does not retain other contents.
  func part(for path: String) -> UnsavedTexts {
    guard !texts.isEmpty else { return self }
    var part = UnsavedTexts()
    part.texts = texts.filter { $0.key == path || SceneFileName.isTable($0.key) }
    return part
  }

  func files(in directory: String) -> [String] {
    texts.keys.filter { LexicalPath.directory(of: $0) == directory }
  }

  func isPresent(_ path: String) -> Bool { texts[path] != nil || FileIdentity.isPresent(path) }

  /// Reads a file from memory or from disk. `displayPath` is the path to show to users, if it differs from `path`. Throws
  /// `ReadError` if the file cannot be read or is too large.
  func read(
    _ path: String, displayPath: String? = nil, limits: SyntaxLimits = .default,
    origin: OpenedFile.Origin = .found
  ) throws(ReadError) -> SourceText {
    guard !texts.isEmpty, let bytes = texts[LexicalPath.absolute(path)] else {
      return try SourceReader.read(path: path, displayPath: displayPath, limits: limits, origin: origin)
    }
    return try SourceReader.text(bytes, displayPath: displayPath ?? path, limits: limits)
  }
}
