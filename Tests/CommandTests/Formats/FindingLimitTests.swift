import Foundation
import Testing

@testable import SceneDiagnostics

@Suite("The number of printed diagnostics")
struct FindingLimitTests {
  /// Returns a scene with the given number of unknown attributes, and two diagnostics of another rule.
  private static func scene(_ count: Int) -> String {
    let labels = (0..<count).map { "<label colr\($0)=\"a\"/>" }.joined(separator: "\n")
    return Samples.warning.replacing(
      "<viewController id=\"clock\"/>",
      with: "<viewController id=\"clock\"><view>\(labels)</view></viewController>")
  }

  private func lines(_ text: String) -> Int {
    text.split(separator: "\n").count { $0.contains("[unknown-attribute]") }
  }

  @Test("'--max-diagnostics' limits the diagnostics of each rule in each file")
  func limitAppliesToEachRuleAndFile() throws {
    let workspace = try TestDirectory(["a.scene": Self.scene(150), "b.scene": Self.scene(100)])
    let outcome = try workspace.scenec("validate", "a.scene", "b.scene")
    #expect(lines(outcome.text) == 200)
    #expect(
      outcome.text.contains("a.scene: and 50 more diagnostics of 'unknown-attribute'\n"),
      "\(outcome.text.suffix(300))")
    #expect(!outcome.text.contains("b.scene: and"))
    #expect(outcome.text.hasSuffix("2 files: 250 errors, 2 warnings\n"), "\(outcome.text.suffix(300))")
    #expect(outcome.status == 1)
    let all = try workspace.scenec("validate", "a.scene", "b.scene", "--max-diagnostics", "0")
    #expect(lines(all.text) == 250 && !all.text.contains("more diagnostic"))
    let few = try workspace.scenec("validate", "a.scene", "b.scene", "--max-diagnostics", "10")
    #expect(lines(few.text) == 10)
    #expect(few.text.hasSuffix("2 files: 250 errors, 2 warnings\n"), "\(few.text.suffix(300))")
    // An error affects the exit status even if the limit hides it.
    let warnings = try TestDirectory(["a.scene": Self.scene(0), "b.scene": Self.scene(1)])
    #expect(try warnings.scenec("validate", ".", "--max-diagnostics", "1", "-q").status == 1)
    #expect(try workspace.scenec("validate", "a.scene", "--max-diagnostics", "-1").status == 64)
  }

  @Test("A baseline also contains the diagnostics beyond the limit")
  func baselineContainsAllDiagnostics() throws {
    let workspace = try TestDirectory(["a.scene": Self.scene(150)])
    let written = try workspace.scenec(
      "validate", "a.scene", "--write-baseline", "b.json", "--max-diagnostics", "3")
    #expect(written.text == "151 diagnostics are in 'b.json'\n")
    #expect(try workspace.scenec("validate", "a.scene", "--baseline", "b.json", "--strict").status == 0)
  }

  @Test(
    "Each format reports the number of omitted diagnostics",
    arguments: [
      ("json", "\"count\": 50"), ("sarif", "and 50 more diagnostics of 'unknown-attribute' in 'a.scene'"),
      ("github", "::notice::and 50 more diagnostics of 'unknown-attribute' in 'a.scene'"),
      ("checkstyle", "message=\"and 50 more diagnostics of 'unknown-attribute'\""),
      ("junit", "and 50 more diagnostics\n"),
    ])
  func formatsReportOmittedDiagnostics(_ format: String, _ words: String) throws {
    let workspace = try TestDirectory(["a.scene": Self.scene(150)])
    let outcome = try workspace.scenec("validate", "a.scene", "--format", format)
    let text = outcome.text.replacing("&apos;", with: "'").replacing("&#39;", with: "'")
    #expect(text.contains(words), "\(text.suffix(600))")
    #expect(outcome.status == 1)
    let all = try workspace.scenec("validate", "a.scene", "--format", format, "--max-diagnostics", "0")
    #expect(!all.text.contains("more diagnostic") && !all.text.contains("omitted"))
    if format == "json" { #expect(text.contains("\"errors\": 150")) }
    if format == "junit" { #expect(text.contains("message=\"150 errors\"")) }
  }
}
