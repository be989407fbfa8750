/// JSON output with members in a fixed order, generated without Foundation.
package indirect enum JSONText: Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case number(Double)
  case string(String)
  case array([JSONText])
  case object([(String, JSONText)])

  package var text: String { text(JSONWriter()) }

  package var line: String { text(JSONWriter(isIndented: false)) }

  private func text(_ writer: JSONWriter) -> String {
    var writer = writer
    write(to: &writer)
    return writer.text
  }

  private func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.word("null")
    case .bool(let value): writer.word(value ? "true" : "false")
    case .int(let value): writer.word(String(value))
    case .number(let value): writer.word(Value.number(value))
    case .string(let value): writer.string(value)
    case .array(let items): writer.array(items) { $1.write(to: &$0) }
    case .object(let members):
      writer.object { for (key, value) in members { $0.member(key) { value.write(to: &$0) } } }
    }
  }

  /// Returns a JSON string with quotes, in which unprintable characters are also escaped.
  package static func quoted(_ string: String) -> String {
    if string.utf8.allSatisfy(isPlain) { return "\"" + string + "\"" }
    var quoted = "\""
    var rest = string[...].unicodeScalars
    while let index = rest.firstIndex(where: isEscaped) {
      // Appending to the view of the scalars would copy the result.
      quoted += Substring(rest[..<index])
      quoted += escape(rest[index])
      rest = rest[rest.index(after: index)...]
    }
    quoted += Substring(rest)
    return quoted + "\""
  }

  /// Returns whether a byte is a printable ASCII character that is not escaped. Most strings contain no other characters.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\"" || scalar == "\\" || scalar.isUnprintable
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default:
      let hex = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
    }
  }
}
