import SceneDiagnostics
import SceneFiles
import SceneSyntax

/// Runs that found nothing, each identified by the state of all that it looked at: while none of that changes, the next
/// run finds nothing either.
///
/// So such a run takes stamps, and reads nothing. To read 2,000 summaries and to apply the rules about the whole project
/// to them was half of the time of a run that had nothing to check.
///
/// One file, `scenec-silence`, beside the one of stamps.
final class SilentRuns: Sendable {
  /// The state of all files that a run is going to read, taken before it reads them.
  struct Run: Sendable {
    fileprivate let stamps: [SceneStamps]
    fileprivate let digest: ContentDigest
    /// Whether every further change will change the stamps.
    fileprivate let isSettled: Bool
  }

  /// Different commands may look at different files of a project.
  private static let greatestCount = 100

  private let file: CacheFile

  init(directory: String) {
    // Another build of the program may look at other things.
    file = CacheFile("scenec-silence", version: "2 \(RunningProgram.stamp)", in: directory)
  }

  /// The files, their tables and the directories that they lie in, where all have stamps: standard input has none.
  static func run(of checks: [SceneCheck]) -> Run? {
    let start = FileStamp.now
    let stamps = checks.concurrentMap(\.stamps).compactMap { $0 }
    guard !checks.isEmpty, stamps.count == checks.count else { return nil }
    var isSettled = stamps.allSatisfy { $0.areSettled(at: start) }
    var folders: Set<String> = []
    var texts: [ObjectIdentifier: ContentDigest] = [:]
    var coder = CacheCoder()
    for (check, stamps) in zip(checks, stamps) {
      guard let caching = check.options.caching else { return nil }
      coder.write(caching.settings)
      // Texts that code looks up are no matter of one file's findings.
      if let sources = check.options.sources {
        let digest = texts[ObjectIdentifier(sources)] ?? sources.texts.digest
        texts[ObjectIdentifier(sources)] = digest
        coder.write(digest)
      }
      coder.write(check.absolutePath)
      // Messages about what was not checked contain the printed paths.
      coder.write(check.displayPath)
      coder.write(stamps)
      // A new file beside a scene may lead to it, or be what it refers to.
      let folder = LexicalPath.directory(of: check.absolutePath)
      guard folders.insert(folder).inserted else { continue }
      guard let stamp = FileStamp(directory: folder) else { return nil }
      isSettled = isSettled && stamp.isSettled(at: start)
      coder.write(stamp)
    }
    return Run(stamps: stamps, digest: ContentDigest(of: coder.bytes), isSettled: isSettled)
  }

  fileprivate struct Stored {
    var digest: ContentDigest
    var notChecked: [NotChecked]
  }

  /// Returns the files of a run that will find nothing, and what it will not check; nil if that is not known.
  func files(of checks: [SceneCheck], in run: Run) -> (checked: [CheckedFile], notChecked: [NotChecked])? {
    guard let known = stored.first(where: { $0.digest == run.digest }) else { return nil }
    let files = zip(checks, run.stamps).map { check, stamps in
      CheckedFile(unopened: check, tablePaths: check.tablePaths(stamps), summary: nil, kept: nil)
    }
    return (files, known.notChecked)
  }

  /// Keeps a run that found nothing, if the next one will find nothing either: the files that were checked must not
  /// have changed since their stamps were taken.
  func add(_ run: Run, of files: [CheckedFile], notChecked: [NotChecked]) throws {
    guard run.isSettled, files.map(\.kept?.record?.stamps) == run.stamps else { return }
    var coder = CacheCoder()
    coder.write(Stored(digest: run.digest, notChecked: notChecked))
    for other in stored.filter({ $0.digest != run.digest }).prefix(Self.greatestCount - 1) {
      coder.write(other)
    }
    try file.write(coder.bytes)
  }

  /// The last run first.
  private var stored: [Stored] { file.read() }
}

extension SilentRuns.Stored: CacheCodable {
  fileprivate static var blank: Self { SilentRuns.Stored(digest: .blank, notChecked: []) }
  fileprivate mutating func code(with coder: inout CacheCoder) { coder.code(&digest, &notChecked) }
}
