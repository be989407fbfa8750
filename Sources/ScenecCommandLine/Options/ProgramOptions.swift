import ArgumentParser
import SceneAnalysis
import SceneFiles
import SwiftInterface

/// The options for the host app: its class manifests and sources.
struct ProgramOptions: ParsableArguments {
  @OptionGroup var classes: ClassOptions
  @OptionGroup var sources: SourceOptions

  /// Reads all files. Expensive: call it once, and only if needed.
  func read() throws -> HostProgram {
    guard sources.directories.isEmpty || SwiftReading.isThere else {
      // Errors in manifests have precedence.
      _ = try classes.manifests.vocabulary()
      throw Failure("'--sources': \(SwiftReading.absence)", .request)
    }
    let program = try HostProgram(classes: classes.manifests, sources: sources.directories)
    for unread in program.unread { StandardStreams.remark("\(unread): its declarations are unknown") }
    return program
  }
}
