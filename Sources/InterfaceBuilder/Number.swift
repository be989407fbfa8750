/// Numbers as people write them: `0.59999999999999998` is `0.6`, and `20.0` is `20`.
enum Number {
  /// The same number; what is none stays as it is.
  static func plain(_ text: String) -> String {
    guard text.utf8.contains(0x2E) else { return text }
    // Most are whole.
    if text.utf8.count < 12, text.hasSuffix(".0"), text != "-0.0" { return String(text.dropLast(2)) }
    guard let value = Double(text), value.isFinite else { return text }
    return plain(value)
  }

  /// Whether it is a whole number of few digits, written plainly.
  static func isWhole(_ text: String) -> Bool {
    var bytes = text.utf8.makeIterator()
    var next = bytes.next()
    if next == UInt8(ascii: "-") { next = bytes.next() }
    if next == UInt8(ascii: "0") { return text.utf8.count == 1 }
    var count = 0
    while let byte = next {
      guard (0x30...0x39).contains(byte) else { return false }
      count += 1
      next = bytes.next()
    }
    return (1..<10).contains(count)
  }

  static func plain(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
    return "\(value)"
  }
}
