import ArgumentParser
import SceneAnalysis
import SceneFiles
import SwiftInterface

/// The options that specify the class manifests and sources of the host app.
struct ProgramOptions: ParsableArguments {
  @OptionGroup var classes: ClassOptions
  @OptionGroup var sources: SourceOptions

  /// Reads all files. Reading is expensive, so call this method only once and only if needed.
  func read() throws -> HostProgram {
    guard sources.directories.isEmpty || SwiftReading.isThere else {
      // Errors in manifests take precedence.
      _ = try classes.manifests.vocabulary()
      throw Failure("'--sources': \(SwiftReading.absence)", .request)
    }
    let program = try HostProgram(classes: classes.manifests, sources: sources.directories)
    for unread in program.unread { StandardStreams.remark("\(unread): its declarations are unknown") }
    return program
  }
}
