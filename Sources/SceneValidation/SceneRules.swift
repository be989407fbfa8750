import SceneDiagnostics
import SceneModel
import SceneResources
import SceneValues

extension SceneRules {
  /// Everything that the rules find in a document and in what stands beside it, in source order, and what it has to say
  /// to those about the whole project.
  ///
  /// - Parameters:
  ///   - document: the scene.
  ///   - vocabulary: the classes that there are.
  ///   - resources: what stands beside it, as far as it is known.
  ///   - host: what the host's code says, where its sources are known.
  ///   - optional: the rules to check beside those that are on by default.
  ///   - settings: what a project sets for rules that are a matter of taste.
  ///   - silent: rules that have nothing to say of this file.
  ///   - remarks: what reading it has found, which instructions may silence as well.
  ///   - steps: what the rules do is counted there.
  /// - Returns: the findings that were not silenced, and the summary for rules about the whole project.
  package static func check(
    _ document: SceneDocument, vocabulary: Vocabulary, resources: SceneResources = SceneResources(),
    host: HostCode? = nil, optional: Set<RuleID> = [], settings: RuleSettings = RuleSettings(),
    silent: Set<RuleID> = [], remarks: [Diagnostic] = [], steps: StepCounter = StepCounter()
  ) -> (findings: [Diagnostic], summary: FileSummary) {
    let scene = CheckedScene(
      document: document, vocabulary: vocabulary, resources: resources, host: host, settings: settings,
      readingRules: Set(remarks.filter { $0.severity < .error }.map(\.rule.rawValue)), steps: steps)
    var diagnostics: [Diagnostic] = []
    let rules = rules(with: optional, without: silent)
    for rule in rules { rule.check(scene, into: &diagnostics) }
    let summary = FileSummary(of: scene, hasErrors: diagnostics.hasErrors)
    diagnostics += remarks
    // Only now is it known what there is to silence.
    UnusedSuppression.silence(&diagnostics, in: scene, checked: rules)
    diagnostics.sortInSourceOrder()
    return (diagnostics, summary)
  }

  private static func rules(with optional: Set<RuleID>, without silent: Set<RuleID>) -> [any FileRule.Type] {
    // Few rules are asked for by name. Looking each rule up among them took a hundredth of the time.
    let (wanted, left) = (optional.compactMap(place), silent.compactMap(place))
    return all.indices.filter { (isByDefault[$0] || wanted.contains($0)) && !left.contains($0) }.map {
      all[$0]
    }
  }

  /// Where the rule stands that has an id, or had it; nil for one that is no rule about a file.
  private static func place(of rule: RuleID) -> Int? {
    places[rule] ?? description(of: rule.rawValue).flatMap { places[$0.id] }
  }

  // To look at what each rule says of itself for each file took a tenth of the time of a check.
  private static let isByDefault = all.map { !$0.description.isOffByDefault }
  private static let places = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { ($1.description.id, $0) })
}
