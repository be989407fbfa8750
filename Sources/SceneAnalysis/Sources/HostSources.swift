import ScenePlatform
import InterfaceBuilder
import SceneDiagnostics
import SceneFiles
import SceneSyntax
import SceneValues
import SwiftInterface

/// The Swift sources of a program, read and put together.
package final class HostSources: Sendable {
  package let index: SourceIndex
  /// Whether they are of a program for UIKit, whose scenes are Xcode's.
  let areForApple: Bool
  /// What all of it says, in short: who knows it, knows what was found by it.
  let digest: ContentDigest
  /// The directories that the files lie in, from the root.
  let directories: Set<String>
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
    let (files, directories) = try SourceSearch.files(in: arguments, held)
    progress?.expect(files.count)
    let facts = try files.concurrentMap { file in
      defer { progress?.advance() }
      return Result { () throws(Failure) in try self.read(file, held, cache: cache, memory: memory) }
    }.map { try $0.get() }
    memory.keep(facts, in: arguments)
    try cache?.save(facts)
    return HostSources(
      arguments, directories, files, facts, held, known: known, asksProjects: asksProjects)
  }

  /// Whether a file is one of these, or would be if it were there.
  func areTouched(by path: String) -> Bool {
    SourceSearch.isSource(path) && directories.contains(LexicalPath.directory(of: path))
      || roots.contains(path)
  }

  /// The same sources, after some of the files have changed in memory or on the disk: the others are not read again.
  ///
  /// - Throws: `Failure` where a directory or a file cannot be read.
  func rereading(_ paths: Set<String>, _ held: HeldTexts) throws -> HostSources {
    let own = Set(files.map(\.path))
    let areSame = paths.allSatisfy { own.contains($0) == held.isThere($0) }
    let (files, directories) =
      areSame ? (files, directories) : try SourceSearch.files(in: arguments, held)
    let before = Dictionary(zip(self.files, facts)) { first, _ in first }
    let read = try files.map { file in
      guard let known = before[file], !paths.contains(file.path) else {
        return try Self.read(file, held, cache: nil, memory: SourceMemory())
      }
      return known
    }
    return HostSources(arguments, directories, files, read, held, known: known, asksProjects: false)
  }

  private init(
    _ arguments: [String], _ directories: Set<String>, _ found: [SourceSearch.Found],
    _ read: [SourceCache.Read], _ held: HeldTexts, known: Vocabulary, asksProjects: Bool
  ) {
    self.arguments = arguments
    self.directories = directories
    self.known = known
    self.files = found
    facts = read
    var files = zip(found, read).map { file, read in
      SourceFile(path: ProjectPath.relative(file.path), module: file.module, facts: read.facts)
    }
    let areForApple = SourceIndex.areForApple(files)
    self.areForApple = areForApple
    if areForApple {
      // A project of Xcode's may have a directory 'Sources' that says nothing of modules.
      var projects = XcodeModules()
      for (index, file) in found.enumerated() where !SourceSearch.isInPackage(file) {
        let directory = LexicalPath.directory(of: file.path)
        files[index].module = (asksProjects ? projects.name(forFilesIn: directory) : nil) ?? ""
      }
    } else {
      // The headers of a module in C say nothing of scenes.
      files.removeAll { WordScan.isName($0.path) }
    }
    var digest = ByteWriter()
    for file in files {
      digest.write(file.path)
      digest.write(file.module)
    }
    for read in read {
      digest.write(read.content.first)
      digest.write(read.content.second)
      // What was found without knowing the file is not what would be found otherwise.
      digest.write(read.facts.unread?.isAccident == true)
    }
    let known = areForApple ? InterfaceBuilder.vocabulary(adding: known) : known
    for directory in directories.sorted() where directory.hasSuffix(".nib") { digest.write(directory) }
    self.digest = ContentDigest(of: digest.bytes)
    let paths = found.map(\.path).filter { areForApple || !WordScan.isName($0) }
    let large = Set(files.indices.filter { files[$0].facts.unread?.isTooLarge == true })
    let shown = files.map(\.path)
    // Xcode once kept a nib as a directory, with what it is compiled to.
    let nibs = directories.lazy.filter { $0.hasSuffix(".nib") && !$0.contains(".framework/") }.map {
      String($0.dropLast(4).split(separator: "/").last ?? "")
    }
    index = SourceIndex(files, known: known, compiledNibs: Set(nibs)) { place in
      let nothing = SourceText(path: shown[place], bytes: [])
      // Of what is too large, nothing is shown.
      guard !large.contains(place) else { return nothing }
      return (try? held.read(paths[place], displayPath: shown[place])) ?? nothing
    }
  }

  /// All classes together: those of others, and the sources'.
  func vocabulary(adding others: Vocabulary) -> Vocabulary {
    index.vocabulary(adding: areForApple ? InterfaceBuilder.vocabulary(adding: others) : others)
  }

  /// What stands for the bytes of files that nobody read, and is no file's.
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
    // What is Objective-C by the name of its file is not what the same bytes are in a Swift file.
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
