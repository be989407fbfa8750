import SceneFiles
import SceneSyntax
import SceneValues

/// The digests of scenes and their tables when they were last read, so that unchanged files are not opened: reading and
/// hashing 40 MB was most of the time of a run that had nothing to check.
///
/// Paths and stamps identify files. A file that is written while it is read may be written again a moment later and have
/// the same stamp, as file systems count time in steps. So only stamps of files that nobody had touched for some time
/// before the run began are kept.
///
/// One file, `scenec-stamps`, beside the one of checks.
final class StampCache: Sendable {
  /// The stamps of a scene and of the tables beside it.
  struct Stamps: Hashable, Sendable {
    struct Table: Hashable, Sendable {
      var locale: String
      var stamp: FileStamp
    }

    fileprivate var scene: FileStamp
    fileprivate(set) var tables: [Table]

    init(_ scene: FileStamp, _ tables: [Table]) {
      self.scene = scene
      self.tables = tables
    }

    /// The stamps of the files that were read; nil if one of them has none.
    init?(_ scene: FileStamp?, _ tables: [TableSearch.Found]) {
      let stamped = tables.compactMap { found in
        found.stamp.map { Table(locale: found.locale, stamp: $0) }
      }
      guard let scene, stamped.count == tables.count else { return nil }
      self.init(scene, stamped)
    }

    /// Whether they may stand for content that was read at a time or later.
    func areSettled(at time: Int64) -> Bool {
      scene.isSettled(at: time) && tables.allSatisfy { $0.stamp.isSettled(at: time) }
    }
  }

  struct Record: Hashable, Sendable {
    var stamps: Stamps
    var content: ContentDigest
  }

  private let file: CacheFile
  /// The records of scenes, by their paths from the root.
  private let stored: Lazy<[String: Record]>
  private let start = FileStamp.now

  init(directory: String) {
    // Another build of the program may look for other tables.
    let file = CacheFile("scenec-stamps", version: "1 \(CheckSettings.program)", in: directory)
    self.file = file
    stored = Lazy {
      Dictionary(file.read(CacheEntry<String, Record>.self).map { ($0.key, $0.value) }) { _, last in last }
    }
  }

  /// Returns the digest of a scene and its tables, by the scene's path from the root; nil if other stamps are known.
  func content(of path: String, _ stamps: Stamps) -> ContentDigest? {
    guard let record = stored.value[path], record.stamps == stamps else { return nil }
    return record.content
  }

  /// Keeps the stamps of the files of this run, and of as many other files as there is room for.
  func save(_ files: [CheckedFile]) throws {
    guard files.contains(where: isNew) else { return }
    var records: [String: Record] = [:]
    for file in files {
      guard let record = file.kept?.record, record.stamps.areSettled(at: start) else { continue }
      records[file.check.absolutePath] = record
    }
    var coder = CacheCoder()
    let others = stored.value.filter { records[$0.key] == nil }
    for (path, record) in records.sorted(by: { $0.key < $1.key }) + others.sorted(by: { $0.key < $1.key })
    where coder.bytes.count < file.largestSize { coder.write(CacheEntry(key: path, value: record)) }
    try file.write(coder.bytes)
  }

  private func isNew(_ file: CheckedFile) -> Bool {
    guard let record = file.kept?.record else { return false }
    return stored.value[file.check.absolutePath] != record && record.stamps.areSettled(at: start)
  }
}

extension FileStamp {
  /// The longest step of any file system's time is two seconds (FAT).
  private static let rest: Int64 = 2_000_000_000

  /// A file that was written later than this may change again without a new stamp.
  func isSettled(at time: Int64) -> Bool { max(modified, changed) < time - Self.rest }
}

extension StampCache.Record: CacheCodable {
  static let blank = StampCache.Record(
    stamps: StampCache.Stamps.blank, content: ContentDigest.blank)
  mutating func code(with coder: inout CacheCoder) { coder.code(&stamps, &content) }
}

extension StampCache.Stamps: CacheCodable {
  static var blank: Self { StampCache.Stamps(FileStamp.blank, [Table]()) }
  mutating func code(with coder: inout CacheCoder) { coder.code(&scene, &tables) }
}

extension StampCache.Stamps.Table: CacheCodable {
  static var blank: Self { StampCache.Stamps.Table(locale: "", stamp: .blank) }
  mutating func code(with coder: inout CacheCoder) { coder.code(&locale, &stamp) }
}

extension FileStamp: CacheCodable {
  static var blank: Self { FileStamp(device: 0, inode: 0, size: 0, modified: 0, changed: 0) }
  mutating func code(with coder: inout CacheCoder) {
    coder.code(&device, &inode, &size)
    coder.code(&modified, &changed)
  }
}
