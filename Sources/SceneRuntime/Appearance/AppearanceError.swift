/// The reason that an appearance rule is invalid.
public enum AppearanceError: Error, Hashable {
  case unknownProperty(String, class: String)
  case notStylable(String, class: String)
  /// The property has no variants of this kind. For example, a label does not have a font for each state.
  case noVariants(String, class: String, element: String)
  case valueDoesNotFit(key: String, class: String, expected: String, found: String)
  /// The class is neither a view nor a bar item.
  case notAView(String)
  /// The container is neither a view nor a view controller.
  case notAContainer(String)
}

extension AppearanceError: CustomStringConvertible {
  /// The reason, as a clause without a period at the end.
  public var description: String {
    switch self {
    case .unknownProperty(let key, let name): "'\(name)' has no property '\(key)'"
    case .notStylable(let key, let name): "appearance rules cannot set the property '\(key)' of '\(name)'"
    case .noVariants(let key, let name, let element):
      "the property '\(key)' of '\(name)' does not have a value for each '\(element)'"
    case .valueDoesNotFit(let key, let name, let expected, let found):
      "the property '\(key)' of '\(name)' must be \(expected), not '\(found)'"
    case .notAView(let name): "'\(name)' is neither a view nor a bar item: an appearance rule cannot style it"
    case .notAContainer(let name): "'\(name)' is neither a view nor a controller, so it cannot contain views"
    }
  }
}
