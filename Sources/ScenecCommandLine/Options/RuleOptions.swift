import ArgumentParser
import SceneAnalysis
import SceneDiagnostics

/// The options that select rules. They take precedence over the configuration file.
struct RuleOptions: ParsableArguments {
  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp(
      "Apply only this rule, regardless of the configuration. Can be repeated.",
      valueName: "rule"),
    completion: .custom { _, _, _ in RuleCatalog.names })
  var only: [String] = []

  @Option(
    name: .customLong("no-rule"),
    help: ArgumentHelp("Turn this rule off. Can be repeated.", valueName: "rule"),
    completion: .custom { _, _, _ in RuleCatalog.names })
  var without: [String] = []

  @Option(
    name: .customLong("minimum-severity"),
    help: ArgumentHelp(
      """
      Ignore diagnostics below this severity: 'note', 'warning', or 'error'. Default: the value of \
      'minimumSeverity' in the configuration or, if it is not set, 'note'.
      """,
      valueName: "severity"))
  var minimum: Severity?

  func validate() throws {
    for name in only + without where RuleCatalog.rule(named: name) == nil {
      throw ValidationError(RuleCatalog.unknown(name))
    }
    for name in only {
      guard let other = without.first(where: { Self.rules([$0]) == Self.rules([name]) }) else { continue }
      throw ValidationError("'--rule \(name)' and '--no-rule \(other)' cannot be used together.")
    }
    if let needed = Self.rules(without).first(where: RuleCatalog.isNeeded) {
      throw ValidationError(RuleCatalog.cannotBeLeftOut(needed))
    }
  }

  var selection: RuleSelection {
    RuleSelection(only: Self.rules(only), without: Self.rules(without), minimum: minimum)
  }

  private static func rules(_ names: [String]) -> [RuleID] {
    names.compactMap { RuleCatalog.rule(named: $0)?.id }
  }
}

extension Severity: ExpressibleByArgument {}
