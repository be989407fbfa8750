import SceneDiagnostics
import SceneModel
import SceneValues

package enum ActionWithoutEvent: FileRule {
  package static let description = RuleDescription(
    "action-without-event", .connection, .error,
    summary: "Action requires an event, but its sender passes none",
    discussion: """
      Gesture recognizers and bar button items have no event to pass to an action, so they can call only \
      methods of the form 'name' or 'name:'. Only controls can call a method of the form 'name:forEvent:'. \
      The rule checks objects of your own class if the class's 'declaration' contains \
      '$0.passesEvents(false)'.

      Some control events, such as 'editingChanged' of a text field, are not caused by a touch or a key \
      press, so the control has no event to pass. For these control events, the type of the action's event \
      parameter must be optional: 'Event?'. To declare such a control event for your own class, add \
      '$0.sendsWithoutEvent("…")' to the class's 'declaration'.
      """,
    wrong: .view(
      controller: "AlarmClockViewController",
      """
      <tapGestureRecognizer>
        <action selector="▶tapped:forEvent:" destination="firstResponder"/>
      </tapGestureRecognizer>
      <textField placeholder="Name">
        <action selector="▶rename:forEvent:" destination="clock" event="editingChanged"/>
      </textField>
      """),
    right: .view(
      controller: "AlarmClockViewController",
      """
      <tapGestureRecognizer>
        <action selector="tapped:" destination="firstResponder"/>
      </tapGestureRecognizer>
      <button title="Ring">
        <action selector="ring:forEvent:" destination="firstResponder"/>
      </button>
      <textField placeholder="Name">
        <action selector="rename:forEvent:" destination="clock" event="touchDown"/>
      </textField>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for action in scene.document.actions where action.selector.text.hasSuffix(":forEvent:") {
      guard let sender = scene.objectClasses[action.sender] else { continue }
      let known = scene.destination(action.destination, from: action.sender).flatMap {
        scene.knownClass(of: $0)
      }
      let message: Message
      if sender.facts.passesEvents == false {
        message = .noEvent(action.selector.text, from: sender.name)
      } else if let event = event(without: action, from: sender, to: known, in: scene) {
        message = .sentWithoutEvent(action.selector.text, event, by: sender.name)
      } else {
        continue
      }
      diagnostics.append(
        diagnostic(
          message, at: action.selector.range, in: scene,
          notes: known.map { scene.declaration(ofAction: action.selector.text, of: $0) } ?? []))
    }
  }

  /// Returns the control event for which an action is sent without an event object even though its method requires one.
  /// Returns nil for Xcode files, because UIKit calls the method anyway and the argument is not checked.
  private static func event(
    without action: ActionNode, from sender: KnownClass, to destination: KnownClass?, in scene: CheckedScene
  ) -> String? {
    guard scene.document.preserved == nil, let destination,
      scene.vocabulary.action(action.selector.text, of: destination.qualifiedName)?.needsEvent == true,
      action.event != nil || !scene.isMisspelled("event", inTagOf: action.nameRange),
      let event = action.event?.text ?? scene.vocabulary.events(of: sender.qualifiedName).first,
      sender.facts.sendsWithoutEvent?.contains(event) == true
    else { return nil }
    return event
  }
}

extension Message {
  fileprivate static func noEvent(_ selector: String, from sender: String) -> Message {
    "'\(sender)' passes no event, but '\(key: selector)' requires one"
  }

  fileprivate static func sentWithoutEvent(_ selector: String, _ event: String, by sender: String) -> Message
  {
    """
    '\(class: sender)' sends '\(key: event)' without an event, but '\(key: selector)' requires one: make \
    the event optional
    """
  }
}
