import SceneDiagnostics
import SceneValues

/// A value that was written for a property.
package struct PropertyValue: Sendable {
  package enum Owner: Sendable, Hashable {
    case document
    case object(Int)
    case segue(Int)
    case appearance(Int)
    case variation(Int)
  }

  package enum Origin: Sendable, Hashable {
    /// An attribute of the element, for a property of the element's own class.
    case attribute
    /// An attribute for a property of the custom class: set after `init`, like a runtime attribute.
    case inspectable
    /// `<runtimeAttribute>`, or the key path of one.
    case runtimeAttribute
    /// An attribute that says for which variant of its properties a rule is.
    case axis
  }

  package var owner: Owner
  package var origin: Origin
  package var key: Name
  /// The decoded text, and where it stands between its quotes.
  package var literal: Name
  /// The property's type; nil where the class is not known well enough to tell.
  package var type: ValueType?
  /// What the literal says; text as it is where the type is not known; nil where it does not fit the type.
  package var value: Value?
  package var error: LiteralError?

  package init(owner: Owner, origin: Origin, key: Name, literal: Name, type: ValueType?) {
    self.owner = owner
    self.origin = origin
    self.key = key
    self.literal = literal
    self.type = type
    guard let type else {
      value = .text(literal.text)
      return
    }
    // Any text is one, and need not be copied.
    if case .string = type {
      value = .string(literal.text)
      return
    }
    do { value = try type.value(of: literal.text) } catch { self.error = error }
  }

  /// The part of the literal that is to blame. Where entities were decoded, offsets in the text are not those in
  /// the source, and the whole literal is.
  package var errorRange: SourceRange {
    guard let error, literal.range.bytes.count == literal.text.utf8.count, !error.range.isEmpty else {
      return literal.range
    }
    let start = literal.range.bytes.lowerBound
    return SourceRange(start + error.range.lowerBound..<start + error.range.upperBound)
  }
}
