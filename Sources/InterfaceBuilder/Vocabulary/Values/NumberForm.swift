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

  /// Returns whether a value is a short plain number that the form accepts. If false, the form might accept it anyway.
  func accepts(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
    guard range == nil, notation != .version, value.count < 16 else { return false }
    let number = value.first == UInt8(ascii: "-") ? value.dropFirst() : value[...]
    guard let point = number.firstIndex(where: { !Self.digits.contains($0) }) else { return !number.isEmpty }
    return type != .int && number[point] == UInt8(ascii: ".") && point > number.startIndex
      && point + 1 < number.endIndex && number[(point + 1)...].allSatisfy(Self.digits.contains)
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

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
