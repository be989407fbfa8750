import SceneDiagnostics
import SceneModel
import SceneValues

/// Actions that want an event from what sends none.
package enum ActionWithoutEvent: FileRule {
  package static let description = RuleDescription(
    "action-without-event", .connection, .error,
    summary: "Action takes an event, but its sender passes none",
    discussion: """
      Gesture recognizers and bar button items call 'name' or 'name:'. They have no event to pass on. Only \
      controls can call an action 'name:forEvent:'. An object of your own class is checked if the class says \
      '$0.passesEvents(false)' in its declaration.
      """,
    wrong: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <view>
              <tapGestureRecognizer>
                <action selector="▶tapped:forEvent:" destination="firstResponder"/>
              </tapGestureRecognizer>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """,
    right: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <view>
              <tapGestureRecognizer>
                <action selector="tapped:" destination="firstResponder"/>
              </tapGestureRecognizer>
              <button title="Ring">
                <action selector="ring:forEvent:" destination="firstResponder"/>
              </button>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """)

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for action in scene.document.actions where action.selector.text.hasSuffix(":forEvent:") {
      guard let sender = scene.objectClasses[action.sender], sender.facts.passesEvents == false else {
        continue
      }
      let known = scene.destination(action.destination, from: action.sender).flatMap {
        scene.knownClass(of: $0)
      }
      diagnostics.append(
        finding(
          .noEvent(action.selector.text, from: sender.name), at: action.selector.range, in: scene,
          notes: known.map { scene.declaration(ofAction: action.selector.text, of: $0) } ?? []))
    }
  }
}

extension Message {
  fileprivate static func noEvent(_ selector: String, from sender: String) -> Message {
    "'\(sender)' passes no event, and '\(key: selector)' takes one"
  }
}
