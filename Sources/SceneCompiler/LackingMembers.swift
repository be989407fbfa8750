import SceneModel
import SceneValidation
import SceneValues

/// Queries for members that a class definitely does not have. UIKit, categories and extensions define more
/// members.
extension Vocabulary {
  /// Returns whether a class definitely cannot set the first component of a key path such as
  /// `titleLabel.textColor`.
  func lacksRuntimeAttribute(_ key: String, _ className: String) -> Bool {
    guard index(of: className) != nil, isComplete(className), property(key, of: className) == nil else {
      return false
    }
    guard let dot = key.firstIndex(of: ".") else { return true }
    return outlet(String(key[..<dot]), of: className).map(\.isCollection) ?? true
  }

  /// Returns whether an attribute of an Xcode file would set a property of the class library that UIKit does
  /// not have. Such an attribute belongs to the app's own class.
  func isOnlyInLibrary(_ key: String, _ className: String) -> Bool {
    guard !key.contains("."), let property = property(key, of: className) else { return false }
    let owner = lineage(of: className).first { $0.properties.contains { $0.key == key } }
    guard let owner, Self.libraryModules.contains(owner.module) else { return false }
    // UIKit's enumerations are numbers.
    return property.type.isEnumerated || !KeyValueNames.isOfObjects(key)
  }

  /// Returns whether a key path of several steps does not lead to a property.
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

extension ValueType {
  fileprivate var isEnumerated: Bool {
    switch self {
    case .enumeration, .optionSet: true
    default: false
    }
  }
}
