import SceneDiagnostics
import SceneModel
import SceneValues

package enum ControlWithoutIdentifier: FileRule {
  package static let description = RuleDescription(
    "control-without-identifier", .accessibility, .note, isOffByDefault: true,
    summary: "Control has no accessibility identifier",
    discussion: """
      UI tests find a control by its 'accessibilityIdentifier', which does not depend on the language. Add \
      an identifier. The rule checks text views, and controls whose class is in the class library or in the \
      app.
      """,
    wrong: .view(#"<▶button frame="20 20 80 44" title="Snooze"/>"#),
    right: .view(#"<button frame="20 20 80 44" title="Snooze" accessibilityIdentifier="snooze"/>"#))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for (index, node) in scene.document.objects.enumerated() {
      guard scene.isControl(index) || node.elementClass == "TextView",
        !scene.sets("accessibilityIdentifier", of: index)
      else { continue }
      diagnostics.append(diagnostic(.unnamed(scene.describe(index)), at: node.nameRange, in: scene))
    }
  }
}

extension Message {
  fileprivate static func unnamed(_ control: Message) -> Message {
    "\(control.capitalizedFirst) has no 'accessibilityIdentifier'"
  }
}
