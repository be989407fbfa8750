import SceneDiagnostics
import SceneModel
import SceneValues

package enum OverriddenVariation: FileRule {
  package static let description = RuleDescription(
    "overridden-variation", .syntax, .warning,
    summary: "Trait variation is overridden by a later one",
    discussion: """
      If several '<when>' elements match and set the same attribute, the element with the most traits \
      applies. If they have the same number of traits, the last element applies. Therefore, a '<when>' \
      element has no effect on an attribute that a later '<when>' element with the same traits also sets. \
      Remove the attribute from the earlier element, or change the traits.
      """,
    wrong: .view(
      """
      <label text="12:00">
        <when traits="idiom=pad style=dark" ▶font="system 28"/>
        <when traits="style=dark idiom=pad" font="system 34"/>
      </label>
      """),
    right: .view(
      """
      <label text="12:00">
        <when traits="idiom=pad" font="system 28"/>
        <when traits="idiom=pad style=dark" font="system 34"/>
      </label>
      """))

  private struct Key: Hashable {
    let object: Int
    let traits: TraitSet
    let key: String
  }

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    var last: [Key: SourceRange] = [:]
    for place in scene.valueTable.varied.reversed() {
      let value = scene.document.values[place]
      guard case .variation(let index) = value.owner else { continue }
      let variation = scene.document.variations[index]
      guard let traits = variation.traitSet else { continue }
      let key = Key(object: variation.object, traits: traits, key: value.key.text)
      guard let range = last[key] else {
        last[key] = value.key.range
        continue
      }
      diagnostics.append(
        diagnostic(
          .overridden(value.key.text), at: value.key.range, in: scene,
          notes: [scene.note(.counts, at: range)]))
    }
  }
}

extension Message {
  fileprivate static func overridden(_ key: String) -> Message {
    "This '\(key: key)' has no effect: a later '<when>' with the same traits sets it again"
  }

  fileprivate static var counts: Message { "this value is used" }
}
