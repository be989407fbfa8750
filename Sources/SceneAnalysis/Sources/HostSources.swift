import ScenePlatform
import InterfaceBuilder
import SceneDiagnostics
import SceneFiles
import SceneProjects
import SceneResources
import SceneSyntax
import SceneValues
import SwiftInterface

/// The Swift sources of a program, read and put together.
package final class HostSources: Sendable {
  package let index: SourceIndex
  /// Whether they are of a program for UIKit, whose scenes are Xcode's.
  let areForApple: Bool
  /// A digest of all sources. The same digest gives the same findings.
  let digest: ContentDigest
  /// The directories that the files lie in, from the root.
  let directories: Set<String>
  /// The targets that the files are of.
  let targets: BuildTargets
  /// The tables of texts that lie among the files.
  let texts: HostTexts
  /// What was named, as it was written.
  let arguments: [String]
  /// The directories that were named, from the root.
  var roots: [String] { arguments.map { LexicalPath.absolute(SourceSearch.split($0).path) } }
  /// Classes that others described.
  private let known: Vocabulary
  private let files: [SourceSearch.Found]
  /// What each of the files says.
  private let facts: [SourceCache.Read]

  /// - Parameters:
  ///   - arguments: directories, as `--sources` takes them.
  ///   - known: classes that others described.
  ///   - cache: what Swift files said in earlier runs; nil where that is not kept.
  ///   - memory: what they said before in this one.
  ///   - asksProjects: whether Xcode's projects are asked for modules that nobody says. Who checks does without: what is
  ///     of an unknown module may be of any that a scene names, as a file may be of several targets.
  ///   - progress: is told of each file.
  /// - Returns: all sources together, those that were not read among them.
  /// - Throws: `Failure` where a directory or a file cannot be read: what it says would be missing everywhere. Also
  ///   where the cache cannot be written.
  package static func read(
    _ arguments: [String], known: Vocabulary, cache: SourceCache? = nil,
    memory: SourceMemory = SourceMemory(), asksProjects: Bool = false, progress: (any CheckProgress)? = nil
  ) throws -> HostSources {
    try read(
      arguments, HeldTexts(), known: known, cache: cache, memory: memory, asksProjects: asksProjects,
      progress: progress)
  }

  /// Texts in memory count instead of the files on the disk.
  static func read(
    _ arguments: [String], _ held: HeldTexts, known: Vocabulary, cache: SourceCache?, memory: SourceMemory,
    asksProjects: Bool = false, progress: (any CheckProgress)?
  ) throws -> HostSources {
    let found = try SourcePlaces(arguments, held)
    let files = found.files
    progress?.expect(files.count)
    let facts = try files.concurrentMap { file in
      defer { progress?.advance() }
      return Result { () throws(Failure) in try self.read(file, held, cache: cache, memory: memory) }
    }.map { try $0.get() }
    memory.keep(facts, in: arguments)
    try cache?.save(facts)
    return HostSources(arguments, found, facts, held, known: known, asksProjects: asksProjects)
  }

  /// Whether a file is one of these, or would be if it were there; whether it says which targets these are of.
  func areTouched(by path: String) -> Bool {
    (SourceSearch.isSource(path) || TextTable.isName(path) && texts.areUsed)
      && directories.contains(LexicalPath.directory(of: path))
      || roots.contains(path) || targets.files.contains(path)
  }

  /// The same sources, after some of the files have changed in memory or on the disk: the others are not read again.
  ///
  /// - Throws: `Failure` where a directory or a file cannot be read.
  func rereading(_ paths: Set<String>, _ held: HeldTexts) throws -> HostSources {
    let own = Set(files.map(\.path)).union(texts.paths)
    let areSame = paths.allSatisfy { own.contains($0) == held.isThere($0) || self.targets.files.contains($0) }
    let found =
      areSame && paths.isDisjoint(with: self.targets.files)
      ? SourcePlaces(files: files, directories: directories, targets: targets, tables: texts.paths)
      : try SourcePlaces(arguments, held)
    let before = Dictionary(zip(files, facts)) { first, _ in first }
    let read = try found.files.map { file in
      guard let known = before[file], !paths.contains(file.path) else {
        return try Self.read(file, held, cache: nil, memory: SourceMemory())
      }
      return known
    }
    return HostSources(arguments, found, read, held, known: known, asksProjects: false)
  }

  private init(
    _ arguments: [String], _ places: SourcePlaces, _ read: [SourceCache.Read], _ held: HeldTexts,
    known: Vocabulary, asksProjects: Bool
  ) {
    self.arguments = arguments
    self.known = known
    files = places.files
    directories = places.directories
    targets = places.targets
    facts = read
    let assigned = AssignedSources(places, read, asksProjects: asksProjects)
    areForApple = assigned.areForApple
    digest = assigned.digest(places, read)
    index = assigned.index(
      places, known: areForApple ? InterfaceBuilder.vocabulary(adding: known) : known, held)
    let roots = arguments.map { LexicalPath.absolute(SourceSearch.split($0).path) }
    texts = HostTexts(places.tables, areAll: SourceSearch.areWhole(roots), code: index.code, held)
  }

  /// All classes together: those of others, and the sources'.
  func vocabulary(adding others: Vocabulary) -> Vocabulary {
    index.vocabulary(adding: areForApple ? InterfaceBuilder.vocabulary(adding: others) : others)
  }

  /// A placeholder for the bytes of files that were not read. No file has this digest.
  private static let nothing = ContentDigest(of: Array("\0 a Swift file that was not looked into".utf8))

  /// What to say of each file that was not read.
  package var unread: [String] {
    index.code.unread.map { "'\(index.code.files[$0.place.file])' is not read, since \($0.reason)" }
  }

  private static func read(
    _ file: SourceSearch.Found, _ held: HeldTexts, cache: SourceCache?, memory: SourceMemory
  ) throws(Failure) -> SourceCache.Read {
    let source: SourceText
    do {
      source = try held.read(file.path, displayPath: ProjectPath.relative(file.path))
    } catch {
      guard case .tooLarge = error else { throw Failure(error.description, .cannotRead) }
      // So large that not even its names are looked for: whatever is in it, this is what is known.
      let unread = UnreadSwift(.tooLarge(limit: SwiftLimits.default.bytes), nil)
      return SourceCache.Read(facts: SourceFacts(unread: unread), content: Self.nothing)
    }
    let isOther = WordScan.isName(file.path)
    // The same bytes mean something else in an Objective-C file, and in a property list, than in a Swift file.
    let mark = !isOther ? "" : file.path.hasSuffix(".plist") ? "\0p" : "\0m"
    let content = ContentDigest(of: mark.isEmpty ? source.bytes : source.bytes + Array(mark.utf8))
    if let facts = memory[content] ?? cache?.facts(content) {
      return SourceCache.Read(facts: facts, content: content)
    }
    if isOther {
      let facts = SourceFacts(readingOther: source.bytes, ofFileNamed: file.path)
      return SourceCache.Read(facts: facts, content: content)
    }
    do {
      return SourceCache.Read(facts: try SourceFacts(reading: source.bytes), content: content)
    } catch {
      throw Failure(
        "Cannot start a thread to read Swift: \(String(cString: strerror(error.code)))", .cannotRead)
    }
  }
}
