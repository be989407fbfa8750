struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private static let depthLimit = 500
  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func readDocument() throws(JSONFault) -> JSONValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    let value = try readValue()
    skipSpace()
    guard position == bytes.count else { throw fault("the end of the file") }
    return value
  }

  private mutating func readValue() throws(JSONFault) -> JSONValue {
    skipSpace()
    let start = position
    switch next {
    case UInt8(ascii: "{"):
      var members: [JSONValue.Member] = []
      try readItems(until: "}") { (object) throws(JSONFault) in members.append(try object.readMember()) }
      return JSONValue(.object(members), start..<start + 1, end: position)
    case UInt8(ascii: "["):
      var elements: [JSONValue] = []
      try readItems(until: "]") { (array) throws(JSONFault) in elements.append(try array.readValue()) }
      return JSONValue(.array(elements), start..<start + 1, end: position)
    case UInt8(ascii: "\""):
      let (text, range) = try readString()
      return JSONValue(.string(text), range, end: position)
    case UInt8(ascii: "t"): try readWord("true")
    case UInt8(ascii: "f"): try readWord("false")
    case UInt8(ascii: "n"): try readWord("null")
    case let byte? where byte == UInt8(ascii: "-") || Self.digits.contains(byte): try readNumber()
    default: throw fault("a value")
    }
    switch bytes[start] {
    case UInt8(ascii: "t"): return JSONValue(.bool(true), start..<position)
    case UInt8(ascii: "f"): return JSONValue(.bool(false), start..<position)
    case UInt8(ascii: "n"): return JSONValue(.other, start..<position)
    default:
      // Integers with fewer than ten characters remain integers. All other numbers become decimals.
      let text = String(decoding: bytes[start..<position], as: UTF8.self)
      if text.utf8.count < 10, let number = Int(text) { return JSONValue(.number(number), start..<position) }
      let number = Double(text).flatMap { $0.isFinite ? $0 : nil }
      return JSONValue(number.map(JSONValue.Content.decimal) ?? .other, start..<position)
    }
  }

  private mutating func readItems(
    until end: Character, _ readItem: (inout JSONReader) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    depth += 1
    guard depth < Self.depthLimit else { throw fault("fewer than \(Self.depthLimit) levels") }
    defer { depth -= 1 }
    position += 1
    skipSpace()
    if take(end) { return }
    repeat { try readItem(&self) } while takeAfterSpace(",")
    guard take(end) else { throw fault("',' or '\(end)'") }
  }

  private mutating func readMember() throws(JSONFault) -> JSONValue.Member {
    skipSpace()
    guard next == UInt8(ascii: "\"") else { throw fault("a member's name in double quotes") }
    let (name, range) = try readString()
    guard takeAfterSpace(":") else { throw fault("':'") }
    return JSONValue.Member(name: name, nameRange: range, value: try readValue())
  }

  private mutating func readString() throws(JSONFault) -> (text: String, range: Range<Int>) {
    position += 1
    let start = position
    var hasEscapes = false
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw fault("'\"' before the end of the line") }
      position += 1
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        try skipEscape()
      }
    }
    let range = start..<position
    guard take("\"") else { throw fault("'\"'") }
    return (hasEscapes ? decoded(range) : String(decoding: bytes[range], as: UTF8.self), range)
  }

  private mutating func skipEscape() throws(JSONFault) {
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

  private func decoded(_ range: Range<Int>) -> String {
    var text = ""
    var units: [UInt16] = []
    var position = range.lowerBound
    var verbatim = position
    while position < range.upperBound {
      guard bytes[position] == UInt8(ascii: "\\") else {
        position += 1
        continue
      }
      // Surrogate pairs must be decoded together.
      if verbatim < position { flush(&units, to: &text) }
      text += String(decoding: bytes[verbatim..<position], as: UTF8.self)
      let kind = bytes[position + 1]
      position += 2
      switch kind {
      case UInt8(ascii: "b"): units.append(0x08)
      case UInt8(ascii: "f"): units.append(0x0C)
      case UInt8(ascii: "n"): units.append(0x0A)
      case UInt8(ascii: "r"): units.append(0x0D)
      case UInt8(ascii: "t"): units.append(0x09)
      case UInt8(ascii: "u"):
        let digits = bytes[position..<position + 4]
        units.append(
          digits.reduce(0) { $0 << 4 | UInt16(Character(Unicode.Scalar($1)).hexDigitValue ?? 0) })
        position += 4
      default: units.append(UInt16(kind))
      }
      verbatim = position
    }
    flush(&units, to: &text)
    return text + String(decoding: bytes[verbatim..<position], as: UTF8.self)
  }

  private func flush(_ units: inout [UInt16], to text: inout String) {
    text += String(decoding: units, as: UTF16.self)
    units.removeAll()
  }

  private mutating func readNumber() throws(JSONFault) {
    _ = take("-")
    if !take("0") { try readDigits() }
    if take(".") { try readDigits() }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      try readDigits()
    }
  }

  private mutating func readDigits() throws(JSONFault) {
    let start = position
    while let byte = next, Self.digits.contains(byte) { position += 1 }
    guard position > start else { throw fault("a digit") }
  }

  private mutating func readWord(_ word: String) throws(JSONFault) {
    guard bytes[position...].starts(with: word.utf8) else { throw fault("a value") }
    position += word.utf8.count
  }

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
