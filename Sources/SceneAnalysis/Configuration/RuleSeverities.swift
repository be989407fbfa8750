import SceneDiagnostics

struct RuleSeverities: Sendable, CustomStringConvertible {
  enum Level: String, Sendable, CaseIterable {
    case error, warning, note, off

    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  private var levels: [RuleID: Level] = [:]
  var minimum = Severity.note

  subscript(rule: RuleID) -> Level? {
    get { levels[rule] }
    set { levels[rule] = newValue }
  }

  /// The rules that the settings explicitly enable, including rules that are off by default.
  var wanted: Set<RuleID> { Set(levels.lazy.filter { $0.value != .off }.map(\.key)) }

  mutating func turnOn(_ rules: [RuleDescription]) {
    for rule in rules where levels[rule.id] == nil {
      levels[rule.id] = Level(rawValue: rule.severity.rawValue)
    }
  }

  func applies(_ rule: RuleID) -> Bool {
    let description = RuleCatalog.rule(named: rule.rawValue)
    guard let level = levels[rule] else {
      return description?.isOffByDefault != true && description.map { $0.severity >= minimum } != false
    }
    return level.severity.map { $0 >= minimum } == true
  }

  /// A deterministic description of the severities, for use in digests.
  var description: String {
    (levels.map { "\($0.key)=\($0.value.rawValue)" }.sorted() + [minimum.rawValue]).joined(separator: " ")
  }

  /// Returns the diagnostics with configured severities. Omits disabled rules and diagnostics below the minimum severity.
  func applied(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard !levels.isEmpty || minimum > .note else { return diagnostics }
    return diagnostics.compactMap { diagnostic in
      var diagnostic = diagnostic
      if let level = levels[diagnostic.rule] {
        guard let severity = level.severity else { return nil }
        diagnostic.severity = severity
      }
      return diagnostic.severity < minimum ? nil : diagnostic
    }
  }
}
