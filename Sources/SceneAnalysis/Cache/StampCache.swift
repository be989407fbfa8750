import ScenePlatform
import SceneArchive
import SceneFiles
import SceneSyntax
import SceneValues

/// Which content scenes and their tables had when they were last read, so that who finds them unchanged does not open
/// them: reading and hashing 40 MB was most of the time of a run that had nothing to check.
///
/// Files are known by their paths and stamps. Of what was written at the very moment at which it was read, a stamp says
/// nothing: what is written a moment later may leave the same, as file systems count time in steps. So stamps are kept
/// only of files that nobody had touched for some time before the run began.
///
/// One file, `scenec-stamps`, beside the one of checks; one that is damaged is as good as none.
final class StampCache: Sendable {
  /// The stamps of a scene and of the tables beside it.
  struct Stamps: Hashable, Sendable {
    struct Table: Hashable, Sendable {
      let locale: String
      let stamp: FileStamp
    }

    let scene: FileStamp
    let tables: [Table]

    init(_ scene: FileStamp, _ tables: [Table]) {
      self.scene = scene
      self.tables = tables
    }

    /// The stamps of the files that were read; nil where one of them has none.
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
    let stamps: Stamps
    let content: ContentDigest
  }

  static let fileName = "scenec-stamps"
  private static let largest = 64 << 20
  private let directory: String
  private let stored: Lazy<[String: Record]>
  private let start = FileStamp.now

  init(directory: String) {
    self.directory = directory
    stored = Lazy {
      var limits = SyntaxLimits()
      limits.bytes = 2 * Self.largest
      let source = try? SourceReader.read(path: "\(directory)/\(Self.fileName)", limits: limits)
      return source.flatMap { try? Self.records(in: $0.bytes) } ?? [:]
    }
  }

  /// What a scene and its tables contain, by its path from the root; nil where they are not those that are known.
  func content(of path: String, _ stamps: Stamps) -> ContentDigest? {
    guard let record = stored.value[path], record.stamps == stamps else { return nil }
    return record.content
  }

  /// Keeps the stamps of what was found in this run, and of other files as far as there is room.
  func save(_ files: [CheckedFile]) throws {
    guard files.contains(where: isNew) else { return }
    var records: [String: Record] = [:]
    for file in files {
      guard let record = file.kept?.record, record.stamps.areSettled(at: start) else { continue }
      records[file.check.absolutePath] = record
    }
    var writer = CacheWriter()
    let others = stored.value.filter { records[$0.key] == nil }
    for (path, record) in records.sorted(by: { $0.key < $1.key }) + others.sorted(by: { $0.key < $1.key }) {
      guard writer.bytes.count < Self.largest else { break }
      writer.write(path)
      writer.write(record)
    }
    var sum = CacheWriter()
    sum.write(writer.bytes.withUnsafeBytes { XXH64.hash($0) })
    try FileOutput.write(Self.magic + sum.bytes + writer.bytes, to: "\(directory)/\(Self.fileName)")
  }

  private func isNew(_ file: CheckedFile) -> Bool {
    guard let record = file.kept?.record else { return false }
    return stored.value[file.check.absolutePath] != record && record.stamps.areSettled(at: start)
  }

  /// Another build of the program may look for other tables.
  private static let magic = Array("scenec-stamps-1 \(CheckSettings.program)\n".utf8)

  private static func records(in bytes: [UInt8]) throws(CacheReader.Damaged) -> [String: Record] {
    guard bytes.starts(with: magic) else { throw CacheReader.Damaged() }
    var reader = CacheReader(bytes[magic.count...])
    let sum = try reader.number()
    guard bytes[reader.position...].withUnsafeBytes({ XXH64.hash($0) }) == sum else {
      throw CacheReader.Damaged()
    }
    var records: [String: Record] = [:]
    while !reader.isAtEnd {
      let path = try reader.text()
      records[path] = try reader.record()
    }
    return records
  }
}

extension FileStamp {
  /// The longest step of any file system's time is two seconds (FAT).
  private static let rest: Int64 = 2_000_000_000

  /// A file that was written later than this may change again without a new stamp.
  func isSettled(at time: Int64) -> Bool { max(modified, changed) < time - Self.rest }
}

extension CacheWriter {
  fileprivate mutating func write(_ record: StampCache.Record) {
    write(record.stamps)
    write(record.content)
  }

  mutating func write(_ stamps: StampCache.Stamps) {
    write(stamps.scene)
    write(stamps.tables) { writer, table in
      writer.write(table.locale)
      writer.write(table.stamp)
    }
  }

  mutating func write(_ stamp: FileStamp) {
    for number in [stamp.device, stamp.inode, stamp.size] { write(number) }
    for time in [stamp.modified, stamp.changed] { write(UInt64(bitPattern: time)) }
  }
}

extension CacheReader {
  fileprivate mutating func record() throws(Damaged) -> StampCache.Record {
    let scene = try stamp()
    let tables = try list { (reader) throws(Damaged) in
      StampCache.Stamps.Table(locale: try reader.text(), stamp: try reader.stamp())
    }
    return StampCache.Record(stamps: StampCache.Stamps(scene, tables), content: try digest())
  }

  mutating func stamp() throws(Damaged) -> FileStamp {
    FileStamp(
      device: try number(), inode: try number(), size: try number(),
      modified: Int64(bitPattern: try number()), changed: Int64(bitPattern: try number()))
  }
}
