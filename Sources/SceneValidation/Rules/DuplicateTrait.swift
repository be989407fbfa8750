import SceneDiagnostics
import SceneModel
import SceneValues

package enum DuplicateTrait: FileRule {
  package static let description = RuleDescription(
    "duplicate-trait", .syntax, .error,
    summary: "Duplicate trait in a trait variation",
    discussion: """
      A '<when>' element applies only if all its traits match at the same time. Because a trait has only one \
      value at a time, two values of the same trait never match together. To accept either value, write two \
      '<when>' elements.
      """,
    wrong: .view(
      """
      <label text="12:00">
        <when traits="idiom=phone orientation=landscape ▶idiom=pad" font="system 28"/>
      </label>
      """),
    right: .view(
      """
      <label text="12:00">
        <when traits="idiom=phone orientation=landscape" font="system 28"/>
        <when traits="idiom=pad" font="system 28"/>
      </label>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for variation in scene.document.variations {
      var first: [String: SourceRange] = [:]
      for condition in variation.conditions where condition.value != nil {
        guard let range = first[condition.trait.text] else {
          first[condition.trait.text] = condition.name.range
          continue
        }
        diagnostics.append(
          diagnostic(
            .twice(condition.trait.text), at: condition.name.range, in: scene,
            notes: [scene.note(.firstOccurrence, at: range)]))
      }
    }
  }
}

extension Message {
  fileprivate static func twice(_ trait: String) -> Message { "The trait '\(trait)' is duplicated" }
  fileprivate static var firstOccurrence: Message { "first used here" }
}
