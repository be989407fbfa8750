import SceneValues

/// Members that files of Xcode's name, and that a class of the library does not have: UIKit has more of them, and
/// categories and extensions add others. Loading could set none of them.
extension Vocabulary {
  /// Whether a class is known with all its superclasses and has no property for a runtime attribute, nor an outlet that a
  /// path (`titleLabel.textColor`) could go by.
  func lacksRuntimeAttribute(_ key: String, _ className: String) -> Bool {
    guard index(of: className) != nil, isComplete(className), property(key, of: className) == nil else {
      return false
    }
    guard let dot = key.firstIndex(of: ".") else { return true }
    return outlet(String(key[..<dot]), of: className).map(\.isCollection) ?? true
  }

  /// Whether a class is known with all its superclasses and has no such outlet.
  func lacksOutlet(_ name: String, _ className: String) -> Bool {
    index(of: className) != nil && isComplete(className) && outlet(name, of: className) == nil
  }
}
