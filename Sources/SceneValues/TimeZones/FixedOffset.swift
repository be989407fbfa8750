/// The offset from GMT in an identifier such as `GMT+0530` or `GMT-3`, which exists without a database.
package enum FixedOffset {
  package static let maximum = 18 * 3600

  package static func seconds(in identifier: String) -> Int? {
    let text = identifier.utf8
    guard text.starts(with: "GMT".utf8), let sign = text.dropFirst(3).first, "+-".utf8.contains(sign) else {
      return nil
    }
    let digits = text.dropFirst(4).filter { $0 != UInt8(ascii: ":") }
    guard (1...4).contains(digits.count), digits.allSatisfy({ (48...57).contains($0) }),
      let number = Int(String(decoding: digits, as: UTF8.self))
    else { return nil }
    let (hours, minutes) = digits.count > 2 ? (number / 100, number % 100) : (number, 0)
    let seconds = hours * 3600 + minutes * 60
    guard minutes < 60, seconds <= maximum else { return nil }
    return sign == UInt8(ascii: "-") ? -seconds : seconds
  }
}
