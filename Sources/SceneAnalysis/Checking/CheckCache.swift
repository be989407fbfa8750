import SceneDiagnostics
import SceneModel
import SceneSyntax
import SceneValues

/// A cache of the diagnostics of files and of the summaries for project rules, in one file named `scenec-checks`.
///
/// The key for a file consists of two digests: one of the file's bytes and translation tables, and one of everything else
/// that affects the check of the file. The diagnostics of project rules are not cached.
///
/// All checks share one instance, because copying several references for each check would cause contention between cores.
package final class CheckCache: Sendable {
  struct Key: Hashable, Sendable {
    fileprivate(set) var settings: ContentDigest
    fileprivate(set) var content: ContentDigest

    func hash(into hasher: inout Hasher) { hasher.combine(content.first) }

    init(settings: ContentDigest, content: ContentDigest) {
      self.settings = settings
      self.content = content
    }
  }

  struct Kept: Sendable {
    let key: Key
    /// The file's stamps, or nil if the file is too large or not a regular file.
    let record: StampCache.Record?
  }

  struct Entry {
    fileprivate(set) var diagnostics: [Diagnostic]
    fileprivate(set) var summary: FileSummary?
    fileprivate(set) var layoutGap: LayoutOutcome.Gap?
  }

  private typealias Stored = CacheEntry<Key, ArraySlice<UInt8>>

  let stamps: StampCache
  let silence: CleanRunCache
  private let file: CacheFile
  private let contents: Lazy<Contents>
  private let otherSources = ReferredTexts()

  private final class Contents: Sendable {
    let stored: [Key: ArraySlice<UInt8>]
    let order: [Key]

    init(_ entries: [Stored]) {
      stored = Dictionary(entries.map { ($0.key, $0.value) }) { first, _ in first }
      order = entries.map(\.key)
    }
  }

  init(directory: String) {
    stamps = StampCache(directory: directory)
    silence = CleanRunCache(directory: directory)
    let file = CacheFile("scenec-checks", version: "13", in: directory)
    self.file = file
    contents = Lazy { Contents(file.read()) }
  }

  /// Returns the cache entry for a file. The entry's diagnostics refer to `sources`: the scene, followed by its tables.
  func entry(_ key: Key, of sources: [SourceText]) -> Entry? {
    contents.value.stored[key].flatMap { Entry(cacheBytes: $0, in: sources, and: otherSources) }
  }

  /// Returns the entry of a file without diagnostics or unknown links, whose text does not have to be read.
  func silentEntry(_ key: Key) -> Entry? {
    guard let bytes = contents.value.stored[key] else { return nil }
    var coder = CacheCoder(reading: bytes)
    // Diagnostics precede the summary, and decoding them requires the text.
    guard coder.read(Int.self) == 0, let summary = coder.read(FileSummary?.self), summary.areLinksKnown
    else { return nil }
    let gap = coder.read(LayoutOutcome.Gap?.self)
    return coder.isComplete ? Entry(diagnostics: [], summary: summary, layoutGap: gap) : nil
  }

  package func save(_ files: [CheckedFile]) throws {
    try saveDiagnostics(files)
    try stamps.save(files)
  }

  private func saveDiagnostics(_ files: [CheckedFile]) throws {
    let (stored, order) = (contents.value.stored, contents.value.order)
    let used = files.compactMap { (file: CheckedFile) -> (key: Key, file: CheckedFile)? in
      file.kept.map { ($0.key, file) }
    }
    guard used.contains(where: { stored[$0.key] == nil }) else { return }
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
    let entry = Entry(diagnostics: file.own, summary: file.summary, layoutGap: file.layoutGap)
    return entry.cacheBytes(in: [scene] + file.resources.tables.map(\.source))[...]
  }
}

extension CheckCache.Key: CacheCodable {
  static var blank: Self { CheckCache.Key(settings: .blank, content: .blank) }
  mutating func code(with coder: inout CacheCoder) { coder.code(&settings, &content) }
}

extension CheckCache.Entry: CacheCodable {
  static var blank: Self { CheckCache.Entry(diagnostics: [], summary: nil, layoutGap: nil) }
  mutating func code(with coder: inout CacheCoder) { coder.code(&diagnostics, &summary, &layoutGap) }
}

extension LayoutOutcome.Gap: CacheCodable {}
