import SceneModel
import SceneValues

/// What classes say to checks, as far as it holds for an object whatever the host's code does.
extension CheckedScene {
  /// The class of an object that is of its element's own class, or of one of the host's; nil otherwise.
  ///
  /// What such a class says of itself holds (`ownFacts`). What a host's class inherits from the library, its code may have
  /// seen to in another way.
  func speaker(for object: Int) -> KnownClass? {
    steps.add()
    guard let known = objectClasses[object] else { return nil }
    return document.objects[object].customClass == nil || !known.isOfLibrary ? known : nil
  }

  func isControl(_ object: Int) -> Bool {
    objectClasses[object].map { vocabulary.isClass($0.qualifiedName, descendantOf: "Control") == true }
      ?? false
  }

  /// Whether a screen reader finds nothing to read of an object, by what its class says.
  func isSilent(_ object: Int) -> Bool {
    guard let texts = speaker(for: object)?.ownFacts.accessibleText,
      !says(anyOf: ["accessibilityLabel", "accessibilityElement", "hidden"] + texts, of: object)
    else { return false }
    // A text may stand in a part of it: a button's title in one of its states, or in fragments that make it.
    let parts = Array(document.children(of: object))
    let states = parts.filter { document.objects[$0].element == "state" }
    let fragments = ([object] + states).flatMap { document.children(of: $0) }.filter {
      document.objects[$0].element == "fragment"
    }
    return !parts.contains { says(anyOf: texts, of: $0) }
      && !fragments.contains { says(anyOf: ["text"], of: $0) }
  }
}
