import SceneValues

/// Queries for members in Xcode files that a class of the library does not have. UIKit, categories and
/// extensions define more members, which loading cannot set.
extension Vocabulary {
  /// Whether a class certainly cannot set a runtime attribute. All its superclasses are known, and it has
  /// neither the property nor an outlet for the first component of a key path such as `titleLabel.textColor`.
  func lacksRuntimeAttribute(_ key: String, _ className: String) -> Bool {
    guard index(of: className) != nil, isComplete(className), property(key, of: className) == nil else {
      return false
    }
    guard let dot = key.firstIndex(of: ".") else { return true }
    return outlet(String(key[..<dot]), of: className).map(\.isCollection) ?? true
  }

  /// Whether all superclasses of a class are known and it does not have an outlet.
  func lacksOutlet(_ name: String, _ className: String) -> Bool {
    index(of: className) != nil && isComplete(className) && outlet(name, of: className) == nil
  }
}
