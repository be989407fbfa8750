import SceneDiagnostics
import SceneValues

/// A property value in the source. The value is created on access from the more compact `ValueList`.
package struct PropertyValue: Sendable {
  package enum Owner: Sendable, Hashable {
    case document
    case object(Int)
    case segue(Int)
    case appearance(Int)
    case variation(Int)
  }

  package enum Origin: Sendable, Hashable {
    case attribute
    /// An attribute that specifies a property of a custom class. Like a runtime attribute, it is set after `init`.
    case inspectable
    /// An attribute of a known property that the class library does not support. The attribute is preserved but not set.
    case preserved
    /// A `<runtimeAttribute>` element, or the key path in such an element.
    case runtimeAttribute
    case axis
  }

  private let record: ValueRecord
  private let texts: ValueTexts
  package var isVaried = false

  init(_ record: ValueRecord, _ texts: ValueTexts) {
    self.record = record
    self.texts = texts
  }

  package var owner: Owner { record.owner }
  package var origin: Origin { record.origin }
  package var key: Name { Name(texts.keys[record.key], record.keyRange) }
  /// The decoded text and its range between the quotation marks.
  package var literal: Name { Name(texts.text(of: record.literal), record.literal.range) }
  package var words: [Name] { literal.words(at: texts.wordPlaces(of: record.literal)) }
  /// The type of the property, or nil if the class is not completely known.
  package var type: ValueType? { record.type.map { texts.types[Int($0)] } }

  /// The range of valid numbers for the property, or nil if only the type limits the numbers.
  package var limits: ClosedRange<Double>? { record.type.flatMap { texts.ranges[Int($0)] } }

  /// The parsed value, or nil if the literal is invalid or the property depends on traits.
  package var value: Value? {
    if isVaried || record.isFaulty { return nil }
    guard let type = record.type else { return .text(literal.text) }
    return texts.withBytes(of: record.literal) { try? texts.types[Int(type)].parse($0) }
  }

  package var error: LiteralError? {
    guard record.isFaulty, let type = record.type else { return nil }
    return texts.withBytes(of: record.literal) { bytes throws(Never) in
      do throws(LiteralError) {
        _ = try texts.types[Int(type)].parse(bytes, in: texts.ranges[Int(type)])
      } catch { return error }
      return nil
    }
  }

  /// The range of the invalid part of the literal. If entities were decoded, this is the range of the entire literal
  /// because offsets in the decoded text differ from offsets in the source.
  package var errorRange: SourceRange {
    let literal = literal
    guard let error, literal.range.bytes.count == literal.text.utf8.count, !error.range.isEmpty else {
      return literal.range
    }
    let start = literal.range.bytes.lowerBound
    return SourceRange(start + error.range.lowerBound..<start + error.range.upperBound)
  }
}
