import Testing

@Suite("Standard streams")
struct StreamTests {
  @Test("Does not report an error if the reader closes the output pipe")
  func closedOutputPipeIsNotAnError() throws {
    let workspace = try TestDirectory(["a.scene": Samples.broken])
    let many = String(repeating: " a.scene", count: 2000)
    let outcome = try workspace.shell("{ $scenec validate\(many); echo $? >&2; } | head -1")
    #expect(outcome.text.hasPrefix("a.scene:2:10"))
    #expect(outcome.errors == "1\n")
  }

  @Test("Commands run even if standard streams are closed")
  func closedStreams() throws {
    let workspace = try TestDirectory(["a.scene": Samples.warning])
    let outcome = try workspace.shell("$scenec validate a.scene >&-")
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    // The first opened file must not be used as a closed standard stream.
    #expect(try workspace.shell("$scenec compile a.scene <&- >&- 2>&-").status == 0)
    #expect(try workspace.scenec("dump", "a.scenec").status == 0)
    #expect(try workspace.shell("$scenec validate - <&-").status == 1)
  }

  @Test("Escapes control characters in file names")
  func escapesControlCharactersInNames() throws {
    let outcome = try TestDirectory().scenec("validate", "a\u{1B}[31m.scene")
    #expect(outcome.status == 66)
    #expect(!outcome.errors.contains("\u{1B}"))
  }

  @Test("Exits with status 73 if the output cannot be written")
  func fullDisk() throws {
    let workspace = try TestDirectory(["a.scene": Samples.broken])
    let outcome = try workspace.shell("$scenec validate a.scene > /dev/full")
    #expect(outcome.status == 73)
    #expect(
      outcome.errors == "scenec: error: Cannot write to standard output: No space left on device\n")
  }

  @Test(
    "Commands that only print also exit with status 73 if the output cannot be written",
    arguments: [
      "--help", "help validate", "validate --help", "--version", "rules", "classes Button", "devices",
      "explain outlet-not-found", "schema xsd", "--generate-completion-script bash", "format --diff a.scene",
      "format - < a.scene", "strings a.scene", "layout a.scene", "map a.scene", "render a.scene",
      "generate a.scene -o -", "import a.storyboard", "diff a.scene b.scene", "interface code",
      "validate --fix --dry-run a.scene", "compile a.scene -o -",
    ])
  func fullDisk(_ command: String) throws {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes><scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController"/></objects></scene></scenes>
      </document>
      """
    let workspace = try TestDirectory([
      "a.scene": Samples.clock.replacing("<label frame=\"20", with: "<label  id=\"title\" frame=\"20"),
      "b.scene": Samples.clock.replacing("Alarm", with: "Clock"),
      "a.storyboard": storyboard, "code/A.swift": "class A {}\n",
    ])
    if command.contains("--fix") {
      try workspace.write("a.scene", Samples.clock.replacing("<label ", with: "<labl "))
    }
    let outcome = try workspace.shell("$scenec \(command) > /dev/full")
    #expect(outcome.status == 73, "\(outcome.errors)")
    #expect(outcome.errors.contains("Cannot write to standard output: No space left on device"))
  }

  @Test("Rejects an argument that is not valid UTF-8, and explains why such a file is not found")
  func undecodableNames() throws {
    let workspace = try TestDirectory(["a.scene": Samples.clock])
    let name = "s/caf$(printf '\\351').scene"
    let outcome = try workspace.shell("mkdir s && cp a.scene \"\(name)\" && $scenec validate \"\(name)\"")
    #expect(outcome.status == 64)
    #expect(
      outcome.errors
        == "scenec: error: Argument 2 is not valid UTF-8: 's/caf\u{FFFD}.scene'. Rename the file\n")
    let output = try workspace.shell("$scenec compile a.scene -o \"\(name)c\"")
    #expect(output.status == 64 && workspace.files.count == 3)
    let found = try workspace.scenec("validate", "s")
    #expect(found.status == 66)
    #expect(
      found.errors
        == "scenec: error: Cannot read 's/caf\u{FFFD}.scene': No such file or directory, or its name is not valid UTF-8\n"
    )
  }

  @Test("Warns that rewriting a file separates it from its other names (hard links)")
  func hardLinks() throws {
    let workspace = try TestDirectory(["a.scene": Samples.clock + "\n\n"])
    let outcome = try workspace.shell("ln a.scene b.scene && $scenec format a.scene")
    #expect(outcome.status == 0)
    #expect(
      outcome.errors
        == "scenec: warning: 'a.scene' had other names (hard links), which still refer to the old content\n")
    #expect(try workspace.text("a.scene") != workspace.text("b.scene"))
    #expect(try workspace.scenec("format", "b.scene").errors.isEmpty)
  }

  @Test(
    "Does not warn about other names of a file that the same command replaces",
    arguments: ["format", "validate --no-layout --fix --quiet"])
  func replacedHardLinks(_ command: String) throws {
    let text = Samples.clock.replacing("text=\"Alarm\"", with: "txt=\"Alarm\"") + "\n\n"
    let workspace = try TestDirectory(["a.scene": text])
    let two = try workspace.shell("ln a.scene b.scene && $scenec \(command) a.scene b.scene")
    #expect(!two.errors.contains("hard links"), "\(two.errors)")
    #expect(try workspace.text("a.scene") == workspace.text("b.scene"))
    #expect(try workspace.text("a.scene") != text)
    try workspace.write("c.scene", text)
    let three = try workspace.shell(
      "ln c.scene d.scene && ln c.scene e.scene && $scenec \(command) c.scene d.scene")
    #expect(three.errors.split(separator: "\n").count { $0.contains("hard links") } == 2, "\(three.errors)")
  }
}
