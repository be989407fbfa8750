/// A one-pass lexer for Objective-C code. It accepts any input and skips comments and the contents of `#if 0`.
struct ObjectiveCLexer {
  private let bytes: [UInt8]
  private let end: Int
  private var position: Int
  private(set) var tokens: [ObjectiveCToken] = []
  /// The nesting depth of conditions, starting at the outermost false condition, or 0 outside of false conditions.
  private var inactiveDepth = 0

  init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
    self.bytes = bytes
    position = range?.lowerBound ?? 0
    end = range?.upperBound ?? bytes.count
    while position < end { next() }
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    position + offset < end ? bytes[position + offset] : 0
  }

  private mutating func next() {
    switch byte() {
    case 0...UInt8(ascii: " "): position += 1
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "#"): directive()
    case UInt8(ascii: "@") where byte(1) == UInt8(ascii: "\""): text(from: position, quote: position + 1)
    case UInt8(ascii: "@") where byte(1).isPartOfName:
      let start = position
      position += 1
      skipName()
      add(.keyword, start)
    case UInt8(ascii: "\""): text(from: position, quote: position)
    case UInt8(ascii: "'"): character()
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let start = position
      while byte().isPartOfName || byte() == UInt8(ascii: ".") { position += 1 }
      add(.number, start)
    case let first where first.isPartOfName:
      let start = position
      skipName()
      add(.name, start)
    case let mark:
      position += 1
      add(.mark, position - 1, mark: mark)
    }
  }

  private mutating func add(_ kind: ObjectiveCToken.Kind, _ start: Int, mark: UInt8 = 0) {
    if inactiveDepth == 0 { tokens.append(ObjectiveCToken(kind, start..<position, mark: mark)) }
  }

  private mutating func skipName() {
    while byte().isPartOfName { position += 1 }
  }

  private mutating func skipComment() {
    position += 2
    while position < end, byte() != UInt8(ascii: "*") || byte(1) != UInt8(ascii: "/") { position += 1 }
    position = min(position + 2, end)
  }

  private mutating func skipLine() {
    while position < end, byte() != UInt8(ascii: "\n") {
      position += byte() == UInt8(ascii: "\\") ? 2 : 1
    }
    position = min(position, end)
  }

  private mutating func text(from start: Int, quote: Int) {
    position = quote + 1
    while position < end, byte() != UInt8(ascii: "\""), byte() != UInt8(ascii: "\n") {
      position += byte() == UInt8(ascii: "\\") ? 2 : 1
    }
    position = min(position + (byte() == UInt8(ascii: "\"") ? 1 : 0), end)
    add(.text, start)
  }

  /// Skips a character literal such as `'a'`. In C++, a single quotation mark can also be part of a number.
  private mutating func character() {
    position += 1
    let limit = min(position + 12, end)
    var close = position
    while close < limit, bytes[close] != UInt8(ascii: "'"), bytes[close] != UInt8(ascii: "\n") {
      close += bytes[close] == UInt8(ascii: "\\") ? 2 : 1
    }
    if close < limit, bytes[close] == UInt8(ascii: "'") { position = close + 1 }
  }

  private mutating func directive() {
    let start = position
    while position < end, byte() != UInt8(ascii: "\n") {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        skipComment()
      } else if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") {
        break
      } else {
        position += byte() == UInt8(ascii: "\\") ? 2 : 1
      }
    }
    position = min(position, end)
    let directive = ObjectiveCDirective(bytes, start..<position)
    switch directive.name {
    case "if", "ifdef", "ifndef":
      if inactiveDepth > 0 {
        inactiveDepth += 1
      } else if directive.name == "if", directive.argument == "0" {
        inactiveDepth = 1
        // The `#if` is added as a token, because its `#else` or `#endif` also becomes a token.
        tokens.append(ObjectiveCToken(.directive, start..<position))
      }
    case "else", "elif": if inactiveDepth == 1 { inactiveDepth = 0 }
    case "endif": if inactiveDepth > 0 { inactiveDepth -= 1 }
    default: break
    }
    if tokens.last?.range.lowerBound != start { add(.directive, start) }
  }
}

struct ObjectiveCDirective {
  let name: String
  /// The first word after the directive's name, or the entire rest of the line if it does not begin with a word.
  let argument: String
  let rest: Range<Int>

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    var position = range.lowerBound + 1
    func skipSpace() {
      while position < range.upperBound, bytes[position] <= UInt8(ascii: " ") { position += 1 }
    }
    func word() -> Range<Int> {
      let start = position
      while position < range.upperBound, bytes[position].isPartOfName { position += 1 }
      return start..<position
    }
    func text(_ range: Range<Int>) -> String {
      range.count <= 256 ? String(decoding: bytes[range], as: UTF8.self) : ""
    }
    skipSpace()
    name = text(word())
    skipSpace()
    let first = word()
    if first.isEmpty {
      var end = range.upperBound
      while end > position, bytes[end - 1] <= UInt8(ascii: " ") { end -= 1 }
      argument = text(position..<end)
      rest = end..<end
    } else {
      argument = text(first)
      rest = position..<range.upperBound
    }
  }
}
