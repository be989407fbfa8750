import SceneDiagnostics
import SceneModel
import SceneValues

package enum DuplicateAppearance: FileRule {
  package static let description = RuleDescription(
    "duplicate-appearance", .style, .warning,
    summary: "Two appearance rules set the same property",
    discussion: """
      If two appearance rules set the same property for the same class in the same containers, the later \
      rule takes precedence, and the value in the earlier rule has no effect. Remove that value. To style \
      some of the views differently, write an appearance rule for a subclass, or list additional containers \
      in the rule's 'in' attribute.
      """,
    wrong: .appearances(
      """
      <appearance class="Label" in="TableViewCell" textColor="darkGray"/>
      <appearance class="Label" in="TableViewCell" ▶textColor="blue"/>
      <appearance class="Button" titleColor="blue">
        <state name="normal" ▶titleColor="red"/>
      </appearance>
      """),
    right: .appearances(
      """
      <appearance class="Label" in="TableViewCell" textColor="darkGray"/>
      <appearance class="Label" in="TableViewCell TableView" textColor="blue"/>
      <appearance class="Button" titleColor="blue">
        <state name="highlighted" titleColor="red"/>
      </appearance>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    var first: [String: SourceRange] = [:]
    for look in scene.appearanceReferences {
      guard let range = first[look.rule] else {
        first[look.rule] = look.name.range
        continue
      }
      diagnostics.append(
        diagnostic(
          .twice(look.name.text, of: look.className), at: look.name.range, in: scene,
          notes: [scene.note(.firstOccurrence, at: range)]))
    }
  }
}

extension Message {
  fileprivate static func twice(_ key: String, of name: String) -> Message {
    "Another appearance rule already sets '\(key: key)' of '\(name)'"
  }
  fileprivate static var firstOccurrence: Message { "first set here" }
}
