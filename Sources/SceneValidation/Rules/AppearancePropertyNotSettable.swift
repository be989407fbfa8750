import SceneDiagnostics
import SceneModel
import SceneValues

/// Properties that no rule may set, or not for a variant.
package enum AppearancePropertyNotSettable: FileRule {
  package static let description = RuleDescription(
    "appearance-property-not-settable", .style, .error,
    summary: "Appearance rules set the properties that they may.",
    discussion: """
      A class says which of its properties rules may set: colours, fonts and what else is looks. 'scenec classes' \
      lists them. What an object shows and does is its own. A property that has a value for each state is set for one \
      by a 'state' element; one that has a single value is not.
      """,
    wrong: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock"/>
        </scene>
        <appearance class="Label" ▶text="12:00"/>
        <appearance class="Button" tintColor="red">
          <state name="highlighted" ▶font="bold 17"/>
        </appearance>
      </storyboard>
      """,
    right: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock"/>
        </scene>
        <appearance class="Label" textColor="darkGray"/>
        <appearance class="Button" font="bold 17">
          <state name="highlighted" titleColor="red"/>
        </appearance>
      </storyboard>
      """)

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    let (document, vocabulary) = (scene.document, scene.vocabulary)
    for place in scene.valueTable.appearances {
      let value = document.values[place]
      guard value.origin == .attribute, case .appearance(let index) = value.owner else { continue }
      let rule = document.appearances[index]
      // What cannot be seen has its finding.
      guard let property = vocabulary.property(value.key.text, of: rule.className.text),
        vocabulary.isClass(rule.className.text, descendantOf: Vocabulary.viewClass) != false
      else { continue }
      if !property.isStylable {
        let settable = vocabulary.lineage(of: rule.className.text).flatMap(\.properties).filter(\.isStylable)
        diagnostics.append(
          finding(
            .notSettable(value.key.text, of: rule.className.text), at: value.key.range, in: scene,
            suggesting: scene.suggestion(for: value.key, among: settable.map(\.key))))
      } else if let variant = rule.variant, property.variant?.element != variant.text {
        diagnostics.append(
          finding(
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
    "'\(key: key)' of '\(name)' has no value for each '\(element: element)'"
  }
}
