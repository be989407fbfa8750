/// JSON to be written, with members in a fixed order.
///
/// Hosts write their manifest with it and need no Foundation for that.
public indirect enum JSONText: Sendable {
  case null
  case bool(Bool)
  case int(Int)
  /// A finite number.
  case number(Double)
  case string(String)
  case array([JSONText])
  case object([(String, JSONText)])

  /// Indented by two spaces, ending without a line break.
  public var text: String {
    var text = ""
    write(to: &text, indent: "")
    return text
  }

  private func write(to text: inout String, indent: String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += String(value)
    case .number(let value): text += Value.number(value)
    case .string(let value): text += Self.quoted(value)
    case .array(let items):
      Self.write(items, between: ("[", "]"), to: &text, indent: indent) { item, indent, text in
        item.write(to: &text, indent: indent)
      }
    case .object(let members):
      Self.write(members, between: ("{", "}"), to: &text, indent: indent) { member, indent, text in
        text += Self.quoted(member.0) + ": "
        member.1.write(to: &text, indent: indent)
      }
    }
  }

  private static func write<Item>(
    _ items: [Item], between brackets: (String, String), to text: inout String, indent: String,
    _ writeItem: (Item, String, inout String) -> Void
  ) {
    text += brackets.0
    for (index, item) in items.enumerated() {
      text += (index == 0 ? "\n" : ",\n") + indent + "  "
      writeItem(item, indent + "  ", &text)
    }
    if !items.isEmpty { text += "\n" + indent }
    text += brackets.1
  }

  /// A string as JSON writes it, quotes included.
  ///
  /// Control characters and the line separators U+2028 and U+2029 are escaped; all other characters stay as
  /// they are.
  public static func quoted(_ string: String) -> String {
    var quoted = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\u{0}"..<"\u{20}", "\u{7F}", "\u{2028}", "\u{2029}":
        let hex = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
