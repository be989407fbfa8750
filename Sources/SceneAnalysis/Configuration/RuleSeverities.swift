import SceneDiagnostics

struct RuleSeverities: Sendable, CustomStringConvertible {
  enum Level: String, Sendable, CaseIterable {
    case error, warning, note, off

    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  private var levels: [RuleID: Level] = [:]

  subscript(rule: RuleID) -> Level? {
    get { levels[rule] }
    set { levels[rule] = newValue }
  }

  /// The rules that are enabled explicitly, including those that are off by default.
  var wanted: Set<RuleID> { Set(levels.lazy.filter { $0.value != .off }.map(\.key)) }

  func applies(_ rule: RuleID) -> Bool {
    if let level = levels[rule] { return level != .off }
    return RuleCatalog.rule(named: rule.rawValue)?.isOffByDefault != true
  }

  /// A deterministic description for use in digests.
  var description: String {
    levels.map { "\($0.key)=\($0.value.rawValue)" }.sorted().joined(separator: " ")
  }

  /// Returns the diagnostics with their configured severities, without those of disabled rules.
  func applied(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard !levels.isEmpty else { return diagnostics }
    return diagnostics.compactMap { diagnostic in
      guard let level = levels[diagnostic.rule] else { return diagnostic }
      guard let severity = level.severity else { return nil }
      var diagnostic = diagnostic
      diagnostic.severity = severity
      return diagnostic
    }
  }
}
