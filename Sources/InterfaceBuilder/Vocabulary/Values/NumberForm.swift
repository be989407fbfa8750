import SceneValues

struct NumberForm: Sendable {
  enum Notation: Sendable {
    case plain
    /// A number, or two numbers with a colon or slash between them.
    case ratio
    /// Whole numbers with periods between them.
    case version
    case plainOrInfinite
    /// A number, or `NaN`, which Xcode writes for a limit that is not set.
    case plainOrNaN
  }

  var type = ValueType.number
  var range: ClosedRange<Double>?
  /// The distance from the range within which numbers are still accepted.
  var tolerance = 0.0
  var notation = Notation.plain
  /// Whether an app raises an exception for a number outside the range.
  var isRangeRequired = false

  /// Returns whether the form certainly accepts a value. If false, the form might accept it anyway.
  func accepts(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
    let isNegative = value.first == UInt8(ascii: "-")
    let start = isNegative ? 1 : 0
    var end = start
    var whole = 0
    while end < min(value.count, start + 15), let digit = Self.digit(value[end]) {
      whole = whole * 10 + digit
      end += 1
    }
    guard end > start else { return false }
    if notation == .version { return range == nil && !isNegative && Self.isVersion(value[end...]) }
    guard let isWhole = hasZeroFraction(value[end...]) else { return false }
    guard let range else { return true }
    let (least, most) = (range.lowerBound - tolerance, range.upperBound + tolerance)
    let (first, last) = (Double(whole), Double(isWhole ? whole : whole + 1))
    return isNegative ? least <= -last && -first <= most : least <= first && last <= most
  }

  /// Returns whether all digits after the whole part of a number are 0, or nil if the form might not accept them.
  private func hasZeroFraction(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool? {
    guard let point = rest.first else { return true }
    if case .int = type { return nil }
    guard point == UInt8(ascii: "."), (2...24).contains(rest.count) else { return nil }
    var isZero = true
    for byte in rest.dropFirst() {
      guard let digit = Self.digit(byte) else { return nil }
      if digit > 0 { isZero = false }
    }
    return isZero
  }

  private static func isVersion(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var isAfterDigit = true
    for byte in rest {
      guard digit(byte) != nil || isAfterDigit && byte == UInt8(ascii: ".") else { return false }
      isAfterDigit = byte != UInt8(ascii: ".")
    }
    return isAfterDigit
  }

  @inline(__always)
  private static func digit(_ byte: UInt8) -> Int? {
    let digit = byte &- UInt8(ascii: "0")
    return digit < 10 ? Int(digit) : nil
  }

  func reads(_ text: String) -> Bool {
    switch notation {
    case .plain: type == .int ? Int(text) != nil : Self.isPlain(text)
    case .plainOrInfinite: text == "infinite" || Self.isPlain(text)
    case .plainOrNaN: text == "NaN" || Self.isPlain(text)
    case .ratio:
      (1...2).contains(Self.parts(of: text).count) && Self.parts(of: text).allSatisfy(Self.isPlain)
    case .version:
      text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
        !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
      }
    }
  }

  func contains(_ text: String) -> Bool {
    guard let range, let value = Number.read(text) else { return true }
    return (range.lowerBound - tolerance...range.upperBound + tolerance).contains(value)
  }

  /// A description of the expected text for messages, such as "a whole number of at least 0".
  var expectation: String {
    switch notation {
    case .plain: type.expectation(in: range)
    case .plainOrInfinite: "a number or 'infinite'"
    case .plainOrNaN: "a number or 'NaN'"
    case .ratio: "a number or a ratio such as '16:9'"
    case .version: "a version such as '15.0'"
    }
  }

  private static func parts(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
  }

  /// Returns whether a text is a finite decimal number. Swift's parser also accepts hexadecimal numbers.
  private static func isPlain(_ text: some StringProtocol) -> Bool {
    Number.read(text) != nil && text.utf8.allSatisfy { !(0x66...0x7A).contains($0 | 0x20) }
  }
}

extension NumberForm {
  init?(_ kind: DocumentVocabulary.Kind) {
    switch kind {
    case .number: self.init()
    case .int: self.init(type: .int)
    default: return nil
    }
  }
}
