import SceneModel
import SceneValues

extension CheckedScene {
  func mayAnyClassRespond(to selector: String) -> Bool {
    vocabulary.selectors.contains(selector) || hostActions.contains(selector)
  }

  func findHostActions() -> Set<String> {
    var actions: Set<String> = []
    for code in host?.classes.values ?? [:].values {
      actions.formUnion(code.actions.keys)
      actions.formUnion(code.hidden.methods.keys)
    }
    return actions
  }

  /// Returns the action in the app's own classes that was most likely intended by an unknown action name. At most two
  /// characters can differ, because frameworks have actions that the vocabulary lacks.
  func likelyAction(of action: ActionNode) -> String? {
    guard let host, Selector.isWellFormed(action.selector.text) else { return nil }
    let arguments = action.selector.text.filter { $0 == ":" }.count
    let own = host.classes.values.lazy.flatMap(\.actions.keys).filter {
      $0.filter { $0 == ":" }.count == arguments
    }
    return steps.closestMatch(to: action.selector.text, in: Set(own).sorted(), atMost: 2)
  }
}
