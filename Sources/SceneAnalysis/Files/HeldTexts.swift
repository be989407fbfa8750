import SceneDiagnostics
import SceneFiles
import SceneResources
import SceneSyntax
import SceneValues

/// What files say that somebody holds in memory: an editor's, which are not saved yet. They count instead of the disk's,
/// whether they are scenes, tables of translations, Swift sources, configurations or manifests.
struct HeldTexts: Sendable {
  /// By path from the root.
  private var texts: [String: [UInt8]] = [:]

  subscript(path: String) -> [UInt8]? {
    get { texts[path] }
    set { texts[path] = newValue }
  }

  /// Whether any of them is a table of translations.
  var holdTables: Bool { texts.keys.contains(where: SceneFileName.isTable) }

  /// The texts that count for one file, so that it does not keep those of others.
  func part(for path: String) -> HeldTexts {
    guard !texts.isEmpty else { return self }
    var part = HeldTexts()
    part.texts = texts.filter { $0.key == path || SceneFileName.isTable($0.key) }
    return part
  }

  /// The files that lie directly in a directory, by their paths from the root.
  func files(in directory: String) -> [String] {
    texts.keys.filter { LexicalPath.directory(of: $0) == directory }
  }

  /// Whether a file is there, in memory or on the disk.
  func isThere(_ path: String) -> Bool { texts[path] != nil || FileIdentity.isThere(path) }

  /// The text of a file, from memory or from the disk.
  ///
  /// - Parameters:
  ///   - path: from the root, or from the current directory.
  ///   - displayPath: the path to print, if another.
  ///   - limits: how many bytes it may have.
  ///   - origin: who says that it is to be read.
  /// - Returns: the whole text.
  /// - Throws: `ReadError` where the system refuses, and where the text is too large.
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
