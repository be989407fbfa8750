import Foundation
import Testing

/// Runs the programs of the guide as a reader would. Their scenes are checked and compiled, and the picture that they
/// print must be the one on their page.
///
/// `SCENEC_RECORD=1` records the pictures again and fails the test.
@Suite struct GuideTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  static let chapters: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let chapters = names.filter { $0 != "Tests" && !$0.hasPrefix(".") }.sorted()
    precondition(!chapters.isEmpty, "'\(folder.path)' contains no programs")
    return chapters
  }()

  @Test("Each example app draws the picture that is shown on its page of the guide", arguments: chapters)
  func picture(chapter: String) throws {
    let output = FileManager.default.temporaryDirectory.appending(path: "guide-\(UUID())")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: output) }

    let program = Self.folder.appending(path: chapter).path
    let scenec = try #require(
      ProcessInfo.processInfo.environment["SCENEC"], "Set SCENEC to the path of scenec")
    let check = try Self.run(
      scenec, ["validate", "--strict", "--sources", program, "--compile-to", output.path, program], in: output
    )
    try #require(check.status == 0, "\(check.output)\(check.errors)")

    // SwiftPM builds the programs in the same folder as their tests.
    let executable = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "Guide\(chapter)")
    let run = try Self.run(executable.path, [], in: output)
    #expect(run.status == 0)
    #expect(run.errors == "")

    let catalog = Self.folder.appending(path: "../../Sources/SceneUI/SceneUI.docc")
    let picture = catalog.appending(path: "Guide\(chapter).svg")
    if ProcessInfo.processInfo.environment["SCENEC_RECORD"] == "1" {
      try run.output.write(to: picture, atomically: true, encoding: .utf8)
      Issue.record("recorded \(picture.lastPathComponent): run again without SCENEC_RECORD")
    } else {
      #expect(try run.output == String(contentsOf: picture, encoding: .utf8))
    }
  }

  private static func run(
    _ path: String, _ arguments: [String], in folder: URL
  ) throws -> (status: Int32, output: String, errors: String) {
    let files = ["output.txt", "errors.txt"].map { folder.appending(path: $0) }
    for file in files { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
    return (process.terminationStatus, texts[0], texts[1])
  }
}
