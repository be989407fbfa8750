import Foundation
import Glibc
import Testing

@Suite("scenec validate")
struct ValidateTests {
  @Test("Prints only the number of files if there are no problems")
  func printsOnlyFileCountWithoutDiagnostics() throws {
    let outcome = try TestDirectory(["Clock.scene": Samples.clock]).scenec("validate", "Clock.scene")
    #expect(outcome.status == 0)
    #expect(outcome.text == "1 file: no problems\n")
    #expect(outcome.errors.isEmpty)
  }

  @Test func printsDiagnosticsToStandardOutput() throws {
    let outcome = try TestDirectory(["a.scene": Samples.broken]).scenec("validate", "a.scene")
    #expect(outcome.status == 1)
    #expect(outcome.text.hasPrefix("a.scene:2:10: error: "))
    #expect(outcome.text.contains("[xml-not-well-formed]\n"))
    #expect(outcome.text.hasSuffix("\n1 file: 1 error\n"))
    #expect(outcome.errors.isEmpty)
  }

  @Test("'--strict' exits with status 1 if there are warnings")
  func strictFailsForWarnings() throws {
    let workspace = try TestDirectory(["a.scene": Samples.warning])
    let lenient = try workspace.scenec("validate", "a.scene")
    #expect(lenient.status == 0)
    #expect(lenient.text.contains("[unreachable-scene]"))
    let strict = try workspace.scenec("validate", "--strict", "a.scene")
    #expect(strict.status == 1)
    #expect(strict.text == lenient.text)
  }

  @Test("Checks the files of a folder in alphabetical order and skips hidden files")
  func searchesDirectoriesInAlphabeticalOrder() throws {
    let workspace = try TestDirectory([
      "s/b.scene": Samples.broken, "s/a/z.scene": Samples.warning, "s/c.xml": Samples.broken,
      "s/.hidden/x.scene": Samples.broken, "s/.y.scene": Samples.broken, "s/d.scene": Samples.clock,
    ])
    // A cycle of symbolic links.
    try FileManager.default.createSymbolicLink(
      atPath: workspace.url("s/a/up").path, withDestinationPath: "..")
    let outcome = try workspace.scenec("validate", "s", "s/c.xml")
    #expect(outcome.status == 1)
    let headlines = outcome.text.split(separator: "\n").filter {
      $0.contains(": error:") || $0.contains("warning:")
    }
    #expect(
      headlines.map { $0.prefix { $0 != ":" } } == ["s/a/z.scene", "s/b.scene", "s/c.xml"])
    #expect(outcome.text.contains("\n4 files: 2 errors, 1 warning\n"))
  }

  @Test("The summary counts the checked files")
  func countsFilesWithoutDiagnostics() throws {
    let workspace = try TestDirectory(["a.scene": Samples.clock, "b.scene": Samples.clock])
    #expect(
      try workspace.scenec("validate", "a.scene", "b.scene").text.hasPrefix("2 files: no problems\n"))
    try FileManager.default.createDirectory(at: workspace.url("empty"), withIntermediateDirectories: true)
    #expect(try workspace.scenec("validate", "empty").text == "0 files: no problems\n")
  }

  @Test("Checks the other files if a file cannot be read")
  func unreadableFiles() throws {
    let workspace = try TestDirectory(["a.scene": Samples.broken])
    let outcome = try workspace.scenec("validate", "missing.scene", "a.scene", "missing/also.scene")
    #expect(outcome.status == 66)
    #expect(outcome.text.hasPrefix("a.scene:2:10: error: "))
    #expect(outcome.text.contains(", 2 not read\n"))
    #expect(try workspace.scenec("validate", "missing.scene").text.hasPrefix("1 file: 1 not read\n"))
    #expect(
      outcome.errors == """
        scenec: error: Cannot read 'missing.scene': No such file or directory
        scenec: error: Cannot read 'missing/also.scene': No such file or directory

        """)
  }

  @Test(
    "Reports an inaccessible file or folder and exits with status 66",
    .enabled(if: geteuid() != 0, "permissions do not hold back root"))
  func withoutPermission() throws {
    let workspace = try TestDirectory(["a.scene": Samples.clock, "d/b.scene": Samples.clock])
    #expect(chmod(workspace.url("a.scene").path, 0) == 0)
    #expect(chmod(workspace.url("d").path, 0) == 0)
    defer { chmod(workspace.url("d").path, 0o700) }
    let outcome = try workspace.scenec("validate", "a.scene", "d")
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("'a.scene': Permission denied"))
    #expect(outcome.errors.contains("'d': Permission denied"))
  }

  @Test("'validate' refers to standard input by the given path")
  func standardInput() throws {
    let workspace = try TestDirectory()
    let plain = try workspace.scenec("validate", "-", input: Samples.broken)
    #expect(plain.status == 1)
    #expect(plain.text.hasPrefix("<stdin>:2:10: error: "))
    let named = try workspace.scenec("validate", "-", "--stdin-path", "My.scene", input: Samples.broken)
    #expect(named.text.hasPrefix("My.scene:2:10: error: "))
    #expect(try workspace.scenec("validate", "-", "-").status == 64)
  }

  @Test("'validate --format json' prints diagnostics, problems, and a summary")
  func json() throws {
    let workspace = try TestDirectory(["a.scene": Samples.broken, "b.scene": Samples.warning])
    let outcome = try workspace.scenec("validate", "--format", "json", "a.scene", "b.scene", "missing")
    #expect(outcome.status == 66)
    let document = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
    #expect(document["version"] as? Int == 1)
    let summary = try #require(document["summary"] as? [String: Int])
    #expect(summary == ["files": 3, "errors": 1, "warnings": 1, "notes": 0])
    #expect((document["problems"] as? [[String: String]])?.map { $0["path"] } == ["missing"])
    let diagnostics = try #require(document["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.map { $0["rule"] as? String } == ["xml-not-well-formed", "unreachable-scene"])
    #expect(diagnostics.map { $0["severity"] as? String } == ["error", "warning"])
    #expect(diagnostics.map { $0["path"] as? String } == ["a.scene", "b.scene"])
    let range = try #require(diagnostics[0]["range"] as? [String: [String: Int]])
    #expect(range["start"] == ["line": 2, "column": 10, "offset": 34])
  }

  @Test("'validate --format json' prints a complete document if there are no diagnostics")
  func noDiagnosticsAsJSON() throws {
    let outcome = try TestDirectory(["a.scene": Samples.clock])
      .scenec("validate", "a.scene", "--format", "json")
    #expect(outcome.status == 0)
    let document = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
    #expect((document["diagnostics"] as? [Any])?.isEmpty == true)
  }

  @Test("'validate --quiet' prints usage and file errors but no diagnostics")
  func quiet() throws {
    let workspace = try TestDirectory(["a.scene": Samples.broken])
    let outcome = try workspace.scenec("validate", "--quiet", "a.scene", "missing")
    #expect(outcome.status == 66)
    #expect(outcome.text.isEmpty)
    #expect(outcome.errors.contains("missing"))
    #expect(try workspace.scenec("validate", "-q", "a.scene").status == 1)
    #expect(try workspace.scenec("validate", "-q", "a.scene", "--format", "json").status == 64)
  }

  @Test(
    "Reports a file that exceeds a limit set by an option",
    arguments: [
      ["--max-bytes", "100"], ["--max-depth", "3"], ["--max-elements", "4"], ["--max-attributes", "5"],
    ])
  func reportsInputThatExceedsLimitOption(_ option: [String]) throws {
    let workspace = try TestDirectory(["a.scene": Samples.clock])
    let outcome = try workspace.scenec(["validate", "a.scene"] + option, input: Data())
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("[limit-exceeded]"))
  }

  @Test(
    "Exits with status 64 for an invalid value of a limit option",
    arguments: [
      ["--max-bytes", "0"], ["--max-depth", "201"], ["--max-elements", "-1"], ["--max-bytes", "x"],
    ])
  func rejectsInvalidLimits(_ option: [String]) throws {
    let workspace = try TestDirectory(["a.scene": Samples.clock])
    #expect(try workspace.scenec(["validate", "a.scene"] + option, input: Data()).status == 64)
  }

  @Test("Stops reading endless standard input at the size limit")
  func rejectsEndlessInput() throws {
    let outcome = try TestDirectory().shell("yes '<a/>' | $scenec validate - --max-bytes 1000000")
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("[limit-exceeded]"))
  }
}
