import ArgumentParser
import SceneDiagnostics

/// Suggestions for misspelled commands and options, which the argument parser does not provide.
extension Scenec {
  static var commandNames: [String] { configuration.subcommands.compactMap { $0.configuration.commandName } }

  /// Throws `ValidationError` if the first argument is neither a command nor an option. The error suggests a similar
  /// name, and its exit status is that of a usage error.
  static func refuseUnknownNames(in arguments: [String]) throws {
    guard let first = arguments.first else { return }
    guard !first.hasPrefix("-") else {
      try refuseUnknownOption(first)
      return
    }
    // In `scenec help validate`, the command follows `help`.
    let name = first == "help" ? arguments.dropFirst().first { !$0.hasPrefix("-") } : first
    let commands = commandNames + ["help"]
    guard let name, !commands.contains(name) else { return }
    throw ValidationError("Command '\(name)' does not exist." + advice(for: name, among: commands))
  }

  private static func refuseUnknownOption(_ option: String) throws {
    // Options with three dashes are for shell completion.
    guard option.hasPrefix("--"), !option.hasPrefix("---") else { return }
    let name = String(option.prefix { $0 != "=" })
    let options = ["--help", "--version", "--generate-completion-script"]
    guard !(options + ["--help-hidden", "--experimental-dump-help"]).contains(name) else { return }
    throw ValidationError(
      "Option '\(name)' cannot precede the command." + advice(for: name, among: options))
  }

  /// Returns the message about an unknown option, or nil if all options are known. The argument parser would report a
  /// missing argument or an invalid value before the unknown option.
  static func unknownOption(in arguments: [String], hiddenBy error: any Error) -> String? {
    guard exitCode(for: error) == .validationFailure else { return nil }
    var command: any ParsableCommand.Type = Scenec.self
    var rest = arguments[...]
    while let name = rest.first,
      let next = command.configuration.subcommands.first(where: { $0.configuration.commandName == name })
    {
      command = next
      rest = rest.dropFirst()
    }
    let known = helpMessage(for: command, includeHidden: true).split { !$0.isOptionCharacter }
      .filter { $0.hasPrefix("-") }.map(String.init)
    let names = rest.prefix { $0 != "--" }.map { String($0.prefix { $0 != "=" }) }
    let isOption = { (name: String) in
      name.count > 1 && name.hasPrefix("-") && name.allSatisfy(\.isOptionCharacter)
    }
    guard command != Scenec.self, let unknown = names.first(where: { isOption($0) && !known.contains($0) })
    else { return nil }
    let usage = fullMessage(for: error).split(separator: "\n").drop { !$0.hasPrefix("Usage: ") }
    let message = "Error: Unknown option '\(unknown)'." + advice(for: unknown, among: known)
    return ([message] + usage.map(String.init)).joined(separator: "\n") + "\n"
  }

  private static func advice(for name: String, among names: [String]) -> String {
    closestMatch(to: name, in: names).map { " Did you mean '\($0)'?" } ?? ""
  }
}

extension Character {
  fileprivate var isOptionCharacter: Bool { self == "-" || isASCII && (isLetter || isNumber) }
}
