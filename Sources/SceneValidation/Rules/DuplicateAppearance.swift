import SceneDiagnostics
import SceneModel
import SceneValues

/// Rules that take the place of each other.
package enum DuplicateAppearance: FileRule {
  package static let description = RuleDescription(
    "duplicate-appearance", .style, .warning, formerIDs: ["appearance-said-twice"],
    summary: "Two appearance rules set the same property",
    discussion: """
      If two rules set the same property, of the same class in the same containers, the later one wins, and \
      the earlier one has no effect. Remove it. To style some views differently, write a rule for a subclass \
      or with more containers.
      """,
    wrong: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock"/>
        </scene>
        <appearance class="Label" in="TableViewCell" textColor="darkGray"/>
        <appearance class="Label" in="TableViewCell" ▶textColor="blue"/>
        <appearance class="Button" titleColor="blue">
          <state name="normal" ▶titleColor="red"/>
        </appearance>
      </storyboard>
      """,
    right: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock"/>
        </scene>
        <appearance class="Label" in="TableViewCell" textColor="darkGray"/>
        <appearance class="Label" in="TableViewCell TableView" textColor="blue"/>
        <appearance class="Button" titleColor="blue">
          <state name="highlighted" titleColor="red"/>
        </appearance>
      </storyboard>
      """)

  private struct Key: Hashable {
    let classes: [String]
    let property: String
    let axes: [String]
  }

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    var first: [Key: SourceRange] = [:]
    let axes = axes(in: scene)
    for place in scene.valueTable.appearances {
      let value = scene.document.values[place]
      guard value.origin == .attribute, case .appearance(let index) = value.owner else { continue }
      let rule = scene.document.appearances[index]
      // What it was to be in, or for which state, may be what was not understood.
      if rule.hasStructureFaults { continue }
      let key = Key(
        classes: ([rule.className] + rule.containers).map { scene.vocabulary.name(of: $0.text) },
        property: value.key.text, axes: variant(of: value, rule, said: axes[index] ?? [:], in: scene))
      guard let range = first[key] else {
        first[key] = value.key.range
        continue
      }
      diagnostics.append(
        finding(
          .twice(value.key.text, of: rule.className.text), at: value.key.range, in: scene,
          notes: [scene.note(.firstSaid, at: range)]))
    }
  }

  /// What each rule says of the variant that it is for.
  private static func axes(in scene: CheckedScene) -> [Int: [String: String]] {
    var axes: [Int: [String: String]] = [:]
    for place in scene.valueTable.appearances {
      let value = scene.document.values[place]
      guard value.origin == .axis, case .appearance(let index) = value.owner else { continue }
      axes[index, default: [:]][value.key.text] = value.value?.literal ?? value.literal.text
    }
    return axes
  }

  /// What all axes are, said or not. Of a class that nobody described it is not known what they are: such a rule is
  /// like no other.
  private static func variant(
    of value: PropertyValue, _ rule: AppearanceNode, said: [String: String], in scene: CheckedScene
  ) -> [String] {
    guard let property = scene.vocabulary.property(value.key.text, of: rule.className.text) else {
      return rule.variant.map { ["\($0.range.start)"] } ?? []
    }
    return property.variant?.axes.map { said[$0.name] ?? $0.base } ?? []
  }
}

extension Message {
  fileprivate static func twice(_ key: String, of name: String) -> Message {
    "Another appearance rule already sets '\(key: key)' of '\(name)'"
  }
  fileprivate static var firstSaid: Message { "first set here" }
}
