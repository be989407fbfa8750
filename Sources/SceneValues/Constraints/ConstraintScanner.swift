package struct ConstraintSyntaxError: Error, Hashable, Sendable {
  package var range: Range<Int>
  package var expected: [ConstraintPart]
  package var candidates: [String]
  package var isUnknownMetric = false

  init(_ range: Range<Int>, expected: ConstraintPart..., candidates: [String] = []) {
    self.init(range, expected: expected, candidates: candidates)
  }

  init(_ range: Range<Int>, expected: [ConstraintPart], candidates: [String] = []) {
    self.range = range
    self.expected = expected
    self.candidates = candidates
  }

  init(unknownMetric range: Range<Int>, candidates: [String]) {
    self.init(range, expected: [.number, .metric], candidates: candidates)
    isUnknownMetric = true
  }
}

struct ConstraintScanner {
  let bytes: [UInt8]
  private(set) var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func skipSpaces() {
    while let byte = next, LiteralScanner.isSpace(byte) { position += 1 }
  }

  mutating func isAtEnd() -> Bool {
    skipSpaces()
    return position == bytes.count
  }

  mutating func peek() -> UInt8? {
    skipSpaces()
    return next
  }

  mutating func skip(_ character: Unicode.Scalar) -> Range<Int>? {
    guard peek() == UInt8(ascii: character) else { return nil }
    position += 1
    return position - 1..<position
  }

  /// Scans a name, which consists of letters, digits, and `_` and does not begin with a digit.
  mutating func word() -> Range<Int>? {
    skipSpaces()
    let start = position
    while let byte = next, isWordByte(byte), start < position || !isDigit(byte), !isAtRelationSign {
      position += 1
    }
    return start < position ? start..<position : nil
  }

  mutating func number() throws(ConstraintSyntaxError) -> (value: Double, range: Range<Int>)? {
    guard let first = peek(), isDigit(first) || first == UInt8(ascii: ".") else { return nil }
    let start = position
    var whole = 0
    while let byte = next, isDigit(byte), position - start < 15 {
      whole = whole * 10 + Int(byte & 0xF)
      position += 1
    }
    let wholeEnd = position
    while let byte = next, isDigit(byte) || byte == UInt8(ascii: ".") { position += 1 }
    skipExponent()
    let range = start..<position
    // Whole numbers, which are the most common, are converted without creating a string.
    let number = position == wholeEnd ? Double(whole) : Double(text(range))
    // "12px" is one invalid word, not the number 12.
    guard next.map(isWordByte) != true || isAtRelationSign, let value = number, value.isFinite else {
      while let byte = next, isWordByte(byte), !isAtRelationSign { position += 1 }
      throw ConstraintSyntaxError(start..<position, expected: .number)
    }
    guard NumberLimits.lengths.contains(value) else {
      throw ConstraintSyntaxError(range, expected: .boundedNumber)
    }
    return (value == 0 ? 0 : value, range)
  }

  private mutating func skipExponent() {
    guard next == UInt8(ascii: "e") || next == UInt8(ascii: "E") else { return }
    var end = position + 1
    if end < bytes.count, bytes[end] == UInt8(ascii: "+") || bytes[end] == UInt8(ascii: "-") { end += 1 }
    guard end < bytes.count, isDigit(bytes[end]) else { return }
    while end < bytes.count, isDigit(bytes[end]) { end += 1 }
    position = end
  }

  /// Scans `=`, `==`, `<=`, `>=`, `≤`, or `≥`. Returns nil if there is no relation.
  mutating func relation() -> LayoutRelation? {
    skipSpaces()
    let second = position + 1 < bytes.count ? bytes[position + 1] : nil
    let (relation, length): (LayoutRelation, Int)
    switch (next, second) {
    case (UInt8(ascii: "="), UInt8(ascii: "=")): (relation, length) = (.equal, 2)
    case (UInt8(ascii: "="), UInt8(ascii: "<")), (UInt8(ascii: "="), UInt8(ascii: ">")): return nil
    case (UInt8(ascii: "="), _): (relation, length) = (.equal, 1)
    case (UInt8(ascii: "<"), UInt8(ascii: "=")): (relation, length) = (.lessThanOrEqual, 2)
    case (UInt8(ascii: ">"), UInt8(ascii: "=")): (relation, length) = (.greaterThanOrEqual, 2)
    case (0xE2, _) where isAtRelationSign:
      (relation, length) = (bytes[position + 2] == 0xA4 ? .lessThanOrEqual : .greaterThanOrEqual, 3)
    default: return nil
    }
    position += length
    return relation
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  mutating func expected(_ parts: ConstraintPart..., candidates: [String] = []) -> ConstraintSyntaxError {
    expected(parts, candidates: candidates)
  }

  mutating func expected(_ parts: [ConstraintPart], candidates: [String] = []) -> ConstraintSyntaxError {
    skipSpaces()
    let start = position
    var end = start
    while end < bytes.count, isWordByte(bytes[end]) { end += 1 }
    if end == start {
      while end < bytes.count, "<=>".utf8.contains(bytes[end]) { end += 1 }
    }
    if end == start, end < bytes.count { end += 1 }
    return ConstraintSyntaxError(start..<end, expected: parts, candidates: candidates)
  }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Returns whether a byte is part of a word. Bytes above the ASCII range belong to multibyte characters.
  private func isWordByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
      || byte >= 0x80
  }

  /// Whether the scanner is at `≤` or `≥`. These characters consist of bytes that also occur in letters.
  private var isAtRelationSign: Bool {
    position + 2 < bytes.count && bytes[position] == 0xE2 && bytes[position + 1] == 0x89
      && (bytes[position + 2] == 0xA4 || bytes[position + 2] == 0xA5)
  }
}
