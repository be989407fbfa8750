import ArgumentParser
import SceneAnalysis

struct ExplainCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Read about a rule.",
    discussion: Manual.discussion(
      """
      The headline of a finding ends with its rule in brackets. The rule's page says why it matters, and shows a \
      wrong and a right scene, and what the rule was called before. 'scenec rules' lists all rules.
      """,
      examples: [
        ("scenec explain outlet-not-found", "Read about a rule")
      ]))

  @Argument(
    help: ArgumentHelp("A rule's name, as it stands behind a finding.", valueName: "rule"),
    completion: .custom { _, _, _ in RuleCatalog.names })
  var rule: String

  func validate() throws {
    guard RuleCatalog.rule(named: rule) != nil else { throw ValidationError(RuleCatalog.unknown(rule)) }
  }

  func execute() throws -> ExitStatus {
    // A name without a rule was refused when the arguments were read.
    try StandardStreams.print(RuleCatalog.rule(named: rule)?.manualPage ?? "")
    return .success
  }
}
