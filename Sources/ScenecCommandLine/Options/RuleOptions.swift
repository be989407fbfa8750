import ArgumentParser
import SceneAnalysis
import SceneDiagnostics

/// Which rules findings are wanted of. Says more than a configuration does.
struct RuleOptions: ParsableArguments {
  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp(
      "Apply this rule and no others, whatever the configuration says. May be given more than once.",
      valueName: "rule"),
    completion: .custom { _, _, _ in RuleCatalog.names })
  var only: [String] = []

  @Option(
    name: .customLong("no-rule"),
    help: ArgumentHelp("Leave out this rule. May be given more than once.", valueName: "rule"),
    completion: .custom { _, _, _ in RuleCatalog.names })
  var without: [String] = []

  func validate() throws {
    for name in only + without where RuleCatalog.rule(named: name) == nil {
      throw ValidationError(RuleCatalog.unknown(name))
    }
    for name in only {
      guard let other = without.first(where: { Self.rules([$0]) == Self.rules([name]) }) else { continue }
      throw ValidationError("'--rule \(name)' and '--no-rule \(other)' contradict one another.")
    }
    if let needed = Self.rules(without).first(where: RuleCatalog.isNeeded) {
      throw ValidationError(RuleCatalog.cannotBeLeftOut(needed))
    }
  }

  var selection: RuleSelection { RuleSelection(only: Self.rules(only), without: Self.rules(without)) }

  private static func rules(_ names: [String]) -> [RuleID] {
    names.compactMap { RuleCatalog.rule(named: $0)?.id }
  }
}
