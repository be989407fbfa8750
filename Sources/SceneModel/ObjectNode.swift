import SceneDiagnostics

/// `<scene>`: one controller and the objects beside it.
package struct SceneNode: Sendable {
  package var nameRange: SourceRange
  /// The objects at the top of the scene, in document order.
  package var topLevel: [Int] = []
  /// The first controller among them.
  package var controller: Int?

  package init(nameRange: SourceRange) { self.nameRange = nameRange }
}

/// An element that makes an object.
package struct ObjectNode: Sendable {
  /// The element's name as written.
  package var element: String
  package var nameRange: SourceRange
  package var tagRange: SourceRange
  /// The class that the element names; nil where no class has such an element.
  package var elementClass: String?
  package var id: Name?
  /// `class="…"`.
  package var customClass: Name?
  package var parent: Int?
  /// Which of the parent's slots it goes into; nil at the top, and where none takes it.
  package var slot: String?
  /// Whether that slot takes one object.
  package var isInSingleSlot = false
  /// Whether it is what its parent makes copies of.
  package var isPrototype = false
  package var scene: Int?
  /// `entry="true"`: reached by code.
  package var isEntry = false
  /// A number that is the same for all objects of the same element class and custom class; nil if the element class is not
  /// known.
  package var classNumber: Int?
  /// The index after its last descendant.
  package var subtreeEnd: Int

  package init(element: String, nameRange: SourceRange, tagRange: SourceRange, index: Int) {
    self.element = element
    self.nameRange = nameRange
    self.tagRange = tagRange
    self.subtreeEnd = index + 1
  }

  /// The class of the object that will be made; nil where that is not known.
  package var className: String? { customClass?.text ?? elementClass }

  /// The module and the name in `class="Module.Name"`.
  package static func split(className: String) -> (module: String?, name: String) {
    guard let dot = className.utf8.lastIndex(of: UInt8(ascii: ".")) else { return (nil, className) }
    return (String(className[..<dot]), String(className[className.index(after: dot)...]))
  }
}
