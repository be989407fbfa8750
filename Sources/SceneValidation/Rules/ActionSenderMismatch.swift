import SceneDiagnostics
import SceneModel
import SceneValues

package enum ActionSenderMismatch: FileRule {
  package static let description = RuleDescription(
    "action-sender-mismatch", .connection, .error,
    summary: "Action does not accept the class of its sender",
    discussion: """
      If the sender is not an instance of the class that the action declares for its sender, loading fails. \
      For example, a button cannot call a method whose sender is declared as a Switch. Connect the action to \
      a sender of the declared class, or declare the sender as a class that all senders descend from, such \
      as Control. For an Objective-C method, and in an Xcode file, the diagnostic is a warning, because the \
      sender's class is not checked at run time.
      """,
    wrong: .view(
      controller: "AlarmClockViewController",
      """
      <button title="Animate">
        <action selector="▶switchAnimation:" destination="clock"/>
      </button>
      """),
    right: .view(
      controller: "AlarmClockViewController",
      """
      <switch>
        <action selector="switchAnimation:" destination="clock"/>
      </switch>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for action in scene.document.actions {
      guard let destination = scene.destination(action.destination, from: action.sender),
        let known = scene.knownClass(of: destination), let source = scene.objectClasses[action.sender],
        let sender = sender(of: action, in: scene),
        let expected = scene.vocabulary.action(action.selector.text, of: known.qualifiedName)?.sender,
        scene.isClass(sender, a: expected) == false,
        !scene.vocabulary.events(of: source.qualifiedName).isEmpty
      else { continue }
      let declaration = scene.declaration(ofAction: action.selector.text, of: known)
      // Neither Objective-C nor the thunks that Swift generates for it check the type of the sender.
      let isAccepted = scene.isObjectiveC(declaration, of: known) || scene.document.preserved != nil
      diagnostics.append(
        diagnostic(
          .mismatch(action.selector.text, of: known.name, scene.displayName(expected), sender.name),
          at: action.selector.range, in: scene, severity: isAccepted ? .warning : nil,
          notes: [scene.note(.sender, at: scene.document.objects[action.sender].nameRange)] + declaration))
    }
  }

  /// Returns the class of the object that code receives. A cell in a macOS document sends its action through its control.
  private static func sender(of action: ActionNode, in scene: CheckedScene) -> KnownClass? {
    var next: Int? = action.sender
    while let current = next {
      guard let known = scene.objectClasses[current] else { return nil }
      let isCell = scene.vocabulary.isClass(known.qualifiedName, descendantOf: "AppKit.NSCell") == true
      let isOwn = current == action.sender && !isCell
      if isOwn || scene.vocabulary.isClass(known.qualifiedName, descendantOf: "AppKit.NSControl") == true {
        return known
      }
      next = scene.document.objects[current].parent
    }
    return nil
  }
}

extension Message {
  fileprivate static func mismatch(
    _ selector: String, of className: String, _ expected: String, _ found: String
  ) -> Message {
    """
    Action '\(key: selector)' of '\(class: className)' requires \(CheckedScene.indefinite(expected)) as its \
    sender, not \(CheckedScene.indefinite(found))
    """
  }

  fileprivate static var sender: Message { "the sender is here" }
}
