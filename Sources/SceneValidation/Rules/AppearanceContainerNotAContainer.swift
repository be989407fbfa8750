import SceneDiagnostics
import SceneModel
import SceneValues

package enum AppearanceContainerNotAContainer: FileRule {
  package static let description = RuleDescription(
    "appearance-container-not-a-container", .style, .error,
    summary: "Appearance container is neither a view nor a controller",
    discussion: """
      The 'in' attribute lists the classes of the containers that must surround the styled view, from the \
      innermost to the outermost. Only views and controllers can contain views. If 'in' lists any other \
      class, the appearance rule never applies. Correct or remove that class.
      """,
    wrong: .appearances(
      #"<appearance class="Label" in="TableViewCell ▶TapGestureRecognizer" textColor="darkGray"/>"#),
    right: .appearances(#"<appearance class="Label" in="TableViewCell TableView" textColor="darkGray"/>"#))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for rule in scene.document.appearances where rule.variant == nil {
      for container in rule.containers where cannotContain(container.text, in: scene.vocabulary) {
        diagnostics.append(diagnostic(.noContainer(container.text), at: container.range, in: scene))
      }
    }
  }

  private static func cannotContain(_ name: String, in vocabulary: Vocabulary) -> Bool {
    vocabulary.isClass(name, descendantOf: Vocabulary.viewClass) == false
      && vocabulary.isClass(name, descendantOf: Vocabulary.controllerClass) == false
  }
}

extension Message {
  fileprivate static func noContainer(_ name: String) -> Message {
    "'\(name)' is neither a view nor a controller, so it cannot contain views"
  }
}
