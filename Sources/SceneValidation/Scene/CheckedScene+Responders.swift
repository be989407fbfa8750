import SceneModel
import SceneValues

/// Actions to the first responder: which object that is, only the running program knows.
extension CheckedScene {
  /// Whether a class has an action of this selector, or code has a method that may be one.
  func mayAnybodyRespond(to selector: String) -> Bool { responderActions.contains(selector) }

  func findResponderActions() -> Set<String> {
    steps.add(vocabulary.classes.count)
    var actions: Set<String> = []
    for description in vocabulary.classes { actions.formUnion(description.actions.lazy.map(\.selector)) }
    for code in host?.classes.values ?? [:].values {
      actions.formUnion(code.actions.keys)
      actions.formUnion(code.hidden.methods.keys)
    }
    return actions
  }

  /// The action of the program's own classes that was most likely meant by one that nobody has. Frameworks have actions
  /// that are in no table, so only a slip or two will do.
  func meantAction(of action: ActionNode) -> String? {
    guard let host, Selector.isWellFormed(action.selector.text) else { return nil }
    let arguments = action.selector.text.filter { $0 == ":" }.count
    let own = host.classes.values.lazy.flatMap(\.actions.keys).filter {
      $0.filter { $0 == ":" }.count == arguments
    }
    return steps.closestMatch(to: action.selector.text, in: Set(own).sorted(), atMost: 2)
  }
}
