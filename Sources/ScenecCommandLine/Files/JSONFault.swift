/// Where a text stops being JSON, and what is expected there: the decoder says only that it is none.
struct JSONFault: Error {
  /// In bytes.
  let offset: Int
  /// "',' or ']'".
  let expected: String

  /// The first fault; nil where the text is JSON.
  static func first(in bytes: [UInt8]) -> JSONFault? {
    var scanner = Scanner(bytes: bytes)
    do throws(JSONFault) {
      try scanner.scanDocument()
      return nil
    } catch {
      return error
    }
  }
}

private struct Scanner {
  let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private static let depthLimit = 500
  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func scanDocument() throws(JSONFault) {
    // A byte order mark, which the decoder passes over too.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    try scanValue()
    skipSpace()
    guard position == bytes.count else { throw fault("the end of the file") }
  }

  private mutating func scanValue() throws(JSONFault) {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"):
      try scanItems(until: "}") { (object) throws(JSONFault) in try object.scanMember() }
    case UInt8(ascii: "["): try scanItems(until: "]") { (array) throws(JSONFault) in try array.scanValue() }
    case UInt8(ascii: "\""): try scanString()
    case UInt8(ascii: "t"): try scanWord("true")
    case UInt8(ascii: "f"): try scanWord("false")
    case UInt8(ascii: "n"): try scanWord("null")
    case let byte? where byte == UInt8(ascii: "-") || Self.digits.contains(byte): try scanNumber()
    default: throw fault("a value")
    }
  }

  private mutating func scanItems(
    until end: Character, _ scanItem: (inout Scanner) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    depth += 1
    guard depth < Self.depthLimit else { throw fault("fewer than \(Self.depthLimit) levels") }
    defer { depth -= 1 }
    position += 1
    skipSpace()
    if take(end) { return }
    repeat { try scanItem(&self) } while takeAfterSpace(",")
    guard take(end) else { throw fault("',' or '\(end)'") }
  }

  private mutating func scanMember() throws(JSONFault) {
    skipSpace()
    guard next == UInt8(ascii: "\"") else { throw fault("a member's name in double quotes") }
    try scanString()
    guard takeAfterSpace(":") else { throw fault("':'") }
    try scanValue()
  }

  private mutating func scanString() throws(JSONFault) {
    position += 1
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw fault("'\"' before the end of the line") }
      position += 1
      if byte == UInt8(ascii: "\\") { try scanEscape() }
    }
    guard take("\"") else { throw fault("'\"'") }
  }

  private mutating func scanEscape() throws(JSONFault) {
    guard let kind = next, #""\/bfnrtu"#.utf8.contains(kind) else { throw fault("an escape such as '\\n'") }
    position += 1
    guard kind == UInt8(ascii: "u") else { return }
    for _ in 0..<4 {
      guard let digit = next, Character(Unicode.Scalar(digit)).isHexDigit else {
        throw fault("a hexadecimal digit")
      }
      position += 1
    }
  }

  private mutating func scanNumber() throws(JSONFault) {
    _ = take("-")
    if !take("0") { try scanDigits() }
    if take(".") { try scanDigits() }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      try scanDigits()
    }
  }

  private mutating func scanDigits() throws(JSONFault) {
    let start = position
    while let byte = next, Self.digits.contains(byte) { position += 1 }
    guard position > start else { throw fault("a digit") }
  }

  private mutating func scanWord(_ word: String) throws(JSONFault) {
    guard bytes[position...].starts(with: word.utf8) else { throw fault("a value") }
    position += word.utf8.count
  }

  // MARK: Bytes

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character.asciiValue else { return false }
    position += 1
    return true
  }

  private mutating func takeAfterSpace(_ character: Character) -> Bool {
    skipSpace()
    return take(character)
  }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  private func fault(_ expected: String) -> JSONFault { JSONFault(offset: position, expected: expected) }
}
