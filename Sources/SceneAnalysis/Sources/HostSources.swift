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
  let directories: [String]
  /// What was named, as it was written.
  let arguments: [String]
  /// The directories that were named, from the root.
  var roots: [String] { arguments.map { LexicalPath.absolute(SourceSearch.split($0).path) } }

  private init(
    index: SourceIndex, areForApple: Bool, digest: ContentDigest, directories: [String], arguments: [String]
  ) {
    self.index = index
    self.areForApple = areForApple
    self.digest = digest
    self.directories = directories
    self.arguments = arguments
  }

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
    let (found, directories) = try SourceSearch.files(in: arguments)
    progress?.expect(found.count)
    let read = try found.concurrentMap { file in
      defer { progress?.advance() }
      return Result { () throws(Failure) in try self.read(file, cache: cache, memory: memory) }
    }.map { try $0.get() }
    memory.keep(read)
    try cache?.save(read)
    var files = zip(found, read).map { file, read in
      SourceFile(path: ProjectPath.relative(file.path), module: file.module, facts: read.facts)
    }
    let areForApple = SourceIndex.areForApple(files)
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
    let paths = files.map(\.path)
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
    let large = Set(files.indices.filter { files[$0].facts.unread?.isTooLarge == true })
    let index = SourceIndex(files, known: known) { place in
      // Of that, nothing is shown.
      guard !large.contains(place) else { return SourceText(path: paths[place], bytes: []) }
      return (try? SourceReader.read(path: paths[place])) ?? SourceText(path: paths[place], bytes: [])
    }
    return HostSources(
      index: index, areForApple: areForApple, digest: ContentDigest(of: digest.bytes),
      directories: directories, arguments: arguments)
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
    _ file: SourceSearch.Found, cache: SourceCache?, memory: SourceMemory
  ) throws(Failure) -> SourceCache.Read {
    let source: SourceText
    do {
      source = try SourceReader.read(path: file.path, displayPath: ProjectPath.relative(file.path))
    } catch {
      guard case .tooLarge = error else { throw Failure(error.description, .cannotRead) }
      // So large that not even its names are looked for: whatever is in it, this is what is known.
      let unread = UnreadSwift(.tooLarge(limit: SwiftLimits.default.bytes), nil)
      return SourceCache.Read(facts: SourceFacts(unread: unread), content: Self.nothing)
    }
    let isScanned = WordScan.isName(file.path)
    // What is Objective-C by the name of its file is not what the same bytes are in a Swift file.
    let content = ContentDigest(of: isScanned ? source.bytes + Array("\0m".utf8) : source.bytes)
    if let facts = memory[content] ?? cache?.facts(content) {
      return SourceCache.Read(facts: facts, content: content)
    }
    if isScanned {
      return SourceCache.Read(facts: SourceFacts(scanning: source.bytes), content: content)
    }
    do {
      return SourceCache.Read(facts: try SourceFacts(reading: source.bytes), content: content)
    } catch {
      throw Failure(
        "Cannot start a thread to read Swift: \(String(cString: strerror(error.code)))", .cannotRead)
    }
  }
}
