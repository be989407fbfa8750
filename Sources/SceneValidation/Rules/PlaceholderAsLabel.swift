import SceneDiagnostics
import SceneModel
import SceneValues

package enum PlaceholderAsLabel: FileRule {
  package static let description = RuleDescription(
    "placeholder-as-label", .accessibility, .note, isOffByDefault: true,
    summary: "Text field has a placeholder, but no accessibility label",
    discussion: """
      Screen readers read the placeholder only while the field is empty. After the user enters text, the \
      field no longer has a description. Set 'accessibilityLabel' in addition to the placeholder.

      The rule does not check fields that set 'accessibilityElement'. The rule 'control-without-label' \
      checks fields that have neither a placeholder nor an accessibility label.
      """,
    wrong: .view(#"<▶textField placeholder="Name of the alarm"/>"#),
    right: .view(#"<textField placeholder="Name of the alarm" accessibilityLabel="Name"/>"#))

  private static let classes: Set = ["TextField", "TextView", "SearchBar"]

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for (index, node) in scene.document.objects.enumerated() {
      guard let name = node.elementClass, classes.contains(name), scene.sets("placeholder", of: index),
        !scene.sets(anyOf: ["accessibilityLabel", "accessibilityElement"], of: index)
      else { continue }
      diagnostics.append(diagnostic(.described(scene.describe(index)), at: node.nameRange, in: scene))
    }
  }
}

extension Message {
  fileprivate static func described(_ field: Message) -> Message {
    "\(field.capitalizedFirst) has no 'accessibilityLabel', only a placeholder"
  }
}
