/// Writes JSON as it is told, indented by two spaces; members stay in the order they are written in.
struct JSONWriter {
  private(set) var text = ""
  private var indent = ""
  private var isFirst = true

  mutating func object(_ members: (inout JSONWriter) -> Void) { nest("{", "}", members) }

  mutating func array<Item>(_ items: [Item], _ write: (inout JSONWriter, Item) -> Void) {
    nest("[", "]") { writer in
      for item in items {
        writer.separate()
        write(&writer, item)
      }
    }
  }

  mutating func member(_ key: String, _ value: (inout JSONWriter) -> Void) {
    separate()
    string(key)
    text += ": "
    value(&self)
  }

  mutating func member(_ key: String, _ value: String) { member(key) { $0.string(value) } }
  mutating func member(_ key: String, _ value: Bool) { member(key) { $0.text += String(value) } }
  mutating func member(_ key: String, _ value: Int) { member(key) { $0.text += String(value) } }

  /// Escapes what JSON demands; everything else stands as itself, in UTF-8.
  mutating func string(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<"\u{20}", "\u{7F}":
        let hex = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  private mutating func nest(_ open: String, _ close: String, _ body: (inout JSONWriter) -> Void) {
    let outer = indent
    text += open
    indent += "  "
    isFirst = true
    body(&self)
    indent = outer
    // An empty pair stays together.
    if !isFirst { text += "\n" + indent }
    isFirst = false
    text += close
  }

  private mutating func separate() {
    text += (isFirst ? "\n" : ",\n") + indent
    isFirst = false
  }
}
