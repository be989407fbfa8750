import Foundation
import SceneTesting
import Testing

/// The recorded results of a run, which are compared with the current ones.
///
/// `SCENEC_RECORD=1` records them again and fails the test, so that a recording run never passes.
enum Golden {
  static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    .standardizedFileURL
  private static func recording(_ folder: String) -> Recording {
    Recording(folder: package.appending(path: "Tests/GamesTests/\(folder)").path)
  }

  static func expect(_ found: [String: String], in folder: String = "Goldens") throws {
    let recording = recording(folder)
    if ProcessInfo.processInfo.environment["SCENEC_RECORD"] == "1" {
      try recording.replace(by: found)
      Issue.record("recorded: run again without SCENEC_RECORD")
    }
    let differences = try recording.differences(from: found)
    #expect(
      differences == [],
      "If that is meant, record it by 'make test-examples SCENEC_RECORD=1', and look at what changed")
  }
}
