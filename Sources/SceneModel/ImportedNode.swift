import SceneDiagnostics

/// The namespace of what an imported Xcode file said that the vocabulary has no word for.
package enum ImportedNames {
  package static let prefix = "ib"
  package static let uri = "urn:scenec:interface-builder"

  /// Whether a qualified name is in it. (Byte by byte: all names of all files are asked.)
  package static func contains(_ name: String) -> Bool {
    var bytes = name.utf8.makeIterator()
    return bytes.next() == UInt8(ascii: "i") && bytes.next() == UInt8(ascii: "b")
      && bytes.next() == UInt8(ascii: ":")
  }
}

/// An attribute or an element of the namespace `ib:`, carried along as it is.
package struct ImportedNode: Sendable {
  /// What the element is that it stands on, or in.
  package enum Holder: Sendable, Hashable {
    case document
    case scene(Int)
    case object(Int)
    /// A `<value>` or a `<runtimeAttribute>`.
    case value(Int)
    case outlet(Int)
    case action(Int)
    case segue(Int)
    case appearance(Int)
    case variation(Int)
    /// A constraint; the first one of a visual format.
    case constraint(Int)
  }

  package var holder: Holder
  /// An attribute's name, without the prefix; nil for an element.
  package var attribute: String?
  /// What an attribute says; an element with all that is in it, as it is written, but for the ends of lines.
  package var text: String
  /// All of it.
  package var range: SourceRange
  /// Prefixes that an element uses, and that are declared around it: apart from its file, nobody knows them.
  package var outerPrefixes: [Name] = []

  package init(holder: Holder, attribute: String?, text: String, range: SourceRange) {
    self.holder = holder
    self.attribute = attribute
    self.text = text
    self.range = range
  }
}
