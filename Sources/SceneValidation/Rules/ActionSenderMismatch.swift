import SceneDiagnostics
import SceneModel
import SceneValues

package enum ActionSenderMismatch: FileRule {
  package static let description = RuleDescription(
    "action-sender-mismatch", .connection, .error,
    summary: "Action does not accept the class of its sender",
    discussion: """
      A method that declares its sender as a Switch cannot be called by a button. Connect the action to an \
      object of the declared class, or declare the sender as a class that fits all senders, such as Control. \
      For a method in Objective-C, and in Xcode files, the diagnostic is a warning, because the class of the \
      sender is not checked at run time.
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
        let known = scene.knownClass(of: destination), let sender = scene.objectClasses[action.sender],
        let expected = scene.vocabulary.action(action.selector.text, of: known.qualifiedName)?.sender,
        scene.isClass(sender, a: expected) == false,
        !scene.vocabulary.events(of: sender.qualifiedName).isEmpty
      else { continue }
      let declaration = scene.declaration(ofAction: action.selector.text, of: known)
      var diagnostic =
        diagnostic(
          .mismatch(action.selector.text, of: known.name, scene.displayName(expected), sender.name),
          at: action.selector.range,
          in: scene,
          notes: [scene.note(.sender, at: scene.document.objects[action.sender].nameRange)]
            + declaration)
      // Neither Objective-C nor the thunks that Swift generates for it check the type of the sender.
      if scene.isObjectiveC(declaration, of: known) || scene.document.preserved != nil {
        diagnostic.severity = .warning
      }
      diagnostics.append(diagnostic)
    }
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
