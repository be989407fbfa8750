import SceneDiagnostics
import SceneValues

/// A value that was written for a property.
///
/// It is made when somebody looks at one of a `ValueList`, which keeps less of each.
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
    /// Like `inspectable`, for a property that is known of the class and that is only carried along.
    case carried
    /// `<runtimeAttribute>`, or the key path of one.
    case runtimeAttribute
    /// An attribute that says for which variant of its properties a rule is.
    case axis
  }

  private let record: ValueRecord
  private let texts: ValueTexts
  /// Whether what it says counts in some places and not in others.
  package var isVaried = false

  init(_ record: ValueRecord, _ texts: ValueTexts) {
    self.record = record
    self.texts = texts
  }

  package var owner: Owner { record.owner }
  package var origin: Origin { record.origin }
  package var key: Name { Name(texts.keys[record.key], record.keyRange) }
  /// The decoded text, and where it stands between its quotes.
  package var literal: Name { Name(texts.text(of: record.literal), record.literal.range) }
  /// The words of the literal, each where it stands.
  package var words: [Name] { literal.words(at: texts.wordPlaces(of: record.literal)) }
  /// The property's type; nil where the class is not known well enough to tell.
  package var type: ValueType? { record.type.map { texts.types[Int($0)] } }

  /// What the literal says; text as it is where the type is not known; nil where it does not fit the type, or where it
  /// depends on traits what the property is.
  package var value: Value? {
    if isVaried || record.isFaulty { return nil }
    guard let type = record.type else { return .text(literal.text) }
    return texts.withBytes(of: record.literal) { try? texts.types[Int(type)].parse($0) }
  }

  /// Why the literal does not fit its type.
  package var error: LiteralError? {
    guard record.isFaulty, let type = record.type else { return nil }
    return texts.withBytes(of: record.literal) { bytes throws(Never) in
      do throws(LiteralError) {
        _ = try texts.types[Int(type)].parse(bytes, in: texts.ranges[Int(type)])
      } catch { return error }
      return nil
    }
  }

  /// The part of the literal that is to blame. Where entities were decoded, offsets in the text are not those in
  /// the source, and the whole literal is.
  package var errorRange: SourceRange {
    let literal = literal
    guard let error, literal.range.bytes.count == literal.text.utf8.count, !error.range.isEmpty else {
      return literal.range
    }
    let start = literal.range.bytes.lowerBound
    return SourceRange(start + error.range.lowerBound..<start + error.range.upperBound)
  }
}
