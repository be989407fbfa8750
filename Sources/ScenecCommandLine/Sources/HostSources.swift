import SceneDiagnostics
import SceneSyntax
import SceneValues
import SwiftInterface

/// The Swift sources of a program, read and put together.
final class HostSources: Sendable {
  let index: SourceIndex
  /// What all of it says, in short: who knows it, knows what was found by it.
  let digest: ContentDigest
  /// The directories that the files lie in, from the root.
  let directories: [String]
  /// What was named, as it was written.
  let arguments: [String]
  /// The directories that were named, from the root.
  var roots: [String] { arguments.map { LexicalPath.absolute(SourceSearch.split($0).path) } }

  private init(index: SourceIndex, digest: ContentDigest, directories: [String], arguments: [String]) {
    self.index = index
    self.digest = digest
    self.directories = directories
    self.arguments = arguments
  }

  /// - Parameters:
  ///   - arguments: directories, as `--sources` takes them.
  ///   - known: classes that others described.
  /// - Throws: `Failure` where a directory cannot be read. A file that cannot be read says nothing.
  static func read(
    _ arguments: [String], known: Vocabulary, cache: SourceCache?, memory: SourceMemory
  ) throws -> HostSources {
    let (found, directories) = try SourceSearch.files(in: arguments)
    let read = found.concurrentMap { file -> SourceCache.Read? in
      guard let source = try? SourceReader.read(path: file.path) else { return nil }
      let content = ContentDigest(of: source.bytes)
      if let facts = memory[content] ?? cache?.facts(content) {
        return SourceCache.Read(facts: facts, content: content)
      }
      return SourceCache.Read(facts: SourceFacts(reading: source.bytes), content: content)
    }
    memory.keep(read.compactMap { $0 })
    try cache?.save(read.compactMap { $0 })
    var files: [SourceFile] = []
    var digest = ByteWriter()
    for (file, read) in zip(found, read) {
      guard let read else { continue }
      let shown = ProjectPath.relative(file.path)
      files.append(SourceFile(path: shown, module: file.module, facts: read.facts))
      digest.write(shown)
      digest.write(file.module)
      digest.write(read.content.first)
      digest.write(read.content.second)
    }
    let paths = files.map(\.path)
    let index = SourceIndex(files, known: known) { place in
      (try? SourceReader.read(path: paths[place])) ?? SourceText(path: paths[place], bytes: [])
    }
    return HostSources(
      index: index, digest: ContentDigest(of: digest.bytes), directories: directories, arguments: arguments)
  }
}
