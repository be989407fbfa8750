import SceneDiagnostics
import SceneModel
import SceneValues

package enum LabelWithoutIdentifier: FileRule {
  package static let description = RuleDescription(
    "label-without-identifier", .accessibility, .note, isOffByDefault: true,
    summary: "Label with an outlet has no accessibility identifier",
    discussion: """
      Code can change the text of a label that is connected to an outlet, so UI tests need an \
      'accessibilityIdentifier' to find the label. UI tests can find labels without an outlet by their text.
      """,
    wrong: .view(
      class: "ClockView",
      """
      <outlet property="legend" destination="time"/>
      <▶label id="time" text="12:00"/>
      """),
    right: .view(
      class: "ClockView",
      """
      <outlet property="legend" destination="time"/>
      <label id="time" text="12:00" accessibilityIdentifier="time"/>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    var known: Set<Int> = []
    for outlet in scene.document.outlets {
      for label in outlet.destinations.compactMap(scene.object) {
        let node = scene.document.objects[label]
        guard node.elementClass == "Label", !scene.sets("accessibilityIdentifier", of: label),
          known.insert(label).inserted
        else { continue }
        diagnostics.append(diagnostic(.unnamed(scene.describe(label)), at: node.nameRange, in: scene))
      }
    }
  }
}

extension Message {
  fileprivate static func unnamed(_ label: Message) -> Message {
    "\(label.capitalizedFirst) has an outlet, but no 'accessibilityIdentifier'"
  }
}
