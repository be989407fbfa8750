import Foundation
import Testing

@Suite("Baselines")
struct BaselineTests {
  /// Returns two unreachable scenes on lines with the same text.
  private static func scene(lost: [String] = ["lost", "lost2"], before: String = "") -> String {
    """
    <storyboard version="1" initial="clock">\(before)
      <scene>
        <viewController id="clock"/>
      </scene>

    """ + lost.map { "  <scene>\n    <viewController id=\"\($0)\"/>\n  </scene>\n" }.joined()
      + "</storyboard>\n"
  }

  private func workspace() throws -> TestDirectory {
    let workspace = try TestDirectory(["s/a.scene": Self.scene(), "s/b.scene": Samples.broken])
    let outcome = try workspace.scenec("validate", "s", "--write-baseline", "ci/known.json")
    #expect(outcome.status == 73)
    try workspace.write("ci/.keep", "")
    let written = try workspace.scenec("validate", "s", "--write-baseline", "ci/known.json")
    #expect(written.status == 0)
    #expect(written.text == "3 diagnostics are in 'ci/known.json'\n")
    return workspace
  }

  @Test("Writes a human-readable baseline")
  func readableFormat() throws {
    let workspace = try TestDirectory(["s/a.scene": Self.scene(lost: ["lost"])])
    #expect(try workspace.scenec("validate", "s", "--write-baseline", "known.json", "-q").text.isEmpty)
    #expect(
      try workspace.text("known.json") == """
        {
          "version": 1,
          "diagnostics": [
            {
              "path": "s/a.scene",
              "rule": "unreachable-scene",
              "line": "<viewController id=\\"lost\\"/>",
              "count": 1
            }
          ]
        }

        """)
  }

  @Test("Does not report diagnostics that are in the baseline")
  func knownDiagnostics() throws {
    let workspace = try workspace()
    for arguments in [["s"], ["s/a.scene", "s/b.scene"], ["./s/../s"]] {
      let outcome = try workspace.scenec(
        ["validate", "--strict", "--baseline", "ci/known.json"] + arguments, input: Data())
      #expect(outcome.status == 0)
      #expect(outcome.text.hasSuffix("2 files: no problems\n"))
      #expect(outcome.errors == "scenec: note: 3 diagnostics are in the baseline 'ci/known.json'\n")
    }
    // The working directory does not matter.
    #expect(
      try workspace.shell("cd s && $scenec validate . --baseline ../ci/known.json --strict -q").status == 0)
  }

  @Test("A baseline entry matches a diagnostic whose line moved")
  func matchesDiagnosticsOnMovedLines() throws {
    let workspace = try workspace()
    try workspace.write(
      "s/a.scene", Self.scene(before: "\n<!-- one -->\n\n\n").replacing("    <", with: "\t<"))
    let outcome = try workspace.scenec("validate", "s/a.scene", "--baseline", "ci/known.json", "--strict")
    #expect(outcome.status == 0)
  }

  @Test("With '--strict', exits with status 1 for a diagnostic that is not in the baseline")
  func newDiagnostics() throws {
    let workspace = try workspace()
    try workspace.write("s/a.scene", Self.scene(lost: ["lost", "new", "lost2"]))
    let outcome = try workspace.scenec("validate", "s", "--baseline", "ci/known.json", "--strict")
    #expect(outcome.status == 1)
    #expect(outcome.text.hasPrefix("s/a.scene:9:6: warning: ViewController 'new' is unreachable"))
    #expect(outcome.text.hasSuffix("2 files: 1 warning\n"))
  }

  @Test("Reports diagnostics that occur more often than in the baseline")
  func reportsDiagnosticsThatExceedBaselineCount() throws {
    let anonymous = "<scene>\n<viewController/>\n</scene>\n"
    let start = "<storyboard version=\"1\" initial=\"a\">\n<scene>\n<viewController id=\"a\"/>\n</scene>\n"
    let workspace = try TestDirectory(["a.scene": start + anonymous + anonymous + "</storyboard>"])
    _ = try workspace.scenec("validate", "a.scene", "--write-baseline", "known.json")
    #expect(try workspace.text("known.json").contains("\"count\": 2"))
    try workspace.write("a.scene", start + anonymous + anonymous + anonymous + "</storyboard>")
    let outcome = try workspace.scenec("validate", "a.scene", "--baseline", "known.json", "--strict")
    #expect(outcome.status == 1)
    #expect(outcome.text.hasSuffix("1 file: 1 warning\n"))
  }

  /// A merge of two branches may duplicate an entry. Both count.
  @Test("Adds up the counts of duplicate baseline entries")
  func addsCountsOfDuplicateEntries() throws {
    let lost = "<scene>\n<viewController/>\n</scene>\n"
    let start = "<storyboard version=\"1\" initial=\"a\">\n<scene>\n<viewController id=\"a\"/>\n</scene>\n"
    let entry = """
      {"count": 1, "line": "<viewController/>", "path": "a.scene", "rule": "unreachable-scene"}
      """
    let workspace = try TestDirectory([
      "a.scene": start + lost + "</storyboard>",
      "known.json": "{\"version\": 1, \"diagnostics\": [\(entry), \(entry)]}",
    ])
    let one = try workspace.scenec("validate", "a.scene", "--baseline", "known.json", "--strict")
    #expect(one.status == 0, "\(one.text)")
    #expect(one.errors.contains("1 diagnostic is in the baseline"), "\(one.errors)")
    #expect(one.errors.contains("1 diagnostic is fixed"), "\(one.errors)")
    try workspace.write("a.scene", start + lost + lost + "</storyboard>")
    let both = try workspace.scenec("validate", "a.scene", "--baseline", "known.json", "--strict")
    #expect(both.status == 0, "\(both.text)")
    #expect(both.errors == "scenec: note: 2 diagnostics are in the baseline 'known.json'\n", "\(both.errors)")
  }

  @Test("Reports how many baseline diagnostics are fixed")
  func fixedDiagnostics() throws {
    let workspace = try workspace()
    try workspace.write("s/a.scene", Self.scene(lost: ["lost2"]))
    let fixed = try workspace.scenec("validate", "s/a.scene", "--baseline", "ci/known.json")
    #expect(fixed.status == 0)
    #expect(
      fixed.errors
        == """
        scenec: note: 1 diagnostic is in the baseline 'ci/known.json'
        scenec: note: 1 diagnostic is fixed, but still in the baseline 'ci/known.json'; --write-baseline removes them:
          ../s/a.scene: unreachable-scene: <viewController id="lost"/>

        """)
    // A deleted file has no diagnostics.
    try FileManager.default.removeItem(at: workspace.url("s/b.scene"))
    let gone = try workspace.scenec("validate", "s/a.scene", "--baseline", "ci/known.json")
    #expect(gone.errors.contains("2 diagnostics are fixed"))
    #expect(try workspace.scenec("validate", "s/a.scene", "--baseline", "ci/known.json", "-q").errors.isEmpty)
  }

  @Test(
    "Exits with status 66 for an invalid baseline",
    arguments: [
      ("{", "known.json:1:2: A baseline must be JSON"), ("{}", "'known.json' is not a baseline"),
      ("{\"version\": 7, \"diagnostics\": []}", "Unsupported version 7"),
    ])
  func invalidBaselineExitsWith66(_ text: String, _ message: String) throws {
    let workspace = try TestDirectory(["a.scene": Samples.clock, "known.json": text])
    let outcome = try workspace.scenec("validate", "a.scene", "--baseline", "known.json")
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test(
    "Exits with status 66 for a missing baseline and 64 for invalid usage",
    arguments: [
      ["--baseline", "none.json"], ["--baseline", "-"], ["--baseline", "a", "--write-baseline", "b"],
    ])
  func missingBaselineExitsWith66AndInvalidUsageWith64(_ options: [String]) throws {
    let outcome = try TestDirectory(["a.scene": Samples.clock]).scenec(
      ["validate", "a.scene"] + options, input: Data())
    #expect(outcome.status == (options[1] == "none.json" ? 66 : 64))
  }
}
