import ArgumentParser
import SceneAnalysis

struct ExplainCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Describe a rule.",
    discussion: Manual.discussion(
      """
      Prints what a rule checks and why, with an incorrect example and a correct example. Each diagnostic \
      ends with the name of its rule in brackets. To list all rules, use 'scenec rules'.
      """,
      examples: [
        ("scenec explain outlet-not-found", "Describe a rule")
      ]))

  @Argument(
    help: ArgumentHelp("The name of the rule to describe.", valueName: "rule"),
    completion: .custom { _, _, _ in RuleCatalog.names })
  var rule: String

  func validate() throws {
    guard RuleCatalog.rule(named: rule) != nil else { throw ValidationError(RuleCatalog.unknown(rule)) }
  }

  func execute() throws -> ExitStatus {
    // Argument validation has already rejected unknown rules.
    try StandardStreams.print(RuleCatalog.rule(named: rule)?.manualPage ?? "")
    return .success
  }
}
