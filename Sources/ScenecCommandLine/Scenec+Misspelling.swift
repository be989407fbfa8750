import ArgumentParser
import SceneDiagnostics

/// Suggestions for misspelled commands and options, which the argument parser does not provide.
extension Scenec {
  static var commandNames: [String] { configuration.subcommands.compactMap { $0.configuration.commandName } }

  /// Rejects a first argument that is neither a command nor an option, and suggests a similar name.
  ///
  /// - Throws: `ValidationError`, which ends the process with the exit status for usage errors.
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
    // Options with three dashes are intended for shell completion.
    guard option.hasPrefix("--"), !option.hasPrefix("---") else { return }
    let name = String(option.prefix { $0 != "=" })
    let options = ["--help", "--version", "--generate-completion-script"]
    guard !(options + ["--help-hidden", "--experimental-dump-help"]).contains(name) else { return }
    throw ValidationError(
      "Option '\(name)' cannot precede the command." + advice(for: name, among: options))
  }

  private static func advice(for name: String, among names: [String]) -> String {
    closestMatch(to: name, in: names).map { " Did you mean '\($0)'?" } ?? ""
  }
}
