import SceneModel
import SceneValidation
import SceneValues

/// Queries for members that a class definitely lacks. The result is false if the class might have members that are not in
/// the vocabulary, such as members from UIKit, categories, or extensions.
extension Vocabulary {
  /// Returns whether a class definitely lacks the first component of a key path such as `titleLabel.textColor`.
  func lacksRuntimeAttribute(_ key: String, _ className: String) -> Bool {
    guard index(of: className) != nil, isComplete(className), property(key, of: className) == nil else {
      return false
    }
    guard let dot = key.firstIndex(of: ".") else { return true }
    return outlet(String(key[..<dot]), of: className).map(\.isCollection) ?? true
  }

  /// Returns whether a key path with several components definitely does not lead to a property.
  func lacksKeyPath(_ path: String, _ className: String) -> Bool {
    guard path.contains("."), index(of: className) != nil, isComplete(className) else { return false }
    return RuntimeKeyPath(Name(path, .at(0))).property(from: className, in: self) == nil
  }

  func lacksEvent(_ event: String, _ className: String) -> Bool {
    let known = events(of: className)
    return !known.isEmpty && !known.contains(event)
  }

  func lacksOutlet(_ name: String, _ className: String) -> Bool {
    index(of: className) != nil && isComplete(className) && outlet(name, of: className) == nil
  }
}
