import SceneDiagnostics
import SceneModel
import SceneValues

package enum AccessorNameTaken: FileRule {
  package static let description = RuleDescription(
    "accessor-name-taken", .identity, .warning, isOffByDefault: true,
    summary: "Two names become the same Swift identifier in generated code",
    discussion: """
      'scenec generate' turns the names of scenes, segues, prototypes, images, and colors into Swift \
      identifiers: 'alarm-cell' becomes 'alarmCell'. If two names become the same identifier, 'scenec \
      generate' appends a number to the identifier of one of them. A name that is already in this form, such \
      as 'alarmCell', gets the identifier without a number. If neither name is in this form, the name that \
      comes first alphabetically gets it. To avoid the number, change one of the two names.

      The rule is off by default, but generating accessors turns it on.
      """,
    wrong: .controller(
      """
      <segue kind="present" identifier="setAlarm" destination="alarm"/>
      <segue kind="show" identifier="▶set-alarm" destination="alarm"/>
      """,
      otherScenes: #"<viewController id="alarm"/>"#),
    right: .controller(
      """
      <segue kind="present" identifier="setAlarm" destination="alarm"/>
      <segue kind="show" identifier="showAlarm" destination="alarm"/>
      """,
      otherScenes: #"<viewController id="alarm"/>"#))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for clash in SceneAccessors(of: scene).clashes {
      diagnostics.append(
        diagnostic(
          .taken(clash.name.text, clash.first.text, clash.swiftName), at: clash.name.range, in: scene,
          notes: [scene.note(.first(clash.first.text), at: clash.first.range)]))
    }
  }
}

extension Message {
  fileprivate static func taken(_ name: String, _ first: String, _ swiftName: String) -> Message {
    "'\(object: name)' and '\(object: first)' have the same name in Swift: '\(object: name)' becomes '\(swiftName)'"
  }

  fileprivate static func first(_ name: String) -> Message { "'\(object: name)' is here" }
}
