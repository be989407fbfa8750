import ArgumentParser
import SceneAnalysis
import SceneFiles
import SwiftInterface

/// The program that scenes belong to: its classes, by manifests and by its sources.
struct ProgramOptions: ParsableArguments {
  @OptionGroup var classes: ClassOptions
  @OptionGroup var sources: SourceOptions

  /// Reads all that is named. Takes time: ask once, and only when it is needed.
  func read() throws -> HostProgram {
    guard sources.directories.isEmpty || SwiftReading.isThere else {
      // What is wrong with a manifest is said first.
      _ = try classes.manifests.vocabulary()
      throw Failure("'--sources': \(SwiftReading.absence)", .request)
    }
    let program = try HostProgram(classes: classes.manifests, sources: sources.directories)
    for unread in program.unread { StandardStreams.remark("\(unread): its declarations are unknown") }
    return program
  }
}
