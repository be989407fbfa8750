import ArgumentParser
import SceneDiagnostics

/// The argument parser takes a misspelt command for an argument too many, and knows no option of its own to suggest.
extension Scenec {
  /// The names of all commands, in the order of the help.
  static var commandNames: [String] { configuration.subcommands.compactMap { $0.configuration.commandName } }

  /// Refuses a first word that is neither a command nor an option, and says which was meant.
  ///
  /// - Throws: `ValidationError`, which ends the process with the status for wrong usage.
  static func refuseUnknownNames(in arguments: [String]) throws {
    guard let first = arguments.first else { return }
    guard !first.hasPrefix("-") else {
      try refuseUnknownOption(first)
      return
    }
    // `scenec help validate`
    let name = first == "help" ? arguments.dropFirst().first { !$0.hasPrefix("-") } : first
    let commands = commandNames + ["help"]
    guard let name, !commands.contains(name) else { return }
    throw ValidationError("Command '\(name)' does not exist." + advice(for: name, among: commands))
  }

  private static func refuseUnknownOption(_ option: String) throws {
    // Completions of a shell come by options with three dashes.
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
