/// A part of a format string, parsed in the same way as by Foundation's `String(format:)`.
package enum FormatPart: Sendable, Hashable {
  /// Literal text. Percent signs that do not begin a valid placeholder are literal, as in `50 % off`.
  case text(String)
  /// A placeholder such as `%d`, `%2$@`, or `%.1f`.
  case gap(FormatGap)
  /// A variable in text with plural forms, such as `%#@files@` or `%2$#@files@`, with its argument number, if specified.
  case variable(name: String, argument: Int?)

  /// The length of literal text in bytes, or 1 for other parts.
  package var length: Int { if case .text(let text) = self { text.utf8.count } else { 1 } }

  package static func parts(of text: String) -> [FormatPart] { pieces(of: text).map(\.part) }

  package static func pieces(of text: String) -> [(part: FormatPart, source: Substring)] {
    var pieces: [(part: FormatPart, source: Substring)] = []
    var literal = ""
    var start = text.startIndex
    var rest = Substring(text)
    func end(at end: Substring.Index) {
      if !literal.isEmpty { pieces.append((.text(literal), text[start..<end])) }
      literal = ""
    }
    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        literal += "%"
        rest.removeFirst()
      } else if let (part, after) = variable(in: rest) ?? gap(in: rest) {
        end(at: percent)
        pieces.append((part, text[percent..<after.startIndex]))
        rest = after
        start = after.startIndex
      } else {
        literal += "%"
      }
    }
    literal += rest
    end(at: text.endIndex)
    return pieces
  }

  private static func variable(in text: Substring) -> (FormatPart, Substring)? {
    var rest = text
    let argument = position(in: &rest)
    guard rest.hasPrefix("#@") else { return nil }
    rest = rest.dropFirst(2)
    guard let end = rest.firstIndex(of: "@"), end > rest.startIndex else { return nil }
    return (.variable(name: String(rest[..<end]), argument: argument), rest[rest.index(after: end)...])
  }

  private static func gap(in text: Substring) -> (FormatPart, Substring)? {
    var rest = text
    let argument = position(in: &rest)
    let flags = rest.prefix { "+-#0".contains($0) }
    rest = rest.dropFirst(flags.count)
    // A space is also a flag, but before a letter, it usually follows a literal percent sign, as in "50 % off".
    if rest.hasPrefix(" @") { rest = rest.dropFirst() }
    let width = digits(in: &rest)
    var precision: Int?
    if rest.first == "." {
      rest = rest.dropFirst()
      precision = digits(in: &rest) ?? 0
    }
    rest = rest.drop { "hlqLzt".contains($0) }
    guard let letter = rest.first, let kind = FormatGap.Kind(letter: letter) else { return nil }
    let gap = FormatGap(
      argument: argument, flags: String(flags), width: width, precision: precision, kind: kind,
      isUppercase: letter.isUppercase)
    return (.gap(gap), rest.dropFirst())
  }

  private static func position(in text: inout Substring) -> Int? {
    var rest = text
    let written = rest.utf8.count
    guard let number = digits(in: &rest), (1...99).contains(number), written - rest.utf8.count <= 2,
      rest.first == "$"
    else { return nil }
    text = rest.dropFirst()
    return number
  }

  private static func digits(in text: inout Substring) -> Int? {
    let digits = text.prefix { ("0"..."9").contains($0) }
    guard !digits.isEmpty else { return nil }
    text = text.dropFirst(digits.count)
    return min(Int(digits) ?? 99, 99)
  }
}

package struct FormatGap: Sendable, Hashable {
  package enum Kind: Character, Sendable {
    case object = "@"
    case string = "s"
    case character = "c"
    case integer = "d"
    case hexadecimal = "x"
    case octal = "o"
    case fraction = "f"
    /// The shortest or scientific representation, as in `%g` and `%e`.
    case number = "g"

    init?(letter: Character) {
      switch letter {
      case "@": self = .object
      case "s": self = .string
      case "c": self = .character
      case "d", "i", "u": self = .integer
      case "x", "X": self = .hexadecimal
      case "o": self = .octal
      case "f", "F": self = .fraction
      case "e", "E", "g", "G": self = .number
      default: return nil
      }
    }
  }

  /// The number of the argument, such as 2 for `%2$@`, or nil if the placeholder uses the next argument.
  package var argument: Int?
  /// The flags, which can be any of `+-#0`.
  package var flags = ""
  package var width: Int?
  package var precision: Int?
  package var kind: Kind
  package var isUppercase = false
}
