import SceneDiagnostics
import SceneModel
import SceneValues

package enum UnknownTrait: FileRule {
  package static let description = RuleDescription(
    "unknown-trait", .syntax, .error,
    summary: "Unknown trait or trait value",
    discussion: """
      Separate the traits in a list with spaces, as in 'idiom=pad orientation=landscape'. The values of a \
      '<when>' element apply only if all its traits match. The traits are 'idiom' (phone, pad), the size \
      classes 'horizontal' and 'vertical' (compact, regular), 'orientation' (portrait, landscape), 'style' \
      (light, dark), and 'direction' (leftToRight, rightToLeft).

      An empty list of traits is also an error, because it would always match. Write values that apply \
      unconditionally on the element itself.
      """,
    wrong: .view(
      """
      <label text="12:00">
        <when traits="▶idom=pad horizontal=▶wide" font="system 28"/>
      </label>
      """),
    right: .view(
      """
      <label text="12:00">
        <when traits="idiom=pad horizontal=regular" font="system 28"/>
      </label>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for variation in scene.document.variations {
      guard let traits = variation.traits else { continue }
      let conditions = variation.conditions
      if conditions.isEmpty {
        diagnostics.append(diagnostic(.none, at: traits.range, in: scene))
      }
      for condition in conditions { check(condition, in: scene, into: &diagnostics) }
    }
  }

  private static func check(
    _ condition: TraitCondition, in scene: CheckedScene, into diagnostics: inout [Diagnostic]
  ) {
    guard let value = condition.value else {
      diagnostics.append(
        diagnostic(
          .notACondition(condition.name.text), at: condition.name.range, in: scene,
          suggesting: suggestion(forValue: condition.name, in: scene)))
      return
    }
    guard let trait = SceneTrait(rawValue: condition.trait.text) else {
      let traits = SceneTrait.allCases.map(\.rawValue)
      diagnostics.append(
        diagnostic(
          .unknownTrait(condition.trait.text, CheckedScene.list(traits)), at: condition.trait.range,
          in: scene,
          suggesting: scene.suggestion(for: condition.trait, among: traits, as: .trait)))
      return
    }
    guard !trait.values.contains(value.text) else { return }
    diagnostics.append(
      diagnostic(
        .unknownValue(value.text, of: trait.rawValue, CheckedScene.list(trait.values, last: "or")),
        at: value.range, in: scene,
        suggesting: scene.suggestion(for: value, among: trait.values, as: .trait)))
  }

  private static func suggestion(forValue word: Name, in scene: CheckedScene) -> Suggestion? {
    guard SceneTrait(rawValue: word.text) == nil else { return nil }
    let conditions = SceneTrait.allCases.compactMap { trait in
      let meaning =
        trait.values.contains(word.text)
        ? ForeignNames.Meaning(name: word.text, isExact: true)
        : ForeignNames.trait.meaning(of: word.text, among: trait.values)
      return meaning.map { (text: "\(trait.rawValue)=\($0.name)", isExact: $0.isExact) }
    }
    guard conditions.count == 1 else { return nil }
    return scene.suggestion(replacing: word, with: conditions[0].text, isSafe: conditions[0].isExact)
  }
}

extension Message {
  fileprivate static var none: Message { "'traits' is empty: name at least one trait" }

  fileprivate static func notACondition(_ word: String) -> Message {
    "'\(word)' is not a trait with a value, such as 'idiom=pad'"
  }

  fileprivate static func unknownTrait(_ trait: String, _ known: String) -> Message {
    "Trait '\(trait)' does not exist; traits: \(known)"
  }

  fileprivate static func unknownValue(_ value: String, of trait: String, _ known: String) -> Message {
    "'\(trait)' must be \(known), not '\(value)'"
  }
}
