import SceneDiagnostics
import SceneModel
import SceneValues

package enum AppearanceWithoutEffect: FileRule {
  package static let description = RuleDescription(
    "appearance-without-effect", .style, .warning,
    summary: "Appearance rule sets no properties",
    discussion: """
      An appearance rule without properties has no effect. The same is true of a 'state' element that \
      specifies a state but sets no properties. Add a property, or remove the element.
      """,
    wrong: .appearances(
      """
      <▶appearance class="Label" in="TableViewCell"/>
      <appearance class="Button" tintColor="red">
        <▶state name="highlighted"/>
      </appearance>
      """),
    right: .appearances(
      """
      <appearance class="Label" in="TableViewCell" textColor="darkGray"/>
      <appearance class="Button" tintColor="red">
        <state name="highlighted" titleColor="red"/>
      </appearance>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    let document = scene.document
    var hasEffect = Array(repeating: false, count: document.appearances.count)
    for place in scene.valueTable.appearances where document.values[place].origin == .attribute {
      if case .appearance(let index) = document.values[place].owner { hasEffect[index] = true }
    }
    for part in document.imports {
      if case .appearance(let index) = part.holder { hasEffect[index] = true }
    }
    for (index, rule) in document.appearances.enumerated() where !hasEffect[index] {
      let holdsVariants =
        rule.variant == nil && index + 1 < hasEffect.count
        && document.appearances[index + 1].variant != nil
      guard !holdsVariants, !rule.hasStructureFaults else { continue }
      diagnostics.append(diagnostic(.nothing(rule.className.text), at: rule.nameRange, in: scene))
    }
  }
}

extension Message {
  fileprivate static func nothing(_ name: String) -> Message {
    """
    This appearance rule sets no properties of '\(name)'
    """
  }
}
