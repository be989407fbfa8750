/// A parsed JSON value, including the byte ranges of its parts.
package struct JSONValue: Sendable {
  package enum Content: Sendable {
    case string(String)
    case bool(Bool)
    case array([JSONValue])
    /// The members of an object in source order, which can include duplicate names.
    case object([Member])
    /// An integer with fewer than ten characters.
    case number(Int)
    case decimal(Double)
    /// The value `null`, or a number that is too large for a `Double`.
    case other
  }

  package struct Member: Sendable {
    package let name: String
    package let nameRange: Range<Int>
    package let value: JSONValue
  }

  package let content: Content
  /// The value's byte range. It excludes a string's quotes and covers only the opening bracket of an array or object.
  package let range: Range<Int>
  /// The offset after the last byte of the value, including the closing quote or bracket.
  package let end: Int

  /// Parses JSON text in UTF-8.
  package init(bytes: [UInt8]) throws(JSONFault) {
    var reader = JSONReader(bytes: bytes)
    self = try reader.readDocument()
  }

  init(_ content: Content, _ range: Range<Int>, end: Int? = nil) {
    self.content = content
    self.range = range
    self.end = end ?? range.upperBound
  }

  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.last { $0.name == name }?.value
  }

  package var string: String? { if case .string(let text) = content { text } else { nil } }

  package var elements: [JSONValue]? { if case .array(let elements) = content { elements } else { nil } }

  package var double: Double? {
    switch content {
    case .number(let number): Double(number)
    case .decimal(let number): number
    default: nil
    }
  }
}

package struct JSONFault: Error {
  package let offset: Int
  package let expected: String
}
