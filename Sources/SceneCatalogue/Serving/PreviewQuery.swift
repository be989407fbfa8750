import SceneFiles
import SceneValues

/// What stands behind the question mark of an address: names and values.
package struct PreviewQuery: Equatable, Sendable {
  private var values: [String: String] = [:]

  /// Reads `file=Main.scene&scene=2`. Of a name that stands there twice, the first counts; an empty value is none.
  package init(_ text: some StringProtocol) {
    for pair in text.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let name = Self.decoded(parts[0]), let value = Self.decoded(parts[1]),
        !value.isEmpty, values[name] == nil
      else { continue }
      values[name] = value
    }
  }

  package subscript(name: String) -> String? { values[name] }

  /// - Throws: `Failure` where there is none.
  func required(_ name: String) throws(Failure) -> String {
    guard let value = values[name] else { throw Failure("'\(name)' is missing", .request) }
    return value
  }

  /// A whole number from `range`; nil where nothing is said.
  ///
  /// - Throws: `Failure` for anything else.
  func integer(_ name: String, _ range: ClosedRange<Int>) throws(Failure) -> Int? {
    guard let text = values[name] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw Failure(
        "'\(name)' is a number from \(range.lowerBound) to \(range.upperBound), not '\(text)'", .request)
    }
    return number
  }

  /// A number from `range`; nil where nothing is said.
  ///
  /// - Throws: `Failure` for anything else.
  func number(_ name: String, _ range: ClosedRange<Double>) throws(Failure) -> Double? {
    guard let text = values[name] else { return nil }
    guard let number = Double(text), range.contains(number) else {
      let (least, most) = (Value.number(range.lowerBound).literal, Value.number(range.upperBound).literal)
      throw Failure("'\(name)' is a number from \(least) to \(most), not '\(text)'", .request)
    }
    return number
  }

  /// One of several words; nil where nothing is said.
  ///
  /// - Throws: `Failure` for another word.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ type: Choice.Type
  ) throws(Failure) -> Choice? {
    guard let text = values[name] else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let words = Choice.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      throw Failure("'\(name)' is one of \(words), not '\(text)'", .request)
    }
    return choice
  }

  /// Nil for what is not encoded as it must be, or is no UTF-8.
  private static func decoded(_ text: some StringProtocol) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
          return nil
        }
        bytes.append(high << 4 | low)
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
  }
}
