import Foundation
import SceneTesting
import Testing

/// Compares the output and pictures of the app with recorded ones.
@Suite struct RunTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "games-\(UUID())")

  private func games(_ arguments: String...) throws -> (status: Int32, text: String, errors: String) {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (output, errors) = (folder.appending(path: "output.txt"), folder.appending(path: "errors.txt"))
    for file in [output, errors] { try Data().write(to: file) }
    let process = Process()
    // SwiftPM builds the app in the same folder as its tests.
    process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "games")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return (
      process.terminationStatus, try String(contentsOf: output, encoding: .utf8),
      try String(contentsOf: errors, encoding: .utf8)
    )
  }

  private var scenes: String { Stage.scenes.appending(path: "Games.scenec").path }

  @Test func outputAndPicturesMatchRecording() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try games("--demonstrate", "--pictures", "pictures", "--scores", "scores.txt", scenes)
    #expect(run.status == 0, "\(run.errors)")
    var found = try Recording(folder: folder.appending(path: "pictures").path).files()
    found["run.txt"] = run.text
    #expect(found.count == 14)
    try Golden.expect(found)
    #expect(
      try String(contentsOf: folder.appending(path: "scores.txt"), encoding: .utf8).hasPrefix("best.memory "))
  }

  @Test func reportsInvalidFilesAndArguments() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let missing = try games("--headless", "nowhere.scenec")
    #expect(missing.status == 1 && missing.errors.contains("cannot read 'nowhere.scenec'"))
    let unwritable = try games("--demonstrate", "--scores", "no/such/folder", scenes)
    #expect(unwritable.status == 1)
    #expect(unwritable.errors.contains("'no/such/folder'"), "\(unwritable.errors)")
    #expect(try games(scenes, scenes).status == 64)
    #expect(try games("--pictures").status == 64)
    #expect(try games("--scenes", "x").status == 64)
    #expect(try games("--help").status == 0)
    let manifest = try games("--class-manifest")
    #expect(manifest.status == 0 && manifest.text.contains("PuzzleViewController"))
  }
}
