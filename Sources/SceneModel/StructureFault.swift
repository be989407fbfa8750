import SceneDiagnostics

/// A misplaced, unknown, or missing part of a document. Rules report these faults.
package struct StructureFault: Sendable {
  package enum Kind: Sendable, Hashable {
    case unknownElement
    case misplacedElement
    case unknownAttribute
    /// A required attribute is missing. `name` contains the name of the attribute and the range of the element's name.
    case missingAttribute
    case text
  }

  package var kind: Kind
  package var name: Name
  package var element: String
  package var object: Int?
  /// The class to which an attribute of an appearance rule applies.
  package var styledClass: String?
  /// The value of an unknown attribute, or the attribute of its parent that an unknown element sets. Xcode files name
  /// this attribute in `key`, and GTK's files in `name`.
  package var value: Name?
  package var holder: Int?
  /// The range of the name in an unknown element's end tag, or nil if there is no such tag.
  package var endTagName: SourceRange?

  package init(
    _ kind: Kind, _ name: Name, in element: String, object: Int? = nil, value: Name? = nil,
    endTagName: SourceRange? = nil
  ) {
    self.kind = kind
    self.name = name
    self.value = value
    self.element = element
    self.object = object
    self.endTagName = endTagName
  }
}
