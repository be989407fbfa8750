import SceneDiagnostics
import SceneModel
import SceneValues

extension SceneRules {
  /// Everything that the rules find in a document, in source order.
  ///
  /// - Parameter optional: the rules to check beside those that are on by default.
  package static func check(
    _ document: SceneDocument, vocabulary: Vocabulary, optional: Set<RuleID> = []
  ) -> [Diagnostic] {
    let scene = CheckedScene(document: document, vocabulary: vocabulary)
    var diagnostics: [Diagnostic] = []
    for rule in all where !rule.description.isOffByDefault || optional.contains(rule.description.id) {
      rule.check(scene, into: &diagnostics)
    }
    // Only now is it known what there is to silence.
    NeedlessSuppression.silence(&diagnostics, in: scene)
    diagnostics.sortInSourceOrder()
    return diagnostics
  }
}
