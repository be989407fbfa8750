import SceneDiagnostics
import SceneModel
import SceneSyntax
import SceneValues

/// The diagnostics in files, and their summaries for rules about the whole project, from one run to the next.
///
/// The key of a file is a digest of its bytes and of the tables of translations beside it, and a digest of all else that
/// its check depends on: the version of scenec, its classes, the images, the rules that are applied, the limits.
/// `StampCache` gives the first one without reading a file that did not change. Diagnostics of rules about the whole project
/// are not kept: these rules run again on the same summaries, unless nothing at all has changed since they found nothing
/// (`SilentRuns`).
///
/// One file, `scenec-checks`, in a directory of the user's choice.
///
/// An object, as all checks look into it: several references for each would have the cores wait for one another.
package final class CheckCache: Sendable {
  struct Key: Hashable, Sendable {
    fileprivate(set) var settings: ContentDigest
    fileprivate(set) var content: ContentDigest

    // The digest is already uniformly distributed, so it serves as the hash value.
    func hash(into hasher: inout Hasher) { hasher.combine(content.first) }

    init(settings: ContentDigest, content: ContentDigest) {
      self.settings = settings
      self.content = content
    }
  }

  /// The key of a checked file, by which the next run finds it.
  struct Kept: Sendable {
    let key: Key
    /// Nil if a stamp cannot stand for the file: it is no regular file, or too large to be read.
    let record: StampCache.Record?
  }

  struct Entry {
    fileprivate(set) var findings: [Diagnostic]
    fileprivate(set) var summary: FileSummary?
  }

  private typealias Stored = CacheEntry<Key, ArraySlice<UInt8>>

  let stamps: StampCache
  let silence: SilentRuns
  private let file: CacheFile
  private let contents: Lazy<Contents>

  /// The content of the file.
  private final class Contents: Sendable {
    let stored: [Key: ArraySlice<UInt8>]
    /// The keys in their order in the file: those of the last run first.
    let order: [Key]

    init(_ entries: [Stored]) {
      stored = Dictionary(entries.map { ($0.key, $0.value) }) { first, _ in first }
      order = entries.map(\.key)
    }
  }

  init(directory: String) {
    stamps = StampCache(directory: directory)
    silence = SilentRuns(directory: directory)
    let file = CacheFile("scenec-checks", version: "10", in: directory)
    self.file = file
    contents = Lazy { Contents(file.read()) }
  }

  /// Returns the entry of a file, or nil if there is none. Diagnostics are in the sources: the scene, and then its tables.
  func entry(_ key: Key, of sources: [SourceText]) -> Entry? {
    contents.value.stored[key].flatMap { Entry(cacheBytes: $0, in: sources) }
  }

  /// Returns the summary of a file that has no diagnostics, and all of whose links are known: the text of such a file is
  /// not needed.
  func silentSummary(_ key: Key) -> FileSummary? {
    guard let bytes = contents.value.stored[key] else { return nil }
    var coder = CacheCoder(reading: bytes)
    // Diagnostics come first, and need the text.
    guard coder.read(Int.self) == 0, let summary = coder.read(FileSummary?.self), coder.isComplete,
      summary.knowsLinks
    else { return nil }
    return summary
  }

  /// Keeps the diagnostics of this run, and as many older entries as there is room for.
  package func save(_ files: [CheckedFile]) throws {
    try saveFindings(files)
    try stamps.save(files)
  }

  private func saveFindings(_ files: [CheckedFile]) throws {
    let (stored, order) = (contents.value.stored, contents.value.order)
    // A file of the cache without new entries is not written again.
    guard files.contains(where: { $0.kept.map { stored[$0.key] == nil } == true }) else { return }
    let used = files.compactMap { file in file.kept.map { ($0.key, file) } }
    var coder = CacheCoder()
    var written: Set<Key> = []
    for (key, file) in used where written.insert(key).inserted {
      coder.write(Stored(key: key, value: stored[key] ?? Self.bytes(of: file)))
    }
    for key in order where written.insert(key).inserted && coder.bytes.count < file.largestSize {
      if let bytes = stored[key] { coder.write(Stored(key: key, value: bytes)) }
    }
    try file.write(coder.bytes)
  }

  private static func bytes(of file: CheckedFile) -> ArraySlice<UInt8> {
    let scene = SourceText(path: file.path, bytes: [])
    let entry = Entry(findings: file.own, summary: file.summary)
    return entry.cacheBytes(in: [scene] + file.resources.tables.map(\.source))[...]
  }
}

extension CheckCache.Key: CacheCodable {
  static var blank: Self { CheckCache.Key(settings: .blank, content: .blank) }
  mutating func code(with coder: inout CacheCoder) { coder.code(&settings, &content) }
}

extension CheckCache.Entry: CacheCodable {
  static var blank: Self { CheckCache.Entry(findings: [], summary: nil) }
  mutating func code(with coder: inout CacheCoder) { coder.code(&findings, &summary) }
}
