/// The type names in a Swift or Objective-C file that was not parsed: the words that follow `class` and similar keywords.
/// The names include words in comments and string literals. A superfluous name merely suppresses a diagnostic, whereas a
/// missing name would cause a false diagnostic.
package struct UnreadNames: Sendable, Hashable {
  package var declared: Set<String> = []
  package var extended: Set<String> = []

  package init() {}

  package init(in bytes: [UInt8]) {
    var last = ""
    var position = 0
    while position < bytes.count {
      let isName = last == "extension"
      let word = bytes[position...].prefix { $0.isPartOfName || isName && $0 == UInt8(ascii: ".") }
      guard !word.isEmpty else {
        // A name follows its keyword after white space or in backticks.
        if !Self.isBetween(bytes[position]) { last = "" }
        position += 1
        continue
      }
      let text = word.count <= Self.longest ? String(decoding: word, as: UTF8.self) : ""
      note(text, behind: last)
      last = text
      position = word.endIndex
    }
  }

  private mutating func note(_ name: String, behind word: String) {
    guard !name.isEmpty else { return }
    if word == "extension" {
      extended.insert(name)
    } else if Self.declaring.contains(word), !Self.declaring.contains(name) {
      declared.insert(name)
    }
  }

  private static let declaring: Set = [
    "class", "struct", "enum", "protocol", "actor", "typealias", "interface", "implementation",
  ]
  private static let longest = 1024

  private static func isBetween(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "`") || byte <= UInt8(ascii: " ")
  }
}

extension UInt8 {
  var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
