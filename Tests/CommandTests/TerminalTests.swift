import Foundation
import Testing

@Suite("Terminals")
struct TerminalTests {
  private static let escape = "\u{1B}["
  private let workspace: TestDirectory

  init() throws { workspace = try TestDirectory(["a.scene": Samples.broken]) }

  @Test("Prints colors only in terminals")
  func usesColorsOnlyOnTerminals() throws {
    let shown = try workspace.terminal("$scenec validate a.scene")
    #expect(shown.status == 1)
    #expect(shown.text.contains(Self.escape))
    #expect(try !workspace.scenec("validate", "a.scene").text.contains(Self.escape))
    #expect(try workspace.terminal("$scenec compile a.scene").text.contains(Self.escape))
    // Colors depend on the terminal of the diagnostics.
    #expect(try !workspace.terminal("$scenec validate a.scene | cat").text.contains(Self.escape))
  }

  @Test(
    "Environment variables turn off colors, and '--color always' overrides the variables",
    arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
  func environmentVariables(_ environment: [String: String]) throws {
    let shown = try workspace.terminal("$scenec validate a.scene", environment: environment)
    #expect(shown.text.contains("error: "))
    #expect(!shown.text.contains(Self.escape))
    let always = try workspace.terminal("$scenec validate a.scene --color always", environment: environment)
    #expect(always.text.contains(Self.escape))
  }

  @Test("Ignores the environment variable NO_COLOR if its value is empty")
  func ignoresEmptyNO_COLOR() throws {
    let shown = try workspace.terminal("$scenec validate a.scene", environment: ["NO_COLOR": ""])
    #expect(shown.text.contains(Self.escape))
  }

  @Test("'--color' takes precedence over terminal detection")
  func colorOption() throws {
    #expect(try !workspace.terminal("$scenec validate a.scene --color never").text.contains(Self.escape))
    #expect(try workspace.scenec("validate", "a.scene", "--color", "always").text.contains(Self.escape))
    #expect(try workspace.scenec("compile", "a.scene", "--color", "always").errors.contains(Self.escape))
  }

  @Test("Truncates excerpts of source lines to the width of the terminal")
  func truncatesLinesToTerminalWidth() throws {
    let long = "<storyboard version=\"1\"><scene>\(String(repeating: " ", count: 300))</storyboard>"
    try workspace.write("long.scene", long)
    let shown = try workspace.terminal("stty cols 50; $scenec validate long.scene --color never")
    let excerpt = shown.text.components(separatedBy: "\r\n").filter { $0.hasPrefix(" 1 | ") }
    #expect(!excerpt.isEmpty)
    #expect(excerpt.allSatisfy { $0.count <= 50 })
  }

  /// The first file is a pipe that blocks for longer than the delay of the progress display. The delay starts
  /// when the pipe is opened, so that the startup time of the process does not count.
  private static let slow =
    "mkfifo slow; (exec 3> slow; sleep 1.2; echo '<a/>' >&3) & $scenec validate slow a.scene b.scene c.scene"

  @Test("Shows the progress of a check and then erases it")
  func showsAndErasesProgress() throws {
    let shown = try workspace.terminal(Self.slow)
    #expect(shown.text.contains("\r[========================] 4/4"))
    let rest = try #require(shown.text.components(separatedBy: "4/4").last)
    #expect(rest.hasPrefix("\r\u{1B}[K"))
    #expect(rest.contains("a.scene:2:10"))
  }

  @Test("Progress counts Swift sources as well as scenes")
  func countsSources() throws {
    for name in ["One", "Two", "Three"] {
      try workspace.write("Sources/\(name).swift", "final class \(name) {}")
    }
    let shown = try workspace.terminal(Self.slow + " --sources Sources")
    #expect(shown.text.contains("\r[========================] 7/7"))
    #expect(!shown.text.contains("/4"))
  }

  @Test("Shows no progress if the output is not a terminal or the terminal type is 'dumb'")
  func showsNoProgressWithoutTerminal() throws {
    #expect(try !workspace.shell(Self.slow).errors.contains("4/4"))
    #expect(try !workspace.terminal(Self.slow, environment: ["TERM": "dumb"]).text.contains("4/4"))
  }
}
