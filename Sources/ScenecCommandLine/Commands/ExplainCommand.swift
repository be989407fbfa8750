import ArgumentParser
import SceneDiagnostics

struct ExplainCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Read about a rule, or list them all.",
    discussion: Manual.discussion(
      """
      The headline of a finding ends with its rule in brackets. The rule's page says why it matters, and shows a \
      wrong and a right scene.
      """,
      examples: [
        ("scenec explain", "List all rules"),
        ("scenec explain outlet-not-found", "Read about one"),
      ]))

  @Argument(
    help: ArgumentHelp("A rule's name, as it stands behind a finding.", valueName: "rule"),
    completion: .custom { _, _, _ in RuleCatalog.all.map(\.id.rawValue) })
  var rule: String?

  func validate() throws {
    guard let rule, RuleCatalog.rule(named: rule) == nil else { return }
    let advice = closestMatch(to: rule, in: RuleCatalog.all.map(\.id.rawValue)).map {
      " Did you mean '\($0)'?"
    }
    throw ValidationError("There is no rule '\(rule)'.\(advice ?? " 'scenec explain' lists them all.")")
  }

  func execute() throws -> ExitStatus {
    let rule = rule.flatMap(RuleCatalog.rule(named:))
    try StandardStreams.print(rule?.manualPage ?? RuleCatalog.list)
    return .success
  }
}
