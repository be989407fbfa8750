import SceneValues

struct XMLWriter {
  typealias Attributes = [(name: String, value: String)]

  private(set) var text = ""
  private var open: [String] = []
  var isIndented = true

  mutating func begin(_ tag: String, _ attributes: Attributes) {
    line(Self.start(tag, attributes) + ">")
    open.append(tag)
  }

  mutating func end() {
    let tag = open.removeLast()
    line("</\(tag)>")
  }

  mutating func element(_ tag: String, _ attributes: Attributes) { line(Self.start(tag, attributes) + "/>") }

  mutating func element(_ tag: String, _ attributes: Attributes = [], text: String) {
    line(Self.start(tag, attributes) + ">" + Self.escaped(text) + "</\(tag)>")
  }

  mutating func lines(_ tag: String, _ lines: [String]) {
    begin(tag, [])
    for text in lines { line(text) }
    end()
  }

  private mutating func line(_ content: String) {
    text += isIndented ? String(repeating: "  ", count: open.count) + content + "\n" : content
  }

  private static func start(_ tag: String, _ attributes: Attributes) -> String {
    attributes.reduce("<" + tag) { $0 + " \($1.name)=\"\(escaped($1.value))\"" }
  }

  /// Returns text escaped for use in an element or attribute. U+007F to U+009F are replaced with U+FFFD.
  static func escaped(_ text: String) -> String {
    String(
      String.UnicodeScalarView(text.unicodeScalars.map { (0x7F...0x9F).contains($0.value) ? "\u{FFFD}" : $0 })
    )
    .xmlAttribute
  }
}
