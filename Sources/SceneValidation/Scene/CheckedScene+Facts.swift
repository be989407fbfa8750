import SceneModel
import SceneValues

extension CheckedScene {
  /// Returns an object's class if it is the standard class of the object's element or a class of the host app. The
  /// `ownFacts` of such a class are reliable. App code might override the facts that the class inherits.
  func speaker(for object: Int) -> KnownClass? {
    steps.add()
    guard let known = objectClasses[object] else { return nil }
    return document.objects[object].customClass == nil || !known.isOfLibrary ? known : nil
  }

  func isControl(_ object: Int) -> Bool {
    objectClasses[object].map { vocabulary.isClass($0.qualifiedName, descendantOf: "Control") == true }
      ?? false
  }

  /// Returns whether both classes are views, or both are controllers, so UIKit and AppKit only ignore unknown attributes.
  func isLoadable(_ name: String, as elementClass: String) -> Bool {
    guard vocabulary.usesUIKitNames else { return false }
    let roots = [
      Vocabulary.viewClass, Vocabulary.controllerClass, "AppKit.NSView", "AppKit.NSViewController",
    ]
    return roots.contains { root in
      [name, elementClass].allSatisfy { vocabulary.isClass($0, descendantOf: root) == true }
    }
  }

  func isSilent(_ object: Int) -> Bool {
    guard let texts = speaker(for: object)?.ownFacts.accessibleText,
      !sets(anyOf: ["accessibilityLabel", "accessibilityElement", "hidden"] + texts, of: object)
    else { return false }
    // Parts of the object may contain text, such as the states of a button or text fragments.
    let parts = Array(document.children(of: object))
    let states = parts.filter { document.objects[$0].element == "state" }
    let fragments = ([object] + states).flatMap { document.children(of: $0) }.filter {
      document.objects[$0].element == "fragment"
    }
    return !parts.contains { sets(anyOf: texts, of: $0) }
      && !fragments.contains { sets(anyOf: ["text"], of: $0) }
  }
}
