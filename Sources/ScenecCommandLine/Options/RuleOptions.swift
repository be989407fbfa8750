import ArgumentParser
import SceneAnalysis

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
    for name in only + without {
      if let fault = RuleCatalog.fault(ofName: name) { throw ValidationError(fault) }
    }
    if let both = only.first(where: without.contains) {
      throw ValidationError("'--rule \(both)' and '--no-rule \(both)' contradict one another.")
    }
    if let needed = without.first(where: RuleCatalog.isNeeded) {
      throw ValidationError(RuleCatalog.cannotBeLeftOut(needed))
    }
  }

  var selection: RuleSelection { RuleSelection(only: only, without: without) }
}
