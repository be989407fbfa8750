import Foundation
import TestSupport
import Testing

/// The output in the README is the output for the scene and the app in the README.
@Suite("Commands and output in the README")
struct FirstPageTests {
  private static func blocks(of language: String) throws -> [String] {
    try String(contentsOf: Golden.project("README.md"), encoding: .utf8)
      .components(separatedBy: "```\(language)\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
  }

  /// Returns a directory with the scene and the first source of the README.
  private static func workspace(_ change: (String) -> String = { $0 }) throws -> TestDirectory {
    let scene = try #require(blocks(of: "xml").first)
    let source = try #require(blocks(of: "swift").first)
    return try TestDirectory([
      "Sources/Counter/Counter.scene": change(scene), "Sources/Counter/CounterViewController.swift": source,
    ])
  }

  @Test func readmeDiagnosticMatchesOutput() throws {
    let workspace = try Self.workspace { $0.replacing("property=\"label\"", with: "property=\"labl\"") }
    let console = try #require(Self.blocks(of: "console").first)
    let outcome = try workspace.scenec("validate", "Sources", "--sources", "Sources/Counter")
    #expect(outcome.status == 1)
    #expect(console == "$ scenec validate Sources --sources Sources/Counter\n" + outcome.text)
  }

  @Test("The commands in the README compile the scene in the README")
  func sceneCompiles() throws {
    let workspace = try Self.workspace()
    let lines = try Self.blocks(of: "sh").flatMap { $0.split(separator: "\n") }
    let command = try #require(lines.first { $0.hasPrefix("scenec compile") })
    let outcome = try workspace.shell("$\(command)")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(workspace.files.contains("Counter.scenec"))
    #expect(try workspace.scenec("validate", "--strict", "Sources", "--sources", "Sources").status == 0)
  }
}
