import SceneDiagnostics
import SceneModel
import SceneValues

/// Names that would be one in Swift.
package enum AccessorNameTaken: FileRule {
  package static let description = RuleDescription(
    "accessor-name-taken", .identity, .warning, isOffByDefault: true,
    summary: "Names of scenes, segues, prototypes, images and colours differ in Swift too.",
    discussion: """
      'scenec generate' makes names of Swift of what a scene names: 'alarm-cell' is 'alarmCell'. Of two that would be \
      the same, one gets a number behind it, which says nothing to who reads it. The one whose name it is already keeps \
      it; else the order of the alphabet decides. Off where no accessors are made, unless it is asked for.
      """,
    wrong: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <segue kind="present" identifier="setAlarm" destination="alarm"/>
            <segue kind="show" identifier="▶set-alarm" destination="alarm"/>
          </viewController>
        </scene>
        <scene>
          <viewController id="alarm"/>
        </scene>
      </storyboard>
      """,
    right: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <segue kind="present" identifier="setAlarm" destination="alarm"/>
            <segue kind="show" identifier="showAlarm" destination="alarm"/>
          </viewController>
        </scene>
        <scene>
          <viewController id="alarm"/>
        </scene>
      </storyboard>
      """)

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for clash in SceneAccessors(of: scene).clashes {
      diagnostics.append(
        finding(
          .taken(clash.name.text, clash.first.text, clash.swiftName), at: clash.name.range, in: scene,
          notes: [scene.note(.first(clash.first.text), at: clash.first.range)]))
    }
  }
}

extension Message {
  fileprivate static func taken(_ name: String, _ first: String, _ swiftName: String) -> Message {
    "'\(object: name)' is called as '\(object: first)' is in Swift, and becomes '\(swiftName)'"
  }

  fileprivate static func first(_ name: String) -> Message { "'\(object: name)' stands here" }
}
