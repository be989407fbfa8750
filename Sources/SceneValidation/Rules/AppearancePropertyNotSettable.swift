import SceneDiagnostics
import SceneModel
import SceneValues

package enum AppearancePropertyNotSettable: FileRule {
  package static let description = RuleDescription(
    "appearance-property-not-settable", .style, .error,
    summary: "Property cannot be set by an appearance rule",
    discussion: """
      Each class declares which of its properties an appearance rule may set: colors, fonts and other \
      properties of style. 'scenec classes' lists them. Set the content and behavior of an object, such as \
      its text, on the object itself.

      A property that has a value for each state, such as a button's title color, can be set in a 'state' \
      element. A property with a single value cannot.
      """,
    wrong: .appearances(
      """
      <appearance class="Label" ▶text="12:00"/>
      <appearance class="Button" tintColor="red">
        <state name="highlighted" ▶font="bold 17"/>
      </appearance>
      """),
    right: .appearances(
      """
      <appearance class="Label" textColor="darkGray"/>
      <appearance class="Button" font="bold 17">
        <state name="highlighted" titleColor="red"/>
      </appearance>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    let (document, vocabulary) = (scene.document, scene.vocabulary)
    for place in scene.valueTable.appearances {
      let value = document.values[place]
      guard value.origin == .attribute, case .appearance(let index) = value.owner else { continue }
      let rule = document.appearances[index]
      guard let property = vocabulary.property(value.key.text, of: rule.className.text),
        !vocabulary.cannotBeStyled(rule.className.text)
      else { continue }
      if !property.isStylable {
        let settable = vocabulary.lineage(of: rule.className.text).flatMap(\.properties).filter(\.isStylable)
        diagnostics.append(
          diagnostic(
            .notSettable(value.key.text, of: rule.className.text), at: value.key.range, in: scene,
            suggesting: scene.suggestion(for: value.key, among: settable.map(\.key))))
      } else if let variant = rule.variant, property.variant?.element != variant.text {
        diagnostics.append(
          diagnostic(
            .notVaried(value.key.text, of: rule.className.text, by: variant.text), at: value.key.range,
            in: scene))
      }
    }
  }
}

extension Message {
  fileprivate static func notSettable(_ key: String, of name: String) -> Message {
    "Appearance rules cannot set '\(key: key)' of '\(name)'"
  }

  fileprivate static func notVaried(_ key: String, of name: String, by element: String) -> Message {
    "'\(key: key)' of '\(name)' does not have a value for each '\(element: element)'"
  }
}
