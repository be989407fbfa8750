import SceneDiagnostics

/// A `<scene>`: a controller and its sibling objects.
package struct SceneNode: Sendable {
  package var nameRange: SourceRange
  /// The top-level objects, in document order.
  package var topLevel: [Int] = []
  package var controller: Int?

  package init(nameRange: SourceRange) { self.nameRange = nameRange }
}

/// An element that creates an object.
package struct ObjectNode: Sendable {
  package var element: String
  package var nameRange: SourceRange
  package var tagRange: SourceRange
  /// The class of the element, or nil if no class has such an element.
  package var elementClass: String?
  package var id: Name?
  package var customClass: Name?
  package var parent: Int?
  /// The slot of the parent. Nil at the top level, or if no slot accepts the object.
  package var slot: String?
  package var isInSingleSlot = false
  package var isPrototype = false
  package var scene: Int?
  /// Whether code creates the scene (`entry="true"`).
  package var isEntry = false
  /// A number that identifies the combination of element class and custom class. Nil if the element class is
  /// unknown.
  package var classNumber: Int?
  package var subtreeEnd: Int

  package init(element: String, nameRange: SourceRange, tagRange: SourceRange, index: Int) {
    self.element = element
    self.nameRange = nameRange
    self.tagRange = tagRange
    self.subtreeEnd = index + 1
  }

  /// The class of the created object, or nil if unknown.
  package var className: String? { customClass?.text ?? elementClass }

  package static func split(className: String) -> (module: String?, name: String) {
    guard let dot = className.utf8.lastIndex(of: UInt8(ascii: ".")) else { return (nil, className) }
    return (String(className[..<dot]), String(className[className.index(after: dot)...]))
  }
}
