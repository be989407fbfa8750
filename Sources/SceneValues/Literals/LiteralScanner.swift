/// A scanner for literals, which consist of words, numbers, and parentheses separated by white space.
package struct LiteralScanner {
  /// The bytes of the literal. The scanner never outlives the call that provides them. Compare offsets with the count
  /// before each access, because release builds do not check the buffer's bounds.
  private let bytes: UnsafeBufferPointer<UInt8>
  package private(set) var position = 0

  package init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  package mutating func skipSpaces() {
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
  }

  package mutating func isAtEnd() -> Bool {
    skipSpaces()
    return position == bytes.count
  }

  package var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  package mutating func skip(_ byte: UInt8) -> Bool {
    skipSpaces()
    guard next == byte else { return false }
    position += 1
    return true
  }

  /// Scans characters up to the next white space or parenthesis. The range is empty at the end of the literal.
  package mutating func word() -> Range<Int> {
    skipSpaces()
    let start = position
    while position < bytes.count, !Self.isSpace(bytes[position]), bytes[position] != 0x28,
      bytes[position] != 0x29
    {
      position += 1
    }
    return start..<position
  }

  package func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// Returns the text from an offset to the end, without surrounding white space.
  package mutating func rest(from start: Int) -> String {
    var end = bytes.count
    while end > start, Self.isSpace(bytes[end - 1]) { end -= 1 }
    position = bytes.count
    return text(start..<end)
  }

  /// Scans up to and including the closing quote, or returns nil if it is missing. The opening quote is already scanned.
  package mutating func quoted(by quote: UInt8) -> String? {
    let start = position
    while position < bytes.count, bytes[position] != quote { position += 1 }
    guard position < bytes.count else { return nil }
    defer { position += 1 }
    return text(start..<position)
  }

  package mutating func number() -> Double? {
    skipSpaces()
    return wholeNumber() ?? anyNumber()
  }

  /// Scans a short integer, the most common kind of number. This method takes a third of the time of the general case.
  @inline(__always)
  private mutating func wholeNumber() -> Double? {
    var end = position
    var value = 0
    while end < bytes.count, end - position < 15, bytes[end] &- 0x30 < 10 {
      value = value &* 10 &+ Int(bytes[end] &- 0x30)
      end += 1
    }
    guard end > position, end == bytes.count || Self.isSpace(bytes[end]) else { return nil }
    position = end
    return Double(value)
  }

  private mutating func anyNumber() -> Double? {
    let start = position
    let negative = next == 0x2D
    if negative || next == 0x2B { position += 1 }
    var mantissa: UInt64 = 0
    var digits = 0
    var fraction = 0
    var seenPoint = false
    scan: while let byte = next {
      switch byte {
      case 0x30...0x39:
        if digits < 18 { mantissa = mantissa * 10 + UInt64(byte - 0x30) }
        digits += 1
        if seenPoint { fraction += 1 }
      case 0x2E where !seenPoint: seenPoint = true
      default: break scan
      }
      position += 1
    }
    guard digits > 0 else {
      position = start
      return nil
    }
    // Up to 15 digits and a power of ten below 10^22 are exact in a Double, so a single division rounds to
    // the nearest value. Longer numbers are parsed by the slower standard library.
    if digits <= 15, next != 0x65, next != 0x45 {
      let value = fraction == 0 ? Double(mantissa) : Double(mantissa) / Self.powersOfTen[fraction]
      return negative && value != 0 ? -value : value
    }
    if next == 0x65 || next == 0x45 {
      position += 1
      if next == 0x2D || next == 0x2B { position += 1 }
      while let byte = next, (0x30...0x39).contains(byte) { position += 1 }
    }
    guard let value = Double(text(start..<position)), value.isFinite else {
      position = start
      return nil
    }
    return value == 0 ? 0 : value
  }

  static func areNumbers(
    _ bytes: UnsafeBufferPointer<UInt8>, _ count: Int,
    in range: ClosedRange<Double> = -.infinity ... .infinity
  ) -> Bool {
    var scanner = LiteralScanner(bytes)
    for _ in 0..<count {
      guard let number = scanner.number(), range.contains(number), scanner.next.map(isSpace) ?? true else {
        return false
      }
    }
    return scanner.isAtEnd()
  }

  static func isHexColor(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    switch bytes.count {
    case 4, 5, 7, 9: bytes[0] == UInt8(ascii: "#") && bytes.dropFirst().allSatisfy(isHexDigit)
    default: false
    }
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte | 0x20 {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte & 0x20 != 0
    case UInt8(ascii: "a")...UInt8(ascii: "f"): true
    default: false
    }
  }

  package static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private static let powersOfTen: [Double] = (0...15).map { exponent in
    (0..<exponent).reduce(1.0) { power, _ in power * 10 }
  }
}
