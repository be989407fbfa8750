import Testing

@testable import SceneAnalysis
@testable import ScenecCommandLine

@Suite("Help, version, and shell completions")
struct HelpTests {
  static let commands: [String] = Scenec.commandNames

  @Test(arguments: [[]] + commands.map { [$0] })
  func helpHasExamplesAndExitCodes(_ command: [String]) throws {
    let outcome = try TestDirectory().scenec(command + ["--help"], input: .init())
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("Examples:\n  scenec \(command.first ?? "")"))
    #expect(outcome.text.contains("\nExit codes:\n   0  success\n"))
    for code in ["   1  ", "  64  ", "  66  ", "  70  ", "  73  "] {
      #expect(outcome.text.contains("\n\(code)"))
    }
    // Both ways to request help print the same text.
    #expect(try TestDirectory().scenec(["help"] + command, input: .init()).text == outcome.text)
  }

  @Test func helpDescribesShellCompletions() throws {
    #expect(try TestDirectory().scenec("--help").text.contains("--generate-completion-script"))
  }

  @Test("'scenec' and each subcommand print the version")
  func version() throws {
    for arguments in [["--version"], ["validate", "--version"]] {
      let outcome = try TestDirectory().scenec(arguments, input: .init())
      #expect(outcome.status == 0)
      // Only `make release` includes the commit and its date.
      #expect(
        outcome.text
          == "scenec \(Version.current) (development build, archive format \(Version.archiveFormat))\n")
    }
  }

  @Test func versionIncludesFormatOfCompiledScenes() throws {
    let workspace = try TestDirectory(["a.scene": Samples.clock])
    let list = try workspace.shell("$scenec compile a.scene -o a.scenec && $scenec archive ls a.scenec")
    #expect(list.text.hasPrefix("version \(Version.archiveFormat), "))
  }

  @Test("Shell completions include every command", arguments: ["bash", "zsh", "fish"])
  func completions(_ shell: String) throws {
    let outcome = try TestDirectory().scenec("--generate-completion-script", shell)
    #expect(outcome.status == 0)
    for command in Self.commands { #expect(outcome.text.contains(command)) }
    #expect(outcome.text.contains("no-source-map"))
  }

  @Test("Shell completions include the rules")
  func rulesAreCompleted() throws {
    let outcome = try TestDirectory().scenec("---completion", "explain", "--", "rule", "0", "0", "out")
    #expect(outcome.text.contains("outlet-not-found"))
    let option = try TestDirectory().scenec("---completion", "validate", "--", "--no-rule", "0", "0", "out")
    #expect(option.text == outcome.text)
  }

  @Test(
    "Suggests a command for a misspelled command or a misplaced option",
    arguments: [
      (["vlidate", "x.scene"], "Command 'vlidate' does not exist. Did you mean 'validate'?"),
      (["help", "formt"], "Command 'formt' does not exist. Did you mean 'format'?"),
      (["x.scene"], "Command 'x.scene' does not exist."),
      (["--versoin"], "Option '--versoin' cannot precede the command. Did you mean '--version'?"),
      (["validate", "--srict", "x.scene"], "Unknown option '--srict'. Did you mean '--strict'?"),
      (["validate", "--srict"], "Unknown option '--srict'. Did you mean '--strict'?"),
      (["validate", "--dry-run", "--zzzzzz=1", "x.scene"], "Unknown option '--zzzzzz'."),
      (["compile", "-z"], "Unknown option '-z'."),
      (["explain", "--nonsense"], "Unknown option '--nonsense'."),
      (["archive", "cat", "--nonsense"], "Unknown option '--nonsense'."),
      (["validate", "--quiet"], "Missing expected argument '<file> ...'"),
      (
        ["validate", "--", "--nonsense", "--quiet", "-", "-"],
        "Standard input can be read only once: '-' is given more than once."
      ),
    ])
  func misspelling(_ arguments: [String], _ notice: String) throws {
    let outcome = try TestDirectory().scenec(arguments, input: .init())
    #expect(outcome.status == 64)
    #expect(outcome.text.isEmpty)
    #expect(outcome.errors.hasPrefix("Error: \(notice)\nUsage: scenec"))
  }

  @Test(arguments: [
    ["validate"], ["format"], ["compile"], ["dump"], ["render"], ["map"], ["diff"], ["diff", "a"], ["schema"],
    ["explain"], ["nonsense"],
    ["--nonsense"],
    ["validate", "--nonsense", "a"],
    ["validate", "--format", "xml", "a"], ["validate", "--color", "red", "a"], ["dump", "a", "b"],
  ])
  func invalidUsageExitsWith64AndPrintsUsage(_ arguments: [String]) throws {
    let outcome = try TestDirectory().scenec(arguments, input: .init())
    #expect(outcome.status == 64)
    #expect(outcome.text.isEmpty)
    #expect(outcome.errors.contains("Usage: scenec"))
  }
}
