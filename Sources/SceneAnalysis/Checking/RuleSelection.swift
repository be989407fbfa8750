import SceneDiagnostics

/// Which rules findings are wanted of. Says more than a configuration does.
package struct RuleSelection: Sendable {
  /// The rules to apply, and no others; empty for all.
  var only: [String]
  var without: [String]

  package init(only: [String] = [], without: [String] = []) {
    self.only = only
    self.without = without
  }

  /// What is left of a configuration's severities.
  func applied(to severities: RuleSeverities) -> RuleSeverities {
    var severities = severities
    if !only.isEmpty {
      for rule in RuleCatalog.all where !RuleCatalog.isNeeded(rule.id.rawValue) {
        if !only.contains(rule.id.rawValue) {
          severities[rule.id] = .off
        } else if severities[rule.id] ?? .off == .off {
          severities[rule.id] = RuleSeverities.Level(rawValue: rule.severity.rawValue)
        }
      }
    }
    for name in without { severities[RuleID(rawValue: name)] = .off }
    return severities
  }
}
