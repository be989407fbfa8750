import SceneDiagnostics
import SceneModel
import SceneValues

package enum SceneRules {
  package static func check(_ document: SceneDocument, vocabulary: Vocabulary) -> [Diagnostic] { [] }
}
