import SceneDiagnostics

/// The rules selected on the command line, which override the configuration.
package struct RuleSelection: Sendable {
  var only: [RuleID]
  var without: [RuleID]
  /// The lowest severity to report, or nil to use the configuration's setting.
  var minimum: Severity?

  package init(only: [RuleID] = [], without: [RuleID] = [], minimum: Severity? = nil) {
    self.only = only
    self.without = without
    self.minimum = minimum
  }

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
    if let minimum { severities.minimum = minimum }
    return severities
  }
}
