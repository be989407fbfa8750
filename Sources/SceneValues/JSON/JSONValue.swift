/// A JSON text, with the places of what it says.
package struct JSONValue: Sendable {
  package enum Content: Sendable {
    case string(String)
    case bool(Bool)
    case array([JSONValue])
    /// In the order of the text; a name may be there twice.
    case object([Member])
    /// A whole number that is not very large.
    case number(Int)
    /// Another number.
    case decimal(Double)
    /// `null`, or a number that is too large for a `Double`.
    case other
  }

  package struct Member: Sendable {
    package let name: String
    /// What stands between the quotes.
    package let nameRange: Range<Int>
    package let value: JSONValue
  }

  package let content: Content
  /// In bytes: of a string what stands between the quotes; of an array or an object where it begins.
  package let range: Range<Int>
  /// Behind the last byte of it, with its quote or its bracket.
  package let end: Int

  /// Reads a whole text.
  ///
  /// - Parameter bytes: UTF-8.
  /// - Throws: `JSONFault` for the first thing that is not JSON.
  package init(bytes: [UInt8]) throws(JSONFault) {
    var reader = JSONReader(bytes: bytes)
    self = try reader.readDocument()
  }

  init(_ content: Content, _ range: Range<Int>, end: Int? = nil) {
    self.content = content
    self.range = range
    self.end = end ?? range.upperBound
  }

  /// The member of an object with a name; the last one if there are several.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.last { $0.name == name }?.value
  }

  /// The text of a string; nil for anything else.
  package var string: String? { if case .string(let text) = content { text } else { nil } }

  /// The elements of an array; nil for anything else.
  package var elements: [JSONValue]? { if case .array(let elements) = content { elements } else { nil } }

  /// A finite number, whole or not; nil for anything else.
  package var double: Double? {
    switch content {
    case .number(let number): Double(number)
    case .decimal(let number): number
    default: nil
    }
  }
}

/// Where a text stops being JSON, and what is expected there.
package struct JSONFault: Error {
  /// In bytes.
  package let offset: Int
  /// "',' or ']'".
  package let expected: String
}
