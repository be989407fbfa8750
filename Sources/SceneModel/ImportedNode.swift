import SceneDiagnostics

/// The namespace for parts of imported Xcode files that the vocabulary does not support.
package enum ImportedNames {
  package static let prefix = "ib"
  package static let uri = "urn:scenec:interface-builder"

  /// Returns whether a name is in the namespace. Compares bytes, because all names in all files are checked.
  package static func contains(_ name: String) -> Bool {
    name.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.count > 2 && bytes[2] == UInt8(ascii: ":") && bytes[0] == UInt8(ascii: "i")
        && bytes[1] == UInt8(ascii: "b")
    } ?? name.hasPrefix(prefix + ":")
  }
}

/// An attribute or element in the `ib:` namespace, which is preserved unchanged.
package struct ImportedNode: Sendable {
  package enum Holder: Sendable, Hashable {
    case document
    case scene(Int)
    case object(Int)
    case value(Int)
    case outlet(Int)
    case action(Int)
    case segue(Int)
    case appearance(Int)
    case variation(Int)
    case constraint(Int)
  }

  package var holder: Holder
  package var attribute: String?
  /// The attribute's value, or the element's source with normalized line endings.
  package var text: String
  package var range: SourceRange
  /// The namespace prefixes that the element uses but does not declare.
  package var outerPrefixes: [Name] = []

  package init(holder: Holder, attribute: String?, text: String, range: SourceRange) {
    self.holder = holder
    self.attribute = attribute
    self.text = text
    self.range = range
  }
}
