import ScenePlatform
import InterfaceBuilder
import SceneDiagnostics
import SceneFiles
import SceneModel
import SceneCompiler
import SceneProjects
import SceneResources
import SceneSyntax
import SceneValues
import SwiftInterface

/// The Swift sources of an app, with an index for all platforms and separate indices for platforms whose code differs.
package final class HostSources: Sendable {
  package let index: SourceIndex
  /// The index for each platform for which at least one declaration is not compiled.
  let platformIndices: [ApplePlatforms: Lazy<SourceIndex>]
  let areForApple: Bool
  /// A digest of all sources. If two digests are equal, the diagnostics are equal as well.
  let digest: ContentDigest
  let directories: Set<String>
  let targets: BuildTargets
  let texts: HostTexts
  let arguments: [String]
  var roots: [String] { arguments.map { LexicalPath.absolute(SourceSearch.split($0).path) } }
  private let known: Vocabulary
  private let files: [SourceSearch.Found]
  private let excluded: Set<String>
  private let facts: [SourceCache.Read]

  /// Reads all sources.
  ///
  /// - `arguments`: Directories in the format of the `--sources` option.
  /// - `readsProjects`: Whether to look up unknown modules in Xcode projects. Checks do not need this information,
  ///   because they assume that an unknown module can be any module to which a scene refers.
  /// - Throws: `Failure` if a directory or file cannot be read, because the checks of all scenes depend on its content.
  ///   Also throws `Failure` if the cache cannot be written.
  package static func read(
    _ arguments: [String], known: Vocabulary, cache: SourceCache? = nil,
    memory: SourceMemory = SourceMemory(), readsProjects: Bool = false, progress: (any CheckProgress)? = nil
  ) throws -> HostSources {
    try read(
      arguments, UnsavedTexts(), known: known, cache: cache, memory: memory, readsProjects: readsProjects,
      progress: progress)
  }

  static func read(
    _ arguments: [String], _ held: UnsavedTexts, known: Vocabulary, cache: SourceCache?, memory: SourceMemory,
    readsProjects: Bool = false, progress: (any CheckProgress)?,
    isExcluded: (String) throws -> Bool = { _ in false }
  ) throws -> HostSources {
    let found = try SourcePlaces(arguments, held)
    let files = found.files
    let excluded = Set(try files.map(\.path).filter(isExcluded))
    progress?.expect(files.count)
    let facts = try files.concurrentMap { file in
      defer { progress?.advance() }
      return Result { () throws(Failure) in
        try self.read(
          file, isExcluded: excluded.contains(file.path), held, cache: cache, memory: memory)
      }
    }.map { try $0.get() }
    memory.keep(facts, in: arguments)
    try cache?.save(facts)
    return HostSources(
      arguments, found, excluded, facts, held, known: known, readsProjects: readsProjects)
  }

  /// Returns whether a change to a file affects these sources or their targets. The file does not have to exist.
  func areTouched(by path: String) -> Bool {
    (SourceSearch.isSource(path) || TextTable.isName(path) && texts.areUsed)
      && directories.contains(LexicalPath.directory(of: path))
      || roots.contains(path) || targets.files.contains(path)
  }

  /// Returns the sources after changes in memory or on disk. Throws `Failure` if a file cannot be read.
  func rereading(
    _ paths: Set<String>, _ held: UnsavedTexts, isExcluded: (String) throws -> Bool = { _ in false }
  ) throws -> HostSources {
    let own = Set(files.map(\.path)).union(texts.paths)
    let areSame = paths.allSatisfy {
      own.contains($0) == held.isPresent($0) || self.targets.files.contains($0)
    }
    let found =
      areSame && paths.isDisjoint(with: self.targets.files)
      ? SourcePlaces(files: files, directories: directories, targets: targets, tables: texts.paths)
      : try SourcePlaces(arguments, held)
    let before = Dictionary(zip(files, facts)) { first, _ in first }
    let excluded = Set(try found.files.map(\.path).filter(isExcluded))
    let changed = paths.union(excluded.symmetricDifference(self.excluded))
    let read = try found.files.map { file in
      guard let known = before[file], !changed.contains(file.path) else {
        return try Self.read(
          file, isExcluded: excluded.contains(file.path), held, cache: nil, memory: SourceMemory())
      }
      return known
    }
    return HostSources(arguments, found, excluded, read, held, known: known, readsProjects: false)
  }

  private init(
    _ arguments: [String], _ places: SourcePlaces, _ excluded: Set<String>, _ read: [SourceCache.Read],
    _ held: UnsavedTexts, known: Vocabulary, readsProjects: Bool
  ) {
    self.arguments = arguments
    self.excluded = excluded
    self.known = known
    files = places.files
    directories = places.directories
    targets = places.targets
    facts = read
    let assigned = AssignedSources(places, read, readsProjects: readsProjects)
    areForApple = assigned.areForApple
    digest = assigned.digest(places, read)
    let names = areForApple ? InterfaceBuilder.vocabulary(adding: known) : known
    index = assigned.index(places, known: names, held)
    platformIndices = assigned.partialPlatforms(known: names).reduce(into: [:]) { indices, platforms in
      indices[platforms] = Lazy { assigned.index(places, known: names, held, for: platforms) }
    }
    let roots = arguments.map { LexicalPath.absolute(SourceSearch.split($0).path) }
    texts = HostTexts(places.tables, areAll: SourceSearch.areCompleteProjects(roots), code: index.code, held)
  }

  func vocabulary(adding others: Vocabulary) -> Vocabulary {
    index.vocabulary(adding: areForApple ? InterfaceBuilder.vocabulary(adding: others) : others)
  }

  /// Returns the classes and the code for each platform for which at least one declaration is not compiled.
  func platformVariants(adding others: Vocabulary) -> [ApplePlatforms: Lazy<PlatformVariant>] {
    platformIndices.mapValues { index in
      Lazy {
        PlatformVariant(
          vocabulary: index.value.vocabulary(adding: InterfaceBuilder.vocabulary(adding: others)),
          host: index.value.code)
      }
    }
  }

  /// The digest that represents files that were not read. It differs from the digests of all other files.
  private static let nothing = ContentDigest(of: Array("\0 a Swift file that was not looked into".utf8))

  package var unread: [String] {
    index.code.unread.map { "'\(index.code.files[$0.place.file])' was not read, because \($0.reason)" }
  }

  private static func kind(of path: String, isExcluded: Bool) -> String {
    if isExcluded { return "excluded" }
    guard WordScan.isName(path) else { return "Swift" }
    if WordScan.isSettings(path) { return "settings" }
    return path.hasSuffix(".plist") ? "properties" : "Objective-C"
  }

  private static func read(
    _ file: SourceSearch.Found, isExcluded: Bool, _ held: UnsavedTexts, cache: SourceCache?,
    memory: SourceMemory
  ) throws(Failure) -> SourceCache.Read {
    let source: SourceText
    do {
      source = try held.read(file.path, displayPath: ProjectPath.relative(file.path))
    } catch {
      if WordScan.isSettings(file.path) {
        return SourceCache.Read(facts: SourceFacts(), content: Self.nothing)
      }
      guard case .tooLarge = error else { throw Failure(error.description, .cannotRead) }
      let reason = isExcluded ? UnreadReason.excluded : .tooLarge(limit: SwiftLimits.default.bytes)
      let unread = UnreadSwift(reason, nil)
      return SourceCache.Read(facts: SourceFacts(unread: unread), content: Self.nothing)
    }
    let isOther = WordScan.isName(file.path)
    var coder = CacheCoder()
    coder.write(ContentDigest(of: source.bytes), kind(of: file.path, isExcluded: isExcluded))
    let content = ContentDigest(of: coder.bytes)
    if let facts = memory[content] ?? cache?.facts(content) {
      return SourceCache.Read(facts: facts, content: content)
    }
    if isExcluded {
      let unread = UnreadSwift(.excluded, UnreadNames(in: source.bytes))
      return SourceCache.Read(facts: SourceFacts(unread: unread), content: content)
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
