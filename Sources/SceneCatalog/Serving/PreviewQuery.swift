import SceneFiles
import SceneValues

package struct PreviewQuery: Equatable, Sendable {
  private var values: [String: String] = [:]

  /// Parses a query such as `file=Main.scene&scene=2`. For repeated names, the first value applies. Ignores empty values.
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

  func required(_ name: String) throws(Failure) -> String {
    guard let value = values[name] else { throw Failure("'\(name)' is missing", .request) }
    return value
  }

  /// Returns the integer for a name, or nil if it is missing. Throws `Failure` if it is not an integer in the range.
  func integer(_ name: String, _ range: ClosedRange<Int>) throws(Failure) -> Int? {
    guard let text = values[name] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw Failure(
        "'\(name)' must be a number from \(range.lowerBound) to \(range.upperBound), not '\(text)'", .request)
    }
    return number
  }

  /// Returns the number for a name, or nil if it is missing. Throws `Failure` if it is not a number in the range.
  func number(_ name: String, _ range: ClosedRange<Double>) throws(Failure) -> Double? {
    guard let text = values[name] else { return nil }
    guard let number = Double(text), range.contains(number) else {
      let (least, most) = (Value.number(range.lowerBound).literal, Value.number(range.upperBound).literal)
      throw Failure("'\(name)' must be a number from \(least) to \(most), not '\(text)'", .request)
    }
    return number
  }

  /// Returns the enumeration case for a name, or nil if the value is missing. Throws `Failure` if the value is unknown.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ type: Choice.Type
  ) throws(Failure) -> Choice? {
    guard let text = values[name] else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let words = Choice.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      throw Failure("'\(name)' must be one of \(words), not '\(text)'", .request)
    }
    return choice
  }

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
