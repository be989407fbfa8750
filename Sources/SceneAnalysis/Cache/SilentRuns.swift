import ScenePlatform
import SceneArchive
import SceneDiagnostics
import SceneFiles
import SceneSyntax

/// Runs in which nothing was found, known by all that they looked at: while nobody touches any of it, the next one finds
/// nothing either.
///
/// So it asks for stamps and nothing else. To read what 2,000 files have to say to rules about the whole project, and to
/// ask these, was half of the time of a run that had nothing to check.
///
/// One file, `scenec-silence`, beside the one of stamps; one that is damaged is as good as none.
final class SilentRuns: Sendable {
  /// The state of all files that a run is going to read, taken before it reads them.
  struct Run: Sendable {
    fileprivate let stamps: [StampCache.Stamps]
    fileprivate let digest: ContentDigest
    /// Whether nothing of it may change any more without showing it.
    fileprivate let isSettled: Bool
  }

  static let fileName = "scenec-silence"
  /// Different commands may look at different files of a project.
  private static let greatestCount = 100

  private let directory: String

  init(directory: String) { self.directory = directory }

  /// The files, their tables and the directories that they lie in, where all have stamps: standard input has none.
  static func run(of checks: [SceneCheck]) -> Run? {
    let start = FileStamp.now
    let stamps = checks.concurrentMap(\.stamps).compactMap { $0 }
    guard !checks.isEmpty, stamps.count == checks.count else { return nil }
    var isSettled = stamps.allSatisfy { $0.areSettled(at: start) }
    var folders: Set<String> = []
    var texts: [ObjectIdentifier: ContentDigest] = [:]
    var writer = CacheWriter()
    for (check, stamps) in zip(checks, stamps) {
      guard let caching = check.options.caching else { return nil }
      writer.write(caching.settings)
      // Texts that code looks up are no matter of one file's findings.
      if let sources = check.options.sources {
        let digest = texts[ObjectIdentifier(sources)] ?? sources.texts.digest
        texts[ObjectIdentifier(sources)] = digest
        writer.write(digest)
      }
      writer.write(check.absolutePath)
      // Messages about what was not checked contain the printed paths.
      writer.write(check.displayPath)
      writer.write(stamps)
      // A new file beside a scene may lead to it, or be what it refers to.
      let folder = LexicalPath.directory(of: check.absolutePath)
      guard folders.insert(folder).inserted else { continue }
      guard let stamp = FileStamp(directory: folder) else { return nil }
      isSettled = isSettled && stamp.isSettled(at: start)
      writer.write(stamp)
    }
    return Run(stamps: stamps, digest: ContentDigest(of: writer.bytes), isSettled: isSettled)
  }

  /// What is stored of a run.
  private struct Stored {
    var digest: ContentDigest
    var notChecked: [NotChecked]
  }

  /// The files of a run in which nothing will be found, and what will not be checked; nil where that is not known.
  func files(of checks: [SceneCheck], in run: Run) -> (checked: [CheckedFile], notChecked: [NotChecked])? {
    guard let known = stored.first(where: { $0.digest == run.digest }) else { return nil }
    let files = zip(checks, run.stamps).map { check, stamps in
      CheckedFile(unopened: check, tablePaths: check.tablePaths(stamps), summary: nil, kept: nil)
    }
    return (files, known.notChecked)
  }

  /// Keeps a run in which nothing was found, where that will be so again: nobody may have written in between to the
  /// files that were checked.
  func add(_ run: Run, of files: [CheckedFile], notChecked: [NotChecked]) throws {
    guard run.isSettled, files.map(\.kept?.record?.stamps) == run.stamps else { return }
    var writer = CacheWriter()
    let others = stored.filter { $0.digest != run.digest }
    let runs = [Stored(digest: run.digest, notChecked: notChecked)] + others.prefix(Self.greatestCount - 1)
    for run in runs {
      writer.write(run.digest)
      writer.write(run.notChecked) { $0.write($1) }
    }
    var sum = CacheWriter()
    sum.write(writer.bytes.withUnsafeBytes { XXH64.hash($0) })
    try FileOutput.write(Self.magic + sum.bytes + writer.bytes, to: "\(directory)/\(Self.fileName)")
  }

  /// Another build of the program may look at other things.
  private static let magic = Array("scenec-silence-2 \(CheckSettings.program)\n".utf8)

  /// The last one first.
  private var stored: [Stored] {
    let source = try? SourceReader.read(path: "\(directory)/\(Self.fileName)")
    return source.flatMap { try? Self.runs(in: $0.bytes) } ?? []
  }

  private static func runs(in bytes: [UInt8]) throws(CacheReader.Damaged) -> [Stored] {
    guard bytes.starts(with: magic) else { throw CacheReader.Damaged() }
    var reader = CacheReader(bytes[magic.count...])
    let sum = try reader.number()
    guard bytes[reader.position...].withUnsafeBytes({ XXH64.hash($0) }) == sum else {
      throw CacheReader.Damaged()
    }
    var runs: [Stored] = []
    while !reader.isAtEnd {
      runs.append(
        Stored(
          digest: try reader.digest(),
          notChecked: try reader.list { (reader) throws(CacheReader.Damaged) in try reader.notChecked() }))
    }
    return runs
  }
}
