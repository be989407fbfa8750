import SceneDiagnostics

/// Which rules diagnostics are wanted of. Says more than a configuration does.
package struct RuleSelection: Sendable {
  /// The rules to apply, and no others; empty for all.
  var only: [RuleID]
  var without: [RuleID]

  package init(only: [RuleID] = [], without: [RuleID] = []) {
    self.only = only
    self.without = without
  }

  /// What is left of a configuration's severities.
  func applied(to severities: RuleSeverities) -> RuleSeverities {
    var severities = severities
    if !only.isEmpty {
      for rule in RuleCatalog.all where !RuleCatalog.isNeeded(rule.id) {
        if !only.contains(rule.id) {
          severities[rule.id] = .off
        } else if severities[rule.id] == .off || severities[rule.id] == nil && rule.isOffByDefault {
          severities[rule.id] = RuleSeverities.Level(rawValue: rule.severity.rawValue)
        }
      }
    }
    for rule in without { severities[rule] = .off }
    return severities
  }
}
