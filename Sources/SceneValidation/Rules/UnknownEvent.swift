import SceneDiagnostics
import SceneModel
import SceneValues

/// Events that the sender does not send.
package enum UnknownEvent: FileRule {
  package static let description = RuleDescription(
    "unknown-event", .connection, .error,
    summary: "Event does not exist on the sender's class",
    discussion: """
      Each class declares which events its objects send. An action for any other event would never be \
      called. Without 'event', an action is connected to the primary event, which is nearly always right: \
      'touchUpInside' for a button, 'valueChanged' for a slider.
      """,
    wrong: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock" class="AlarmClockViewController">
            <view>
              <switch>
                <action selector="switchAnimation:" destination="clock" event="▶valueChange"/>
              </switch>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """,
    right: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock" class="AlarmClockViewController">
            <view>
              <switch>
                <action selector="switchAnimation:" destination="clock" event="valueChanged"/>
              </switch>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """)

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for action in scene.document.actions {
      guard let event = action.event, let sender = scene.objectClasses[action.sender] else { continue }
      let events = scene.vocabulary.events(of: sender.qualifiedName)
      guard !events.isEmpty, !events.contains(event.text) else { continue }
      let suggestion = scene.suggestion(for: event, among: events)
      diagnostics.append(
        finding(
          .unknown(event.text, of: sender.name), at: event.range, in: scene,
          notes: suggestion == nil ? [scene.note(.all(events))] : [], suggesting: suggestion))
    }
  }
}

extension Message {
  fileprivate static func unknown(_ event: String, of className: String) -> Message {
    "'\(class: className)' does not send the event '\(key: event)'"
  }

  fileprivate static func all(_ events: [String]) -> Message { "it sends \(CheckedScene.list(events))" }
}
