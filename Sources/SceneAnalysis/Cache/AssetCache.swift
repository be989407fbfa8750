import ScenePlatform
import SceneArchive
import SceneFiles
import SceneResources
import SceneSyntax
import SceneValues

/// The images and colours that projects had when they were last searched, so that a project that is as it was is not
/// searched again: to list all of its directories, and to read what each catalogue says, was most of a run that had
/// nothing to check.
///
/// A search is known by the stamps of all directories that it listed, which are others when anything comes, goes or is
/// renamed, and of the catalogues' files that it read. As for scenes, stamps count once all of that has been at rest.
///
/// One file, `scenec-assets`, beside the one of checks; one that is damaged is as good as none. It is written in place:
/// a directory of the cache that lies in the project itself would be another one by each new file.
final class AssetCache: Sendable {
  private struct Key: Hashable {
    let roots: [String]
    let inBundle: Bool
  }

  private struct Record {
    let trail: AssetSearch.Trail
    let names: AssetNames
    let directories: Set<String>
  }

  static let fileName = "scenec-assets"
  private static let largest = 64 << 20
  /// Different commands may look at different projects.
  private static let greatestCount = 20

  private let directory: String
  /// What was kept by earlier runs, the last ones first.
  private let stored: Lazy<[(key: Key, record: Record)]>
  private let added = Locked(Added())

  /// What was searched in this run.
  private struct Added {
    var records: [(key: Key, record: Record)] = []
    var areSaved = true
  }

  init(directory: String) {
    self.directory = directory
    stored = Lazy { Self.read(from: directory) }
  }

  /// What is found in directories, as `AssetSearch` takes them.
  func search(in roots: [String], inBundle: Bool) throws(Failure) -> AssetSearch {
    let key = Key(roots: roots.map(LexicalPath.absolute), inBundle: inBundle)
    if let known = stored.value.first(where: { $0.key == key })?.record, known.trail.isUnchanged {
      return AssetSearch(names: known.names, directories: known.directories)
    }
    let start = FileStamp.now
    let search = try AssetSearch(in: roots, inBundle: inBundle, leavingTrail: true)
    if let trail = search.trail, trail.isSettled(at: start) {
      let record = Record(trail: trail, names: search.names, directories: search.directories)
      added.withLock { added in
        added.records = [(key, record)] + added.records.filter { $0.key != key }
        added.areSaved = false
      }
    }
    return search
  }

  /// Keeps what was searched since the last time.
  func save() throws {
    let added = added.withLock { $0 }
    guard !added.areSaved else { return }
    let others = stored.value.filter { old in !added.records.contains { $0.key == old.key } }
    var writer = CacheWriter()
    for (key, record) in (added.records + others).prefix(Self.greatestCount)
    where writer.bytes.count < Self.largest {
      var one = CacheWriter()
      one.write(key.roots) { $0.write($1) }
      one.write(key.inBundle)
      one.write(record.trail)
      one.write(record.names)
      one.write(record.directories.sorted()) { $0.write($1) }
      writer.write(one.bytes)
    }
    guard mkdir(directory, 0o777) == 0 || errno == EEXIST else {
      throw Failure("Cannot make the directory '\(directory)': \(SystemError())", .cannotCreate)
    }
    var sum = CacheWriter()
    sum.write(writer.bytes.withUnsafeBytes { XXH64.hash($0) })
    try FileOutput.writeInPlace(Self.magic + sum.bytes + writer.bytes, to: "\(directory)/\(Self.fileName)")
    self.added.withLock { $0.areSaved = true }
  }

  /// Another build of the program may look for other things.
  private static let magic = Array("scenec-assets-1 \(CheckSettings.program)\n".utf8)

  private static func read(from directory: String) -> [(key: Key, record: Record)] {
    var limits = SyntaxLimits()
    limits.bytes = 2 * largest
    let source = try? SourceReader.read(path: "\(directory)/\(fileName)", limits: limits)
    return source.flatMap { try? records(in: $0.bytes) } ?? []
  }

  private static func records(
    in bytes: [UInt8]
  ) throws(CacheReader.Damaged) -> [(key: Key, record: Record)] {
    guard bytes.starts(with: magic) else { throw CacheReader.Damaged() }
    var reader = CacheReader(bytes[magic.count...])
    let sum = try reader.number()
    guard bytes[reader.position...].withUnsafeBytes({ XXH64.hash($0) }) == sum else {
      throw CacheReader.Damaged()
    }
    var records: [(key: Key, record: Record)] = []
    while !reader.isAtEnd {
      var one = CacheReader(try reader.raw())
      let key = Key(roots: try one.texts(), inBundle: try one.flag())
      records.append(
        (
          key,
          Record(
            trail: try one.trail(), names: try one.assetNames(), directories: Set(try one.texts()))
        ))
    }
    return records
  }
}

extension CacheWriter {
  fileprivate mutating func write(_ trail: AssetSearch.Trail) {
    for stamps in [trail.directories, trail.files] {
      write(stamps) { writer, stamped in
        writer.write(stamped.path)
        writer.write(stamped.stamp)
      }
    }
  }

  fileprivate mutating func write(_ names: AssetNames) {
    write(names.images.sorted { $0.key < $1.key }) { writer, image in
      writer.write(image.key)
      writer.write(image.value.sorted()) { $0.write($1) }
    }
    write(names.colors) { writer, colors in writer.write(colors.sorted()) { $0.write($1) } }
    for table in [names.lackingFiles, names.imageSets, names.colorSets] {
      write(table.sorted { $0.key < $1.key }) { writer, entry in
        writer.write(entry.key)
        writer.write(entry.value) { $0.write($1) }
      }
    }
    write(names.extensions) { $0.write($1) }
  }
}

extension CacheReader {
  fileprivate mutating func texts() throws(Damaged) -> [String] {
    try list { (reader) throws(Damaged) in try reader.text() }
  }

  fileprivate mutating func trail() throws(Damaged) -> AssetSearch.Trail {
    AssetSearch.Trail(directories: try stampedPaths(), files: try stampedPaths())
  }

  private mutating func stampedPaths() throws(Damaged) -> [AssetSearch.Trail.Stamped] {
    try list { (reader) throws(Damaged) in
      AssetSearch.Trail.Stamped(path: try reader.text(), stamp: try reader.stamp())
    }
  }

  fileprivate mutating func assetNames() throws(Damaged) -> AssetNames {
    let images = try list { (reader) throws(Damaged) in
      (
        try reader.text(),
        Set(try reader.list { (reader) throws(Damaged) in try reader.number(below: .max) })
      )
    }
    return AssetNames(
      images: Dictionary(images) { first, _ in first },
      colors: try optional { (reader) throws(Damaged) in Set(try reader.texts()) },
      lackingFiles: try table(), imageSets: try table(), colorSets: try table(), extensions: try texts())
  }

  private mutating func table() throws(Damaged) -> [String: [String]] {
    let entries = try list { (reader) throws(Damaged) in (try reader.text(), try reader.texts()) }
    return Dictionary(entries) { first, _ in first }
  }
}
