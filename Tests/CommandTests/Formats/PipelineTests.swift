import Foundation
import TestSupport
import Testing

/// The CI examples in the documentation run and write the input of the next step.
@Suite("Examples for CI servers")
struct PipelineTests {
  private static func examples() throws -> [String] {
    let text = try String(
      contentsOf: Golden.project("Sources/ScenecCommandLine/ScenecCommandLine.docc/Checking.md"),
      encoding: .utf8)
    // Other YAML examples configure scenec.
    return text.components(separatedBy: "```yaml\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
      .filter { $0.contains("scenec validate") }
  }

  @Test("The commands of the CI examples run and write the expected reports")
  func examplesRun() throws {
    let examples = try Self.examples()
    #expect(examples.count == 2)
    for example in examples {
      let workspace = try TestDirectory(["Scenes/a.scene": Samples.broken])
      let line = try #require(example.split(separator: "\n").first { $0.contains("scenec validate") })
      let command = try #require(line.firstRange(of: "scenec").map { String(line[$0.lowerBound...]) })
      let outcome = try workspace.shell("$\(command)")
      #expect(outcome.status == 1)
      #expect(outcome.text.contains("Scenes/a.scene"))
      let written = try #require(workspace.files.first { $0.hasPrefix("scenes.") })
      // Another line of the example refers to the file.
      #expect(example.split(separator: "\n").count { $0.hasSuffix(": \(written)") } == 1)
    }
  }
}
