import SceneDiagnostics
import SceneModel
import SceneValues

package enum ControlWithoutLabel: FileRule {
  package static let description = RuleDescription(
    "control-without-label", .accessibility, .note, isOffByDefault: true,
    summary: "Control has no accessibility label",
    discussion: """
      A screen reader reads the title of a button, including an attributed title. A switch, a slider, a \
      stepper, or a button that has only an image has no text to read, so it needs an 'accessibilityLabel'. \
      For a text field, a 'placeholder' is sufficient.

      The rule does not check controls that set 'accessibilityElement'. It checks a control with a custom \
      class only if the class's 'declaration' lists the properties that a screen reader reads, as in \
      '$0.accessibleText("caption")'.
      """,
    wrong: .view(#"<▶switch on="true"/>"#),
    right: .view(#"<switch on="true" accessibilityLabel="Ticking"/>"#))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for index in scene.document.objects.indices where scene.isSilent(index) && scene.isControl(index) {
      diagnostics.append(
        diagnostic(.silent(scene.describe(index)), at: scene.document.objects[index].nameRange, in: scene))
    }
  }
}

extension Message {
  fileprivate static func silent(_ control: Message) -> Message {
    "\(control) has no 'accessibilityLabel'"
  }
}
