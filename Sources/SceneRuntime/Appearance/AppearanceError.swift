/// Why there cannot be such an appearance rule.
public enum AppearanceError: Error, Hashable {
  case unknownProperty(String, class: String)
  /// A property that is there, and that rules may not set.
  case notStylable(String, class: String)
  /// The property has no values for each of what was named: a label's font for each state.
  case noVariants(String, class: String, element: String)
  case valueDoesNotFit(key: String, class: String, expected: String, found: String)
  /// Rules are for views, and for the items of bars.
  case notAView(String)
  /// Views are in views and in controllers.
  case notAContainer(String)
}

extension AppearanceError: CustomStringConvertible {
  /// Why there cannot be such a rule, as part of a sentence.
  public var description: String {
    switch self {
    case .unknownProperty(let key, let name): "'\(name)' has no property '\(key)' that a rule could set"
    case .notStylable(let key, let name): "rules may not set the property '\(key)' of '\(name)'"
    case .noVariants(let key, let name, let element):
      "the property '\(key)' of '\(name)' has no value for each '\(element)'"
    case .valueDoesNotFit(let key, let name, let expected, let found):
      "the property '\(key)' of '\(name)' takes \(expected), not '\(found)'"
    case .notAView(let name): "appearance rules are for views and items of bars, and '\(name)' is neither"
    case .notAContainer(let name): "nothing is contained in a '\(name)', which is no view and no controller"
    }
  }
}
