import SceneDiagnostics
import SceneModel
import SceneValues

extension SceneRules {
  /// Everything that the rules find in a document, in source order.
  package static func check(_ document: SceneDocument, vocabulary: Vocabulary) -> [Diagnostic] {
    let scene = CheckedScene(document: document, vocabulary: vocabulary)
    var diagnostics: [Diagnostic] = []
    for rule in all { rule.check(scene, into: &diagnostics) }
    // Only now is it known what there is to silence.
    NeedlessSuppression.silence(&diagnostics, in: scene)
    diagnostics.sortInSourceOrder()
    return diagnostics
  }
}
