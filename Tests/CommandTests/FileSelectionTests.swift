import Foundation
import Testing

@Suite("Selection of checked files")
struct FileSelectionTests {
  private func workspace() throws -> TestDirectory {
    try TestDirectory([
      "s/a.scene": Samples.warning, "s/b.scene": Samples.warning, "s/deep/er/c.scene": Samples.warning,
      "s/d.xml": Samples.warning, "s/.hidden/e.scene": Samples.warning, "t/f[1].scene": Samples.warning,
    ])
  }

  @Test(
    "A glob selects the files and folders that it matches",
    arguments: [
      (["s/*.scene"], ["s/a.scene", "s/b.scene"]),
      (["s/**/*.scene"], ["s/a.scene", "s/b.scene", "s/deep/er/c.scene"]),
      (["**/[!a].*"], ["s/b.scene", "s/d.xml", "s/deep/er/c.scene"]), (["./s/?.xml"], ["./s/d.xml"]),
      // A matching directory selects its scenes.
      (["s/d*"], ["s/d.xml", "s/deep/er/c.scene"]),
      // Each file is selected once, at its first occurrence.
      (["s/b.scene", "s", "./s/a.scene"], ["s/b.scene", "s/a.scene", "s/deep/er/c.scene"]),
      // A file with exactly this name takes precedence over the pattern.
      (["t/f[1].scene"], ["t/f[1].scene"]),
    ])
  func patternSelectsMatchingFiles(_ arguments: [String], _ expected: [String]) throws {
    #expect(try checked(workspace().scenec(["validate"] + arguments, input: Data())) == expected)
  }

  @Test("Reports a glob that is invalid or matches no files")
  func reportsGlobWithoutMatches() throws {
    let outcome = try workspace().scenec("validate", "s/x*.scene", "none/*.scene", "s/[.scene", "s/a.scene")
    #expect(outcome.status == 66)
    #expect(checked(outcome) == ["s/a.scene"])
    #expect(
      outcome.errors == """
        scenec: error: No file matches 's/x*.scene'
        scenec: error: No file matches 'none/*.scene'
        scenec: error: 's/[.scene' is not a glob: a '[' is not closed

        """)
  }

  @Test(
    "Reads a list of files from a file or standard input",
    arguments: ["s/b.scene\n\ns/deep\r\n", "s/b.scene\0s/deep\0"])
  func aList(_ list: String) throws {
    let workspace = try workspace()
    try workspace.write("list", list)
    let expected = ["s/b.scene", "s/deep/er/c.scene"]
    #expect(checked(try workspace.scenec("validate", "--files-from", "list")) == expected)
    #expect(checked(try workspace.scenec("validate", "--files-from", "-", input: list)) == expected)
    #expect(
      checked(try workspace.scenec("validate", "s/a.scene", "--files-from", "list")) == ["s/a.scene"]
        + expected)
  }

  @Test("Reports and skips a listed file that does not exist")
  func listOfDeletedFiles() throws {
    let workspace = try workspace()
    let outcome = try workspace.scenec(
      "validate", "--files-from", "-", input: "s/gone.scene\ns/b.scene\n")
    #expect(outcome.status == 0)
    #expect(checked(outcome) == ["s/b.scene"])
    #expect(outcome.errors == "scenec: note: 's/gone.scene' is in the file list, but does not exist\n")
  }

  @Test("Warns if there are no files to check, and fails with '--strict'")
  func nothingToCheck() throws {
    let workspace = try TestDirectory(["s/readme.txt": "no scene"])
    let outcome = try workspace.scenec("validate", "s")
    #expect(outcome.status == 0)
    let notice = "No scenes, storyboards or xibs were found in 's': nothing was checked"
    #expect(outcome.errors == "scenec: warning: \(notice)\n")
    let strict = try workspace.scenec("validate", "--strict", "s")
    #expect(strict.status == 1)
    #expect(strict.errors == "scenec: error: \(notice)\n")
    // Reports in other formats contain the reason, too.
    let json = try workspace.scenec("validate", "--strict", "--format", "json", "s")
    #expect(json.status == 1 && json.text.contains(notice))
    let junit = try workspace.scenec("validate", "--strict", "--format", "junit", "s")
    #expect(junit.status == 1 && junit.text.contains(#"errors="1""#))
  }

  @Test("Exits with status 66 for a missing list and accepts an empty list")
  func lists() throws {
    let workspace = try workspace()
    #expect(try workspace.scenec("validate", "-", "--files-from", "-").status == 64)
    #expect(try workspace.scenec("validate", "--files-from", "missing").status == 66)
    let empty = try workspace.scenec("validate", "--files-from", "-")
    #expect(empty.status == 0)
    #expect(empty.text == "0 files: no problems\n")
  }

  @Test("The order of diagnostics does not depend on the number of cores")
  func orderDoesNotDependOnNumberOfCores() throws {
    let workspace = try TestDirectory()
    for index in 100..<300 { try workspace.write("s/\(index).scene", Samples.warning) }
    let first = try workspace.scenec("validate", "s")
    #expect(checked(first) == (100..<300).map { "s/\($0).scene" })
    #expect(try workspace.shell("taskset -c 0 $scenec validate s").text == first.text)
  }

  private func checked(_ outcome: Program.Outcome) -> [String] {
    outcome.text.split(separator: "\n").filter { $0.contains("[unreachable-scene]") }.map {
      String($0.prefix { $0 != ":" })
    }
  }
}
