import SceneDiagnostics
import SceneModel
import SceneValues

package enum UnknownEvent: FileRule {
  package static let description = RuleDescription(
    "unknown-event", .connection, .error,
    summary: "Event does not exist on the sender's class",
    discussion: """
      Each class declares the events that its objects send. An action for an event that the sender's class \
      does not declare would never be called. If 'event' is omitted, the action is connected to the sender's \
      primary event, which is nearly always the right choice: 'touchUpInside' for a button, for example, or \
      'valueChanged' for a slider.
      """,
    wrong: .view(
      controller: "AlarmClockViewController",
      """
      <switch>
        <action selector="switchAnimation:" destination="clock" event="▶valueChange"/>
      </switch>
      """),
    right: .view(
      controller: "AlarmClockViewController",
      """
      <switch>
        <action selector="switchAnimation:" destination="clock" event="valueChanged"/>
      </switch>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for action in scene.document.actions {
      guard let event = action.event, let (sender, events) = sender(action.sender, in: scene),
        !events.contains(event.text)
      else { continue }
      let suggestion = scene.suggestion(for: event, among: events, as: .event)
      diagnostics.append(
        diagnostic(
          .unknown(event.text, of: sender), at: event.range, in: scene,
          notes: suggestion == nil ? [scene.note(.all(events))] : [], suggesting: suggestion))
    }
  }

  private static func sender(_ object: Int, in scene: CheckedScene) -> (name: String, events: [String])? {
    let vocabulary = scene.vocabulary
    if let known = scene.objectClasses[object] {
      let events = vocabulary.events(of: known.qualifiedName)
      if !events.isEmpty { return (known.name, events) }
    }
    guard vocabulary.usesUIKitNames, let element = scene.document.objects[object].elementClass else {
      return nil
    }
    let events = vocabulary.events(of: element)
    return events.isEmpty ? nil : (scene.displayName(element), events)
  }
}

extension Message {
  fileprivate static func unknown(_ event: String, of className: String) -> Message {
    "'\(class: className)' does not send the event '\(key: event)'"
  }

  fileprivate static func all(_ events: [String]) -> Message { "events: \(CheckedScene.list(events))" }
}
