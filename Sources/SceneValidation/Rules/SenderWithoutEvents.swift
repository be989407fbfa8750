import SceneDiagnostics
import SceneModel
import SceneValues

package enum SenderWithoutEvents: FileRule {
  package static let description = RuleDescription(
    "sender-without-events", .connection, .error,
    summary: "Action on an object that sends no events",
    discussion: """
      An action must be inside the element of its sender, which is a control or a gesture recognizer. A \
      label or an image view does not send events, so its action would never be called. Add a gesture \
      recognizer to the view, move the action into the gesture recognizer, and set \
      'userInteractionEnabled="true"' on the view.
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
      let required = scene.elementRequired(insteadOf: LanguageElement.action.name, in: action.sender)
      diagnostics.append(
        diagnostic(
          .cannotSend(sender.name), at: action.nameRange, in: scene,
          notes: required == nil && scene.isController(action.sender) == true ? [scene.note(.moveIt)] : [],
          suggesting: required.map {
            scene.suggestion(
              replacing: Name(LanguageElement.action.name, action.nameRange), with: $0, isSafe: false)
          }))
    }
  }
}

extension Message {
  fileprivate static var moveIt: Message {
    "write the action inside the element of the control that sends it"
  }

  fileprivate static func cannotSend(_ className: String) -> Message {
    "'\(class: className)' cannot send actions: it has no events"
  }
}
