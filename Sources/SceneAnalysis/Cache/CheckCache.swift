import ScenePlatform
import SceneArchive
import SceneDiagnostics
import SceneFiles
import SceneModel
import SceneSyntax
import SceneValues

/// What was found in files, and what they have to say about the whole project, from one run to the next.
///
/// It is known by the bytes of a file and of the tables of translations beside it, and by all else that its check depends
/// on: the version of scenec, its classes, the images that there are, the rules that are applied, the limits. Which bytes
/// files have is known without reading them where nobody has touched them (`StampCache`). What rules about the whole
/// project find is not kept: they are asked anew, and see the same summaries, unless nothing at all has changed since
/// they had nothing to say (`SilentRuns`).
///
/// One file, `scenec-checks`, in a directory of the user's choice. One that is damaged, or that another version wrote,
/// is as good as none.
///
/// An object, as all checks look into it: several references for each would have the cores wait for one another.
package final class CheckCache: Sendable {
  struct Key: Hashable, Sendable {
    let settings: ContentDigest
    let content: ContentDigest

    // A hash already: of thousands, none is made anew.
    func hash(into hasher: inout Hasher) { hasher.combine(content.first) }
  }

  /// The key of a checked file, by which it is found the next time.
  struct Kept: Sendable {
    let key: Key
    /// Nil where a stamp cannot stand for it: it is no regular file, or too large to be read.
    let record: StampCache.Record?
  }

  struct Entry {
    let findings: [Diagnostic]
    let summary: FileSummary?
  }

  static let fileName = "scenec-checks"
  private static let magic = Array("scenec-checks-9\n".utf8)
  /// Entries that were not used for a long time are removed.
  private static let largest = 64 << 20

  let stamps: StampCache
  let silence: SilentRuns
  private let directory: String
  private let contents: Lazy<Contents>

  /// What the file says.
  private final class Contents: Sendable {
    let stored: [Key: ArraySlice<UInt8>]
    /// The keys in the order in which they stand: those of the last run first.
    let order: [Key]

    init(_ entries: [(key: Key, bytes: ArraySlice<UInt8>)]) {
      stored = Dictionary(entries.map { ($0.key, $0.bytes) }) { first, _ in first }
      order = entries.map(\.key)
    }
  }

  init(directory: String) {
    self.directory = directory
    stamps = StampCache(directory: directory)
    silence = SilentRuns(directory: directory)
    contents = Lazy {
      var limits = SyntaxLimits()
      limits.bytes = 2 * Self.largest
      let source = try? SourceReader.read(path: "\(directory)/\(Self.fileName)", limits: limits)
      return Contents(source.flatMap { try? Self.entries(in: $0.bytes) } ?? [])
    }
  }

  /// What is known of a file; nil where nothing is. Findings stand in `sources`: the scene, then its tables.
  func entry(_ key: Key, of sources: [SourceText]) -> Entry? {
    guard let bytes = contents.value.stored[key] else { return nil }
    var reader = CacheReader(bytes)
    let findings = try? reader.list { (reader) throws(CacheReader.Damaged) in try reader.finding(in: sources)
    }
    guard let findings,
      let summary = try? reader.optional({ (reader) throws(CacheReader.Damaged) in try reader.summary() }),
      reader.isAtEnd
    else { return nil }
    return Entry(findings: findings, summary: summary)
  }

  /// What a file has to say about the whole project, where nothing was found in it and all its links are known: of such a
  /// one nobody needs the text.
  func silentSummary(_ key: Key) -> FileSummary? {
    guard let bytes = contents.value.stored[key] else { return nil }
    var reader = CacheReader(bytes)
    guard let findings = try? reader.number(), findings == 0,
      let summary = try? reader.optional({ (reader) throws(CacheReader.Damaged) in try reader.summary() }),
      reader.isAtEnd, summary.knowsLinks
    else { return nil }
    return summary
  }

  /// Keeps what this run has found, and of what is older as much as there is room for.
  package func save(_ files: [CheckedFile]) throws {
    try saveFindings(files)
    try stamps.save(files)
  }

  private func saveFindings(_ files: [CheckedFile]) throws {
    let (stored, order) = (contents.value.stored, contents.value.order)
    // A file of the cache without new entries is not written again.
    guard files.contains(where: { $0.kept.map { stored[$0.key] == nil } == true }) else { return }
    let used = files.compactMap { file in file.kept.map { ($0.key, file) } }
    var writer = CacheWriter()
    var written: Set<Key> = []
    for (key, file) in used where written.insert(key).inserted {
      Self.write(key, stored[key] ?? ArraySlice(Self.bytes(of: file)), to: &writer)
    }
    for key in order where written.insert(key).inserted && writer.bytes.count < Self.largest {
      if let bytes = stored[key] { Self.write(key, bytes, to: &writer) }
    }
    guard mkdir(directory, 0o777) == 0 || errno == EEXIST else {
      throw Failure("Cannot make the directory '\(directory)': \(SystemError())", .cannotCreate)
    }
    var sum = CacheWriter()
    sum.write(writer.bytes.withUnsafeBytes { XXH64.hash($0) })
    try FileOutput.write(Self.magic + sum.bytes + writer.bytes, to: "\(directory)/\(Self.fileName)")
  }

  // MARK: Bytes

  private static func bytes(of file: CheckedFile) -> [UInt8] {
    var writer = CacheWriter()
    let tables = file.resources.tables.map(\.source)
    writer.write(file.own) { $0.write($1, tables) }
    writer.write(file.summary) { $0.write($1) }
    return writer.bytes
  }

  private static func write(_ key: Key, _ bytes: ArraySlice<UInt8>, to writer: inout CacheWriter) {
    writer.write(key.settings)
    writer.write(key.content)
    writer.write(bytes)
  }

  private static func entries(
    in bytes: [UInt8]
  ) throws(CacheReader.Damaged) -> [(key: Key, bytes: ArraySlice<UInt8>)] {
    guard bytes.starts(with: magic) else { throw CacheReader.Damaged() }
    var reader = CacheReader(bytes[magic.count...])
    let sum = try reader.number()
    guard bytes[reader.position...].withUnsafeBytes({ XXH64.hash($0) }) == sum else {
      throw CacheReader.Damaged()
    }
    var entries: [(key: Key, bytes: ArraySlice<UInt8>)] = []
    while !reader.isAtEnd {
      entries.append((Key(settings: try reader.digest(), content: try reader.digest()), try reader.raw()))
    }
    return entries
  }
}
