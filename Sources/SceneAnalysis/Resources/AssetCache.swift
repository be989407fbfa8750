import SceneFiles
import SceneResources
import SceneSyntax
import SceneValues

/// A cache of the images and colors of projects. Without this cache, listing directories and reading catalogs would take
/// most of the time of a run without changes.
///
/// A search is identified by the stamps of all listed directories and catalog files. A stamp is valid only if the
/// directory or file had not been modified for some time before the search.
///
/// The cache is one file named `scenec-assets`. The file is written in place, because a new file would change the stamp
/// of the cache directory, which might be inside the project.
final class AssetCache: Sendable {
  fileprivate struct Key: Hashable {
    var roots: [String] = []
    var inBundle = false
  }

  fileprivate struct Record {
    var key: Key
    var trail: AssetSearch.Trail
    var names: AssetNames
    var directories: Set<String>
    var similarNames: SimilarAssetNames
  }

  /// The maximum number of stored searches. Several searches are stored, because commands can check different projects.
  private static let maximumCount = 20

  private let file: CacheFile
  private let stored: Lazy<[Record]>
  private let added = Locked(Added())

  private struct Added {
    var records: [Record] = []
    var areSaved = true
  }

  init(directory: String) {
    // Another build of the executable may search for different files.
    let file = CacheFile("scenec-assets", version: "1 \(RunningProgram.stamp)", in: directory)
    self.file = file
    stored = Lazy { file.read() }
  }

  func search(in roots: [String], inBundle: Bool) throws(Failure) -> AssetSearch {
    let key = Key(roots: roots.map(LexicalPath.absolute), inBundle: inBundle)
    if let known = stored.value.first(where: { $0.key == key }), known.trail.isUnchanged {
      return AssetSearch(
        names: known.names, directories: known.directories, similarNames: known.similarNames)
    }
    let start = FileStamp.now
    let search = try AssetSearch(in: roots, inBundle: inBundle, leavingTrail: true)
    if let trail = search.trail, trail.isReliable(at: start) {
      let record = Record(
        key: key, trail: trail, names: search.names, directories: search.directories,
        similarNames: search.similarNames)
      added.withLock { added in
        added.records = [record] + added.records.filter { $0.key != key }
        added.areSaved = false
      }
    }
    return search
  }

  func save() throws {
    let added = added.withLock { $0 }
    guard !added.areSaved else { return }
    let others = stored.value.filter { old in !added.records.contains { $0.key == old.key } }
    var coder = CacheCoder()
    for record in (added.records + others).prefix(Self.maximumCount)
    where coder.bytes.count < file.largestSize { coder.write(record) }
    try file.write(coder.bytes, inPlace: true)
    self.added.withLock { $0.areSaved = true }
  }
}

extension AssetCache.Key: CacheCodable {
  fileprivate static var blank: Self { AssetCache.Key() }
  fileprivate mutating func code(with coder: inout CacheCoder) { coder.code(&roots, &inBundle) }
}

extension AssetCache.Record: CacheCodable {
  fileprivate static let blank = AssetCache.Record(
    key: .blank, trail: .blank, names: .blank, directories: [], similarNames: .blank)
  fileprivate mutating func code(with coder: inout CacheCoder) {
    coder.code(&key, &trail, &names, &directories)
    coder.code(&similarNames)
  }
}

extension AssetSearch.Trail: CacheCodable {
  static var blank: Self { AssetSearch.Trail() }
  mutating func code(with coder: inout CacheCoder) { coder.code(&directories, &files) }
}

extension AssetSearch.Trail.Stamped: CacheCodable {
  static var blank: Self { AssetSearch.Trail.Stamped(path: "", stamp: .blank) }
  mutating func code(with coder: inout CacheCoder) { coder.code(&path, &stamp) }
}

extension AssetNames: CacheCodable {
  static var blank: Self { AssetNames(paths: []) }
  mutating func code(with coder: inout CacheCoder) {
    coder.code(&images, &colors, &lackingFiles)
    coder.code(&imageSets, &colorSets, &extensions)
    coder.code(&conflicts, &variants)
  }
}
