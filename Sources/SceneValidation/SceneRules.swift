import SceneDiagnostics
import SceneModel
import SceneResources
import SceneValues

extension SceneRules {
  /// Everything that the rules find in a document and in what stands beside it, in source order, and what it has to say
  /// to those about the whole project.
  ///
  /// - Parameters:
  ///   - resources: what stands beside it, as far as it is known.
  ///   - optional: the rules to check beside those that are on by default.
  ///   - steps: what the rules do is counted there.
  package static func check(
    _ document: SceneDocument, vocabulary: Vocabulary, resources: SceneResources = SceneResources(),
    optional: Set<RuleID> = [], settings: RuleSettings = RuleSettings(), steps: StepCounter = StepCounter()
  ) -> (findings: [Diagnostic], summary: FileSummary) {
    let scene = CheckedScene(
      document: document, vocabulary: vocabulary, resources: resources, settings: settings, steps: steps)
    var diagnostics: [Diagnostic] = []
    let rules = all.filter { !$0.description.isOffByDefault || optional.contains($0.description.id) }
    for rule in rules { rule.check(scene, into: &diagnostics) }
    // Only now is it known what there is to silence.
    let checked = Set(rules.map { $0.description.id.rawValue })
    let summary = FileSummary(of: scene, hasErrors: diagnostics.hasErrors)
    NeedlessSuppression.silence(&diagnostics, in: scene, checked: checked)
    diagnostics.sortInSourceOrder()
    return (diagnostics, summary)
  }
}
