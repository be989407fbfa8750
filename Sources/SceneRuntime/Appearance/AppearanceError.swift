/// The reason why an appearance rule is invalid.
public enum AppearanceError: Error, Hashable {
  case unknownProperty(String, class: String)
  /// The property exists, but rules cannot set it.
  case notStylable(String, class: String)
  /// The property has no variants of this kind. For example, a label does not have a font for each state.
  case noVariants(String, class: String, element: String)
  case valueDoesNotFit(key: String, class: String, expected: String, found: String)
  /// The class is not a view or bar item.
  case notAView(String)
  /// The container is not a view or view controller.
  case notAContainer(String)
}

extension AppearanceError: CustomStringConvertible {
  /// The reason, as part of a sentence.
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
