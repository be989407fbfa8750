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

  static func plain(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
    return "\(value)"
  }
}
