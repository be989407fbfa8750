import SceneDiagnostics
import SceneModel
import SceneResources
import SceneValues

extension SceneRules {
  /// Returns the unsuppressed diagnostics of the scene rules, in source order, and the summary for project rules.
  /// `remarks` contains the reader's diagnostics, which can also be suppressed.
  package static func check(
    _ document: SceneDocument, vocabulary: Vocabulary, resources: SceneResources = SceneResources(),
    host: HostCode? = nil, optional: Set<RuleID> = [], settings: RuleSettings = RuleSettings(),
    silent: Set<RuleID> = [], remarks: [Diagnostic] = [], steps: StepCounter = StepCounter()
  ) -> (diagnostics: [Diagnostic], summary: FileSummary) {
    let scene = CheckedScene(
      document: document, vocabulary: vocabulary, resources: resources, host: host, settings: settings,
      readingRules: Set(remarks.filter { $0.severity < .error }.map(\.rule.rawValue)), steps: steps)
    var diagnostics: [Diagnostic] = []
    let rules = rules(with: optional, without: silent)
    for rule in rules where !Cancellation.isRequested { rule.check(scene, into: &diagnostics) }
    let summary = FileSummary(of: scene, hasErrors: diagnostics.hasErrors)
    diagnostics += remarks
    MergeConflict.removeOtherDiagnostics(from: &diagnostics)
    UnusedSuppression.silence(&diagnostics, in: scene, checked: rules)
    diagnostics += Self.diagnostics(in: resources.codeTables, optional: optional)
    diagnostics.sortInSourceOrder()
    return (diagnostics, summary)
  }

  /// Returns the diagnostics of tables for code. A scene's resources contain these tables only if the scene is compiled.
  package static func diagnostics(in tables: [CodeTable], optional: Set<RuleID>) -> [Diagnostic] {
    guard !tables.isEmpty else { return [] }
    var diagnostics: [Diagnostic] = []
    for case let rule as any CodeTableRule.Type in rules(with: optional, without: []) {
      for table in tables { rule.check(table, into: &diagnostics) }
    }
    MergeConflict.removeOtherDiagnostics(from: &diagnostics)
    diagnostics.sortInSourceOrder()
    return diagnostics
  }

  private static func rules(with optional: Set<RuleID>, without silent: Set<RuleID>) -> [any FileRule.Type] {
    // The few named rules are resolved to indices, because searching for all rules would take 1% of validation time.
    let (wanted, left) = (optional.compactMap(place), silent.compactMap(place))
    return all.indices.filter { (isByDefault[$0] || wanted.contains($0)) && !left.contains($0) }.map {
      all[$0]
    }
  }

  private static func place(of rule: RuleID) -> Int? {
    places[rule] ?? description(of: rule.rawValue).flatMap { places[$0.id] }
  }

  // The values are cached, because reading each rule's description for every file would take 10% of validation time.
  private static let isByDefault = all.map { !$0.description.isOffByDefault }
  private static let places = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { ($1.description.id, $0) })
}
