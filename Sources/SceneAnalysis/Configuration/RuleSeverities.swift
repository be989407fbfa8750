import SceneDiagnostics

/// How severe diagnostics are, by rule, where that is not as the rule itself has it.
struct RuleSeverities: Sendable, CustomStringConvertible {
  enum Level: String, Sendable, CaseIterable {
    case error, warning, note, off

    /// Nil for a rule that is not to be applied.
    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  private var levels: [RuleID: Level] = [:]

  subscript(rule: RuleID) -> Level? {
    get { levels[rule] }
    set { levels[rule] = newValue }
  }

  /// The rules that are wanted by name, which counts where they are off by default.
  var wanted: Set<RuleID> { Set(levels.lazy.filter { $0.value != .off }.map(\.key)) }

  /// Whether a rule is applied: it is not off, or not by default alone.
  func applies(_ rule: RuleID) -> Bool {
    if let level = levels[rule] { return level != .off }
    return RuleCatalog.rule(named: rule.rawValue)?.isOffByDefault != true
  }

  /// A text that is the same for the same severities.
  var description: String {
    levels.map { "\($0.key)=\($0.value.rawValue)" }.sorted().joined(separator: " ")
  }

  /// Diagnostics as they are wanted: without those of rules that are off.
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
