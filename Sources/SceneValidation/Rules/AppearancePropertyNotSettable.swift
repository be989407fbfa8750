import SceneDiagnostics
import SceneModel
import SceneValues

package enum AppearancePropertyNotSettable: FileRule {
  package static let description = RuleDescription(
    "appearance-property-not-settable", .style, .error,
    summary: "Appearance rule cannot set the property",
    discussion: """
      Each class declares the properties that an appearance rule can set, such as colors, fonts, and other \
      style properties. To list the properties of a class, run 'scenec classes NAME'. Set properties for the \
      content or behavior of an object, such as its text, on the object itself.

      A 'state' element can set only properties that have a separate value for each state, such as a \
      button's title color. It cannot set properties that have a single value.
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
