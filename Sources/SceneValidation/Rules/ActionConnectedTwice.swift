import SceneDiagnostics
import SceneModel
import SceneValues

package enum ActionConnectedTwice: FileRule {
  package static let description = RuleDescription(
    "action-connected-twice", .connection, .warning,
    summary: "Action is connected twice to the same event",
    discussion: """
      Each connection calls the action's method, so if an action is connected twice, the method runs twice \
      for each event. Remove one of the connections. A connection without the 'event' attribute uses the \
      primary event of its sender.
      """,
    wrong: .view(
      controller: "AlarmClockViewController",
      """
      <switch>
        <action selector="switchAnimation:" destination="clock" event="valueChanged"/>
        <▶action selector="switchAnimation:" destination="clock"/>
      </switch>
      """),
    right: .view(
      controller: "AlarmClockViewController",
      """
      <switch>
        <action selector="switchAnimation:" destination="clock" event="valueChanged"/>
      </switch>
      """))

  private struct Key: Hashable {
    let sender: Int
    let selector: String
    let destination: String
    let event: String?
  }

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    var first: [Key: SourceRange] = [:]
    for action in scene.document.actions {
      let key = Key(
        sender: action.sender, selector: action.selector.text, destination: action.destination.text,
        event: action.event?.text ?? primaryEvent(of: action.sender, in: scene))
      guard let range = first[key] else {
        first[key] = action.nameRange
        continue
      }
      diagnostics.append(
        diagnostic(
          .twice(action.selector.text, to: action.destination.text), at: action.nameRange, in: scene,
          notes: [scene.note(.firstUsed, at: range)]))
    }
  }

  private static func primaryEvent(of sender: Int, in scene: CheckedScene) -> String? {
    scene.objectClasses[sender].flatMap { scene.vocabulary.events(of: $0.qualifiedName).first }
  }
}

extension Message {
  fileprivate static func twice(_ selector: String, to destination: String) -> Message {
    "Action '\(key: selector)' of '\(object: destination)' is already connected to this event"
  }

  fileprivate static var firstUsed: Message { "first connected here" }
}
