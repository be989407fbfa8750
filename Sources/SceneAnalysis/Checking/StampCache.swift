import SceneFiles
import SceneSyntax
import SceneValues

/// A cache of the digests of scenes and tables, in one file named `scenec-stamps`. Without this cache, reading and
/// hashing 40 MB would take most of the time of a run without changes. File systems round times, so a file written during
/// a run could change again without receiving a new stamp. Therefore, a stamp is saved only if the file had not been
/// modified for some time before the run.
final class StampCache: Sendable {
  struct Record: Hashable, Sendable {
    var stamps: SceneStamps
    var content: ContentDigest
  }

  private let file: CacheFile
  private let stored: Lazy<[String: Record]>
  private let start = FileStamp.now

  init(directory: String) {
    // Another build of the executable may search for different tables.
    let file = CacheFile("scenec-stamps", version: "1 \(RunningProgram.stamp)", in: directory)
    self.file = file
    stored = Lazy {
      Dictionary(file.read(CacheEntry<String, Record>.self).map { ($0.key, $0.value) }) { _, last in last }
    }
  }

  func content(of path: String, _ stamps: SceneStamps) -> ContentDigest? {
    guard let record = stored.value[path], record.stamps == stamps else { return nil }
    return record.content
  }

  func save(_ files: [CheckedFile]) throws {
    guard files.contains(where: isNew) else { return }
    var records: [String: Record] = [:]
    for file in files {
      guard let record = file.kept?.record, record.stamps.areReliable(at: start) else { continue }
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
    return stored.value[file.check.absolutePath] != record && record.stamps.areReliable(at: start)
  }
}

extension StampCache.Record: CacheCodable {
  static let blank = StampCache.Record(
    stamps: SceneStamps.blank, content: ContentDigest.blank)
  mutating func code(with coder: inout CacheCoder) { coder.code(&stamps, &content) }
}
