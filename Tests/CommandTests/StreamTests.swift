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
}
