import Foundation
import Glibc
import Testing

@Suite("The option --format")
struct FormatOptionTests {
  private let workspace: TestDirectory

  init() throws { workspace = try TestDirectory(["a.scene": Samples.broken, "b.scene": Samples.warning]) }

  @Test("Writes several formats to different files in one run")
  func severalAtOnce() throws {
    let plain = try workspace.scenec("validate", "a.scene", "b.scene")
    let outcome = try workspace.scenec(
      "validate", "a.scene", "b.scene", "--format", "text", "--format", "sarif=out.sarif",
      "--format=junit=out=1.xml", "--format", "text=out.txt")
    #expect(outcome.status == 1)
    #expect(outcome.text == plain.text)
    #expect(outcome.errors.isEmpty)
    for (format, file) in [("sarif", "out.sarif"), ("junit", "out=1.xml"), ("text", "out.txt")] {
      let printed = try workspace.scenec("validate", "a.scene", "b.scene", "--format", format)
      #expect(try workspace.data(file) == printed.output, "\(file)")
    }
    // No temporary files remain.
    #expect(workspace.files == ["a.scene", "b.scene", "out.sarif", "out.txt", "out=1.xml"])
  }

  @Test func fileOutputLeavesStandardOutputEmpty() throws {
    let outcome = try workspace.scenec("validate", "a.scene", "--format", "json=out.json")
    #expect(outcome.status == 1)
    #expect(outcome.text.isEmpty)
    #expect(
      try workspace.scenec("validate", "a.scene", "--format", "json=-").output == workspace.data("out.json"))
  }

  @Test func replacesFilesCompletely() throws {
    try workspace.write("old.json", "old")
    try FileManager.default.createSymbolicLink(
      atPath: workspace.url("link.json").path, withDestinationPath: "old.json")
    #expect(try workspace.scenec("validate", "b.scene", "--format", "json=link.json").status == 0)
    #expect(try workspace.text("old.json").hasPrefix("{\n  \"version\": 1,"))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: workspace.url("link.json").path) == "old.json"
    )
  }

  @Test func quietAffectsOnlyTerminalOutput() throws {
    let outcome = try workspace.scenec(
      "validate", "-q", "a.scene", "--format", "text", "--format", "json=out.json")
    #expect(outcome.status == 1)
    #expect(outcome.text.isEmpty)
    #expect(try workspace.text("out.json").contains("xml-not-well-formed"))
  }

  @Test("Exits with status 73 if a report cannot be written")
  func unwritableReport() throws {
    let outcome = try workspace.scenec(
      "validate", "a.scene", "--format", "sarif=missing/out.sarif", "--format", "text", "--format",
      "json=/dev/full",
      "--format", "github=out.txt")
    #expect(outcome.status == 73)
    #expect(
      outcome.errors == """
        scenec: error: Cannot write 'missing/out.sarif': No such file or directory
        scenec: error: Cannot write '/dev/full': No space left on device

        """)
    #expect(outcome.text.hasPrefix("a.scene:2:10: error: "))
    #expect(try workspace.text("out.txt").hasPrefix("::error file=a.scene,"))
    // A write error takes precedence over a read error.
    #expect(try workspace.scenec("validate", "missing", "--format", "json=missing/out.json").status == 73)
  }

  @Test(arguments: [
    (["--format", "serif"], "Formats: 'text', 'json', 'sarif', 'github', 'checkstyle', 'junit'."),
    (["--format", "sarif="], "A file name is missing after 'sarif='."),
    (["--format", "=out"], "Format '' does not exist."),
    (["--format", "text", "--format", "sarif"], "'text' and 'sarif' cannot both go to standard output"),
    (["--format", "json=-", "--format", "sarif"], "'json' and 'sarif' cannot both go to standard output"),
    (["--format", "json=out", "--format", "sarif=out"], "Two formats cannot be written to 'out'."),
    (
      ["--format", "json=b.scene", "--format", "sarif=./b.scene"],
      "Two formats cannot be written to './b.scene'."
    ),
    (["--format", "json=./a.scene"], "would overwrite the input 'a.scene'"),
    (["--quiet", "--format", "github"], "'--quiet' and '--format github' cannot be used together."),
  ])
  func invalidFormatOptionsExitWith64(_ options: [String], _ message: String) throws {
    let outcome = try workspace.scenec(["validate", "a.scene"] + options, input: Data())
    #expect(outcome.status == 64)
    #expect(outcome.text.isEmpty)
    #expect(outcome.errors.contains(message))
    #expect(try workspace.text("a.scene") == Samples.broken)
    #expect(workspace.files == ["a.scene", "b.scene"])
  }

  @Test func printsDurationOnlyOnTerminals() throws {
    let shown = try workspace.terminal(
      "$scenec validate a.scene --color never --format text --format text=out.txt")
    #expect(shown.text.contains(/1 file: 1 error in [0-9.]+ m?s/))
    #expect(try workspace.text("out.txt").hasSuffix("\n1 file: 1 error\n"))
    #expect(try workspace.scenec("validate", "a.scene").text.hasSuffix("\n1 file: 1 error\n"))
  }

  @Test func filesContainNoColor() throws {
    let outcome = try workspace.scenec("validate", "a.scene", "--color", "always", "--format", "text=out.txt")
    #expect(outcome.status == 1)
    #expect(try !workspace.text("out.txt").contains("\u{1B}"))
  }

  @Test("Shell completions include the output formats", arguments: ["bash", "zsh", "fish"])
  func formatsAreCompleted(_ shell: String) throws {
    let script = try workspace.scenec("--generate-completion-script", shell).text
    #expect(script.contains("checkstyle"))
  }
}
