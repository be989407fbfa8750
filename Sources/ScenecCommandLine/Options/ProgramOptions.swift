import ArgumentParser
import SceneAnalysis
import SceneFiles
import SwiftInterface

struct ProgramOptions: ParsableArguments {
  @OptionGroup var classes: ClassOptions
  @OptionGroup var sources: SourceOptions

  /// Reads all of the app's files. Call this function only once and only if necessary, because reading takes a long time.
  func read() throws -> HostProgram {
    guard sources.directories.isEmpty || SwiftReading.isPresent else {
      // Errors in manifests take precedence.
      _ = try classes.manifests.vocabulary()
      throw Failure("'--sources': \(SwiftReading.absence)", .request)
    }
    let program = try HostProgram(classes: classes.manifests, sources: sources.directories)
    for unread in program.unread { StandardStreams.remark("\(unread): its declarations are unknown") }
    return program
  }
}
