import SceneDiagnostics
import SceneModel
import SceneValues

package enum ActionNotFound: FileRule {
  package static let description = RuleDescription(
    "action-not-found", .connection, .error,
    summary: "Action does not exist on the destination's class",
    discussion: """
      If an action calls a method that the destination's class does not have, loading fails. Correct the \
      selector in the scene, or add the action to the class. Selectors must match exactly: 'updateAlarm' has \
      no parameters, 'updateAlarm:' has the sender as its parameter, and 'updateAlarm:forEvent:' has the \
      sender and the event.

      The rule checks a class only if the class and all its superclasses are known. If the destination is \
      'firstResponder', the object that responds is determined at run time. In this case, the rule reports \
      only a warning, and only if no class has the action but one of the app's classes has an action with a \
      similar name. In a document for macOS, the diagnostic is a warning, because AppKit only logs an action \
      that it cannot connect.
      """,
    wrong: .view(
      controller: "AlarmClockViewController",
      """
      <switch>
        <action selector="▶switchAnimations:" destination="clock"/>
      </switch>
      """),
    right: .view(
      controller: "AlarmClockViewController",
      """
      <switch>
        <action selector="switchAnimation:" destination="clock"/>
      </switch>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for action in scene.document.actions where Selector.isWellFormed(action.selector.text) {
      let destination = scene.destination(action.destination, from: action.sender)
      if destination == .firstResponder, let diagnostic = diagnostic(ofNoClass: action, in: scene) {
        diagnostics.append(diagnostic)
      }
      guard let destination, let known = scene.knownClass(of: destination), known.isComplete,
        scene.vocabulary.action(action.selector.text, of: known.qualifiedName) == nil
      else { continue }
      let hidden = scene.hidden(.action, action.selector.text, of: known)
      func add(_ message: Message, _ notes: [Diagnostic.Note], _ suggestion: Suggestion? = nil) {
        diagnostics.append(
          diagnostic(
            message, at: action.selector.range, in: scene, severity: scene.isForMac ? .warning : nil,
            notes: notes, suggesting: suggestion))
      }
      guard hidden.isEmpty else {
        add(.doesNotExist(action.selector.text, on: known.name), hidden)
        continue
      }
      let selectors = scene.vocabulary.lineage(of: known.qualifiedName).flatMap { $0.actions.map(\.selector) }
      let name = Selector.name(of: action.selector.text)
      if let duplicate = selectors.first(where: { Selector.name(of: $0) == name }) {
        add(
          .otherColons(action.selector.text, duplicate, on: known.name),
          scene.declaration(ofAction: duplicate, of: known),
          scene.suggestion(replacing: action.selector, with: duplicate))
      } else {
        let suggestion = scene.suggestion(for: action.selector, among: selectors)
        let similar =
          suggestion == nil ? scene.similarHidden(.action, action.selector.text, of: known) : []
        add(
          .doesNotExist(action.selector.text, on: known.name),
          similar.isEmpty ? scene.declarations(of: known) : similar, suggestion)
      }
    }
  }
}

extension ActionNotFound {
  private static func diagnostic(ofNoClass action: ActionNode, in scene: CheckedScene) -> Diagnostic? {
    guard !scene.mayAnyClassRespond(to: action.selector.text), let intended = scene.likelyAction(of: action)
    else {
      return nil
    }
    return diagnostic(
      .noClassHas(action.selector.text), at: action.selector.range, in: scene, severity: .warning,
      suggesting: scene.suggestion(replacing: action.selector, with: intended, isSafe: false))
  }
}

extension Message {
  fileprivate static func noClassHas(_ selector: String) -> Message {
    "No class has the action '\(key: selector)', which is sent to the first responder"
  }

  fileprivate static func doesNotExist(_ selector: String, on className: String) -> Message {
    "Action '\(key: selector)' does not exist on '\(class: className)'"
  }

  fileprivate static func otherColons(
    _ selector: String, _ duplicate: String, on className: String
  ) -> Message {
    """
    Action '\(key: selector)' does not exist on '\(class: className)', but '\(key: duplicate)' does: check \
    the colons
    """
  }
}
