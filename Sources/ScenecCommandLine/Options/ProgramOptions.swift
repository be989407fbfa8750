import ArgumentParser
import SceneCompiler
import SceneModel
import SceneSyntax
import SceneValues
import SwiftInterface

/// The program that scenes belong to: its classes, by manifests and by its sources.
struct ProgramOptions: ParsableArguments {
  @OptionGroup var classes: ClassOptions
  @OptionGroup var sources: SourceOptions

  struct Program {
    /// The class library's classes, and the program's own.
    var vocabulary: Vocabulary
    /// What the sources say of scenes; nil where none are given.
    var code: HostCode?

    func compiler(limits: SyntaxLimits) -> SceneCompiler {
      var compiler = SceneCompiler(vocabulary: vocabulary, limits: limits)
      compiler.host = code
      return compiler
    }
  }

  /// Reads all that is named. Takes time: ask once, and only when it is needed.
  func read() throws -> Program {
    let known = try classes.vocabulary()
    guard !sources.directories.isEmpty else { return Program(vocabulary: known) }
    guard SwiftReading.isThere else { throw Failure("'--sources': \(SwiftReading.absence)", .usage) }
    let read = try HostSources.read(sources.directories, known: known)
    for unread in read.unread { StandardStreams.remark("\(unread): what it declares is not known") }
    return Program(vocabulary: read.vocabulary(adding: known), code: read.index.code)
  }
}
