import SceneDiagnostics

/// How severe findings are, by rule, where that is not as the rule itself has it.
struct RuleSeverities: Sendable {
  enum Level: String, Sendable, CaseIterable {
    case error, warning, note, off

    /// Nil for a rule that is not to be applied.
    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  private var levels: [RuleID: Level] = [:]

  /// The rules that somebody asks for: those that are off by default are applied only then.
  private(set) var asked: Set<RuleID> = []

  subscript(rule: RuleID) -> Level? {
    get { levels[rule] }
    set {
      levels[rule] = newValue
      if newValue?.severity == nil { asked.remove(rule) } else { asked.insert(rule) }
    }
  }

  /// Asks for a rule, with the severity that it has by itself.
  mutating func ask(for rule: RuleID) {
    levels[rule] = nil
    asked.insert(rule)
  }

  /// Findings as they are wanted: without those of rules that are off.
  func applied(to findings: [Diagnostic]) -> [Diagnostic] {
    guard !levels.isEmpty else { return findings }
    return findings.compactMap { finding in
      guard let level = levels[finding.rule] else { return finding }
      guard let severity = level.severity else { return nil }
      var finding = finding
      finding.severity = severity
      return finding
    }
  }
}
