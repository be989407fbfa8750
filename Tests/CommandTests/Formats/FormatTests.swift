import Foundation
import TestSupport
import Testing

/// The output in each format equals the recorded and reviewed output.
@Suite("Diagnostic formats")
struct FormatTests {
  static let formats = ["text", "json", "sarif", "github", "checkstyle", "junit"]

  private let workspace: TestDirectory

  init() throws { workspace = try FormatSamples.workspace() }

  @Test("The output in each format matches the recorded output", arguments: formats)
  func asRecorded(_ format: String) throws {
    let outcome = try FormatSamples.run(format, in: workspace)
    #expect(outcome.status == 66)
    #expect(outcome.errors == "scenec: error: Cannot read 'missing.scene': No such file or directory\n")
    try Golden.expect(
      outcome.text, isRecordedAt: Golden.project("Tests/CommandTests/Goldens/Formats/diagnostics.\(format)"),
      suite: "FormatTests")
  }

  @Test("Writes a valid document in each format if there are no diagnostics", arguments: formats)
  func noDiagnostics(_ format: String) throws {
    let outcome = try workspace.scenec("validate", "Scenes/Fine.scene", "--format", format)
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    switch format {
    case "text": #expect(outcome.text == "1 file: no problems\n")
    case "github": #expect(outcome.text.isEmpty)
    case "checkstyle": #expect(outcome.text.contains("<file name=\"Scenes/Fine.scene\">\n  </file>"))
    case "junit": #expect(outcome.text.contains("<testsuites name=\"scenec\" tests=\"1\" failures=\"0\""))
    default: #expect(try JSONSerialization.jsonObject(with: outcome.output) is [String: Any])
    }
  }

  @Test("Each format uses the given path for standard input", arguments: formats)
  func standardInput(_ format: String) throws {
    let outcome = try workspace.scenec(
      "validate", "-", "--stdin-path", "Held, by an editor.scene", "--format", format, input: Samples.broken)
    #expect(outcome.status == 1)
    switch format {
    case "sarif": #expect(outcome.text.contains("\"Held%2C%20by%20an%20editor.scene\""))
    case "github": #expect(outcome.text.hasPrefix("::error file=Held%2C by an editor.scene,line=2,col=10,"))
    default: #expect(outcome.text.contains("Held, by an editor.scene"))
    }
    #expect(outcome.text.contains("xml-not-well-formed"))
  }

  @Test("The output of each format is independent of the current folder")
  func anyFolder() throws {
    let other = try FormatSamples.workspace()
    for format in Self.formats {
      let outcomes = try [workspace, other].map { try FormatSamples.run(format, in: $0).output }
      #expect(outcomes[0] == outcomes[1], "\(format)")
    }
  }

  @Test("With '--strict', the JUnit report marks a file with warnings as failed")
  func strictMarksTestCasesWithWarningsAsFailed() throws {
    try workspace.write("a.scene", Samples.warning)
    let lenient = try workspace.scenec("validate", "a.scene", "--format", "junit")
    #expect(lenient.text.contains("failures=\"0\""))
    #expect(lenient.text.contains("<system-out>a.scene:6:6: warning: "))
    let strict = try workspace.scenec("validate", "a.scene", "--format", "junit", "--strict")
    #expect(strict.text.contains("failures=\"1\""))
    #expect(strict.text.contains("<failure message=\"1 warning\">a.scene:6:6: warning: "))
  }

  @Test("Checkstyle and JUnit reports are well-formed XML", arguments: ["checkstyle", "junit"])
  func xmlIsWellFormed(_ format: String) throws {
    let manifest = try workspace.scenec("validate", "Scenes", "a\u{1}\n<&\".scene", "--format", format)
    let reader = try workspace.scenec("validate", "-", input: manifest.text)
    #expect(manifest.text.contains("a\u{FFFD}"))
    // The root is not part of a scene, and nothing else is reported.
    #expect(!reader.text.contains("xml-not-well-formed"), "\(reader.text)")
    #expect(reader.status == 1)
  }
}
