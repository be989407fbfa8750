import SceneValues

/// Functions that write numbers in the shortest form: `0.59999999999999998` becomes `0.6`, and `20.0` becomes `20`.
enum Number {
  /// Returns the finite number that a text represents, or nil. Swift's parser also accepts `nan` and `1e999`.
  static func read(_ text: some StringProtocol) -> Double? {
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// Returns the shortest form of a number, or "0" if the text is not a number. The reader reports such text.
  static func plain(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), !text.isEmpty { return text }
    guard let value = read(text) else { return "0" }
    guard text.utf8.contains(0x2E) else { return text }
    if text.utf8.count < 12, text.hasSuffix(".0"), text != "-0.0" { return String(text.dropLast(2)) }
    return plain(value)
  }

  /// Clamps a number to the range that scenes permit. Xcode writes the largest finite number to represent "no limit".
  static func coordinate(_ text: String) -> String {
    guard let value = Double(text), !value.isNaN, !NumberLimits.coordinates.contains(value) else {
      return plain(text)
    }
    return plain(value.bounded(to: NumberLimits.coordinates, from: 0))
  }

  /// Returns the number, clamped to the range that scenes permit, or nil if the text is not a number.
  static func readableCoordinate(_ text: String) -> String? {
    Double(text).flatMap { $0.isNaN ? nil : coordinate(text) }
  }

  static let wholeLength = 10

  /// Returns a short whole number without a trailing `.0`, or nil for any other text.
  static func whole(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let number = text.count > 2 && text.suffix(2).elementsEqual(".0".utf8) ? text.dropLast(2) : text
    let digits = number.first == UInt8(ascii: "-") ? number.dropFirst() : number
    if digits.first == UInt8(ascii: "0") { return number.count == 1 ? number : nil }
    let isWhole =
      (1..<wholeLength).contains(digits.count) && digits.allSatisfy { (0x30...0x39).contains($0) }
    return isWhole ? number : nil
  }

  static func plain(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
    return "\(value)"
  }
}
