import SceneDiagnostics
import SceneModel
import SceneValues

package enum SenderWithoutEvents: FileRule {
  package static let description = RuleDescription(
    "sender-without-events", .connection, .error,
    summary: "Action on an object that sends no events",
    discussion: """
      An action is in the element of its sender: a control or a gesture recognizer. A label or an image view \
      sends nothing, so its action would never be called. Put a gesture recognizer into it, and set \
      'userInteractionEnabled="true"'.
      """,
    wrong: .view(
      controller: "AlarmClockViewController",
      """
      <label text="12:00">
        <▶action selector="updateTimeLabel" destination="clock"/>
      </label>
      """),
    right: .view(
      controller: "AlarmClockViewController",
      """
      <label text="12:00" userInteractionEnabled="true">
        <tapGestureRecognizer>
          <action selector="updateTimeLabel" destination="clock"/>
        </tapGestureRecognizer>
      </label>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for action in scene.document.actions {
      guard let sender = scene.objectClasses[action.sender], sender.isComplete,
        scene.vocabulary.events(of: sender.qualifiedName).isEmpty
      else { continue }
      diagnostics.append(diagnostic(.cannotSend(sender.name), at: action.nameRange, in: scene))
    }
  }
}

extension Message {
  fileprivate static func cannotSend(_ className: String) -> Message {
    "'\(class: className)' cannot send actions: it has no events"
  }
}
