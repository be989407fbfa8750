/// Writes JSON text with members in the order in which they are added.
package struct JSONWriter {
  package private(set) var text = ""
  private var indent = ""
  private var isFirst = true
  private let isIndented: Bool

  package init(isIndented: Bool = true) { self.isIndented = isIndented }

  package mutating func object(_ members: (inout JSONWriter) -> Void) { nest("{", "}", members) }

  package mutating func array<Item>(_ items: [Item], _ write: (inout JSONWriter, Item) -> Void) {
    nest("[", "]") { writer in
      for item in items {
        writer.separate()
        write(&writer, item)
      }
    }
  }

  package mutating func member(_ key: String, _ value: (inout JSONWriter) -> Void) {
    separate()
    string(key)
    text += isIndented ? ": " : ":"
    value(&self)
  }

  package mutating func member(_ key: String, _ value: String) { member(key) { $0.string(value) } }
  package mutating func member(_ key: String, _ value: Bool) { member(key) { $0.text += String(value) } }
  package mutating func member(_ key: String, _ value: Int) { member(key) { $0.text += String(value) } }

  /// Writes a number in its shortest form, or `null` if it is not finite.
  package mutating func member(_ key: String, _ value: Double) { member(key) { $0.number(value) } }

  package mutating func number(_ number: Double) { text += number.isFinite ? Value.number(number) : "null" }

  package mutating func string(_ string: String) { text += JSONText.quoted(string) }

  package mutating func word(_ word: String) { text += word }

  private mutating func nest(_ open: String, _ close: String, _ body: (inout JSONWriter) -> Void) {
    let outer = indent
    text += open
    indent += "  "
    isFirst = true
    body(&self)
    indent = outer
    if !isFirst, isIndented { text += "\n" + indent }
    isFirst = false
    text += close
  }

  private mutating func separate() {
    if !isFirst { text += "," }
    if isIndented { text += "\n" + indent }
    isFirst = false
  }
}
