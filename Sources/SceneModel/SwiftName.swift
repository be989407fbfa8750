/// A namespace for functions that convert names in scenes to Swift names, such as `alarm-cell` to `alarmCell`.
package enum SwiftName {
  /// Returns a name in lower camel case. A name without letters is converted to the code points of its characters.
  package static func member(_ text: String) -> String {
    // Most names are already in camel case, and splitting names is slow.
    if isCamelCase(text) { return text }
    var words = words(of: text)
    guard let first = words.first else { return codePoints(of: text) }
    words[0] = lowercasingInitials(first)
    return joined(words)
  }

  package static func isCamelCase(_ text: String) -> Bool {
    guard let first = text.utf8.first, (0x61...0x7A).contains(first) else { return false }
    return text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) }
  }

  package static func type(_ text: String) -> String {
    let words = words(of: text)
    return words.isEmpty ? "Scene_" + codePoints(of: text) : joined(words.map(capitalized))
  }

  /// Returns a name without the suffix that makes it unique, such as `show` for `show2` and `show_`.
  package static func plain(_ name: String) -> String {
    String(name.reversed().drop { $0.isNumber || $0 == "_" }.reversed())
  }

  package static func written(_ name: String) -> String { reserved.contains(name) ? "`\(name)`" : name }

  package static func literal(_ text: String) -> String { "\"\(shown(text))\"" }

  /// Returns a string on a single line. Invisible characters are escaped as in string literals.
  package static func shown(_ text: String) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": shown += "\\\(scalar)"
      case "\n": shown += "\\n"
      case "\t": shown += "\\t"
      case _ where isInvisible(scalar): shown += "\\u{\(String(scalar.value, radix: 16))}"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  private static func words(of text: String) -> [String] {
    text.unicodeScalars.split { !isPart($0) }.map { String(String.UnicodeScalarView($0)) }
  }

  private static func joined(_ words: [String]) -> String {
    let name = words.first! + words.dropFirst().map(capitalized).joined()
    return name.unicodeScalars.first!.properties.isXIDStart ? name : "_" + name
  }

  /// Returns whether a scalar is part of a word. The `_` character is not part of a word because it separates words.
  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "_" && scalar.properties.isXIDContinue
  }

  /// Returns a word with its initial uppercase letters in lowercase, such as `urlCell` for `URLCell`.
  private static func lowercasingInitials(_ word: String) -> String {
    let scalars = Array(word.unicodeScalars)
    var count = scalars.prefix { $0.properties.isUppercase }.count
    // If a lowercase letter follows several uppercase letters, the last uppercase letter begins the next word.
    if count > 1, count < scalars.count, scalars[count].properties.isLowercase { count -= 1 }
    var result = scalars[..<count].map(\.properties.lowercaseMapping).joined()
    result.unicodeScalars.append(contentsOf: scalars[count...])
    return result
  }

  private static func capitalized(_ word: String) -> String {
    var rest = word.unicodeScalars
    let first = rest.removeFirst()
    return first.properties.titlecaseMapping + String(rest)
  }

  private static func codePoints(of text: String) -> String {
    text.isEmpty
      ? "empty" : "u" + text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: "_")
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: true
    default: false
    }
  }

  private static let reserved: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let",
    "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]
}
