import Foundation
import TestSupport
import Testing

/// The pages `Options.md` and `Commands.md` list all commands and options.
@Suite("The pages about commands and options")
struct OptionsPageTests {
  private struct Command: Decodable {
    let commandName: String
    let abstract: String?
    let arguments: [Argument]?
    let subcommands: [Command]?

    var options: [Argument] { (arguments ?? []).filter { $0.kind != "positional" && $0.shouldDisplay } }
  }

  private struct Argument: Decodable {
    struct Name: Decodable {
      let kind: String
      let name: String
    }

    let kind: String
    let names: [Name]?
    let abstract: String?
    let valueName: String?
    let allValues: [String]?
    let defaultValue: String?
    let shouldDisplay: Bool

    /// The cells of a row: the names with the value, and the effect.
    var row: String {
      var spelled = (names ?? []).map { ($0.kind == "short" ? "-" : "--") + $0.name }
      if kind != "flag", let last = spelled.popLast() { spelled.append("\(last) <\(valueName ?? "")>") }
      var effect = abstract ?? ""
      if let allValues, !allValues.isEmpty {
        effect += " Values: \(allValues.map { "`\($0)`" }.joined(separator: ", "))."
      }
      if let defaultValue { effect += " Default: `\(defaultValue)`." }
      return "\(spelled.map { "`\($0)`" }.joined(separator: ", ")) | \(effect)"
    }
  }

  private struct Dump: Decodable {
    let command: Command
  }

  /// Returns the commands without subcommands, such as `validate` and `archive ls`.
  private static func commands() throws -> [(name: String, command: Command)] {
    let outcome = try TestDirectory().scenec("--experimental-dump-help")
    let root = try JSONDecoder().decode(Dump.self, from: outcome.output).command
    func leaves(of command: Command, _ path: [String]) -> [(name: String, command: Command)] {
      guard let subcommands = command.subcommands, !subcommands.isEmpty else {
        return [(path.joined(separator: " "), command)]
      }
      return subcommands.filter { $0.commandName != "help" }
        .flatMap { leaves(of: $0, path + [$0.commandName]) }
    }
    return leaves(of: root, [])
  }

  private static func reference(_ commands: [(name: String, command: Command)]) -> String {
    var users: [String: [String]] = [:]
    for (name, command) in commands {
      for option in command.options { users[option.row, default: []].append(name) }
    }
    func isShared(_ row: String) -> Bool { users[row, default: []].count >= 3 }
    func longName(_ row: String) -> Substring {
      row[(row.firstRange(of: "--")?.lowerBound ?? row.startIndex)...]
    }

    var lines = [
      "## Options of several commands", "", "| option | effect | commands |", "|---|---|---|",
    ]
    for row in users.keys.filter(isShared).sorted(by: { longName($0) < longName($1) }) {
      let names = users[row, default: []]
      let all = names.map { "`\($0)`" }.joined(separator: ", ")
      lines.append("| \(row) | \(names.count == commands.count ? "all commands" : all) |")
    }
    for (name, command) in commands {
      lines += ["", "## scenec \(name)", "", command.abstract ?? ""]
      let rows = command.options.map(\.row).filter { !isShared($0) }
      guard !rows.isEmpty else { continue }
      lines += ["", "| option | effect |", "|---|---|"] + rows.map { "| \($0) |" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  @Test("Options.md documents the options that the help lists")
  func options() throws {
    let file = Golden.project("Sources/ScenecCommandLine/ScenecCommandLine.docc/Options.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    let mark = "<!-- OptionsPageTests writes the rest of this page. -->\n"
    let start = try #require(page.range(of: mark)).upperBound
    let text = try "\(page[..<start])\n\(Self.reference(Self.commands()))"
    try Golden.expect(text, isRecordedAt: file, suite: "OptionsPageTests")
  }

  @Test("Commands.md has a row for each command")
  func commands() throws {
    let page = try String(
      contentsOf: Golden.project("Sources/ScenecCommandLine/ScenecCommandLine.docc/Commands.md"),
      encoding: .utf8)
    let missing = try Self.commands().map(\.name)
      .filter { !page.contains("\n| `scenec \($0) ") && !page.contains("\n| `scenec \($0)`") }
    #expect(missing == [])
  }
}
