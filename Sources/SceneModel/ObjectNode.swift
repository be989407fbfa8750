import SceneDiagnostics

/// A `<scene>` element, which contains a controller and its sibling objects.
package struct SceneNode: Sendable {
  package var nameRange: SourceRange
  package var topLevel: [Int] = []
  package var controller: Int?

  package init(nameRange: SourceRange) { self.nameRange = nameRange }
}

package struct ObjectNode: Sendable {
  package var element: String
  package var nameRange: SourceRange
  package var tagRange: SourceRange
  package var elementClass: String?
  package var id: Name?
  package var customClass: Name?
  package var parent: Int?
  /// The parent's slot that contains the object, or nil if the object is at the top level or no slot accepts it.
  package var slot: String?
  package var isInSingleSlot = false
  package var isPrototype = false
  package var scene: Int?
  package var isEntry = false
  /// A number that identifies the combination of element class and custom class.
  package var classNumber: Int?
  package var subtreeEnd: Int

  package init(element: String, nameRange: SourceRange, tagRange: SourceRange, index: Int) {
    self.element = element
    self.nameRange = nameRange
    self.tagRange = tagRange
    self.subtreeEnd = index + 1
  }

  package var className: String? { customClass?.text ?? elementClass }

  package static func split(className: String) -> (module: String?, name: String) {
    guard let dot = className.utf8.lastIndex(of: UInt8(ascii: ".")) else { return (nil, className) }
    return (String(className[..<dot]), String(className[className.index(after: dot)...]))
  }
}
