import SceneDiagnostics

/// Something written that fits nowhere, or something missing: kept for the rules to report.
package struct StructureFault: Sendable {
  package enum Kind: Sendable, Hashable {
    /// No class and no part of the language has this element.
    case unknownElement
    /// An element that is known, in a place where it cannot stand.
    case misplacedElement
    /// An attribute that neither the language nor the class has.
    case unknownAttribute
    /// An attribute that must be there is not. `name` is its name, the range that of the element.
    case missingAttribute
    /// Text where no text belongs.
    case text
  }

  package var kind: Kind
  package var name: Name
  /// The element it stands in: its own for an attribute, the parent for an element.
  package var element: String
  /// The object of that element, where it makes one.
  package var object: Int?
  /// The class whose looks an appearance rule's attribute was to tell.
  package var styledClass: String?
  /// What an attribute says.
  package var value: Name?

  package init(
    _ kind: Kind, _ name: Name, in element: String, object: Int? = nil, value: Name? = nil
  ) {
    self.kind = kind
    self.name = name
    self.value = value
    self.element = element
    self.object = object
  }
}
