import SceneDiagnostics
import SceneFiles
import SceneSyntax

/// A cache of runs without diagnostics in the file `scenec-silence`. The state of a run's inputs identifies the run.
/// Repeating such a run requires reading only stamps. Without this cache, reading 2,000 summaries and applying the
/// project rules would take half the time of a run without changes.
final class CleanRunCache: Sendable {
  struct Run: Sendable {
    fileprivate let stamps: [SceneStamps]
    fileprivate let digest: ContentDigest
    fileprivate let isReliable: Bool
  }

  /// The maximum number of stored runs. Several runs are stored, because commands can check different files of a project.
  private static let maximumCount = 100

  private let file: CacheFile

  init(directory: String) {
    // Another build of the executable may read different files.
    file = CacheFile("scenec-silence", version: "4 \(RunningProgram.stamp)", in: directory)
  }

  /// Returns the state of the files, their tables and directories, and other tables. Returns nil if one of them has no stamp.
  static func run(of checks: [SceneCheck], tables: [SceneCheck]) -> Run? {
    let start = FileStamp.now
    let stamps = checks.concurrentMap(\.stamps).compactMap { $0 }
    guard !checks.isEmpty, stamps.count == checks.count else { return nil }
    var isReliable = stamps.allSatisfy { $0.areReliable(at: start) }
    var folders: Set<String> = []
    var texts: [ObjectIdentifier: ContentDigest] = [:]
    var coder = CacheCoder()
    func add(_ table: TableSearch.CodeTableFile) -> Bool {
      guard let stamp = FileStamp(path: table.path) else { return false }
      isReliable = isReliable && stamp.isReliable(at: start)
      coder.write(table.path, stamp)
      return true
    }
    for (check, stamps) in zip(checks, stamps) {
      guard let caching = check.options.caching else { return nil }
      coder.write(caching.settings)
      // The cache settings exclude string tables for code, because these do not affect the diagnostics of single files.
      if let sources = check.options.sources {
        let digest = texts[ObjectIdentifier(sources)] ?? sources.texts.digest
        texts[ObjectIdentifier(sources)] = digest
        coder.write(digest)
      }
      coder.write(check.absolutePath)
      // Messages about skipped checks contain the printed paths.
      coder.write(check.displayPath)
      coder.write(stamps)
      // A new file in the directory may contain a segue to the scene, or be the target of the scene's references.
      let folder = LexicalPath.directory(of: check.absolutePath)
      guard folders.insert(folder).inserted else { continue }
      guard let stamp = FileStamp(directory: folder) else { return nil }
      isReliable = isReliable && stamp.isReliable(at: start)
      coder.write(stamp)
      let tables = (try? check.options.tables.codeTableFiles(besideSceneAt: check.displayPath)) ?? []
      for table in tables { guard add(table) else { return nil } }
    }
    var added: Set<String> = []
    for table in tables {
      guard let caching = table.options.caching else { return nil }
      coder.write(caching.settings)
      coder.write(table.absolutePath)
      coder.write(table.displayPath)
      // A table is compared with the tables in other languages.
      let files = (try? table.options.tables.codeTableFiles(ofTableAt: table.displayPath)) ?? []
      for file in files where added.insert(file.path).inserted { guard add(file) else { return nil } }
    }
    return Run(stamps: stamps, digest: ContentDigest(of: coder.bytes), isReliable: isReliable)
  }

  fileprivate struct Stored {
    var digest: ContentDigest
    var notChecked: [NotChecked]
  }

  /// Returns the files and the skipped checks of an earlier run without diagnostics. Returns nil if no run matches `run`.
  func files(of checks: [SceneCheck], in run: Run) -> (checked: [CheckedFile], notChecked: [NotChecked])? {
    guard let known = stored.first(where: { $0.digest == run.digest }) else { return nil }
    let files = zip(checks, run.stamps).map { check, stamps in
      CheckedFile(unopened: check, tablePaths: check.tablePaths(stamps), summary: nil, kept: nil)
    }
    return (files, known.notChecked)
  }

  /// Saves a run, unless its files have changed since the run recorded their stamps.
  func add(_ run: Run, of files: [CheckedFile], notChecked: [NotChecked]) throws {
    guard run.isReliable, files.map(\.kept?.record?.stamps) == run.stamps else { return }
    var coder = CacheCoder()
    coder.write(Stored(digest: run.digest, notChecked: notChecked))
    for other in stored.filter({ $0.digest != run.digest }).prefix(Self.maximumCount - 1) {
      coder.write(other)
    }
    try file.write(coder.bytes)
  }

  private var stored: [Stored] { file.read() }
}

extension CleanRunCache.Stored: CacheCodable {
  fileprivate static var blank: Self { CleanRunCache.Stored(digest: .blank, notChecked: []) }
  fileprivate mutating func code(with coder: inout CacheCoder) { coder.code(&digest, &notChecked) }
}
