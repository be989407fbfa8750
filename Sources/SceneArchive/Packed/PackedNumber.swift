/// The stored form of an eight-byte number, which consists of 32 bits and a code that determines their meaning.
enum PackedNumber {
  /// The code for a double without decimal places. Every code up to `decimal` specifies the number of decimal places.
  static let whole: UInt32 = 0
  static let decimal: UInt32 = 15
  static let integer: UInt32 = 16
  /// The code for a number whose lower four bytes are stored unchanged. The upper four bytes are in a separate column.
  static let raw: UInt32 = 17

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  @inline(__always)
  static func bits(_ digits: UInt32, code: UInt32) -> UInt64 {
    let value = Int(Int32(bitPattern: digits))
    if code == whole { return Double(value).bitPattern }
    return code == integer
      ? UInt64(bitPattern: Int64(value)) : (Double(value) / powersOfTen[Int(code)]).bitPattern
  }

  static func encoded(_ bits: UInt64) -> (digits: UInt32, code: UInt32) {
    let (number, integerValue) = (Double(bitPattern: bits), Int64(bitPattern: bits))
    let candidates =
      [(whole, number), (integer, Double(integerValue))]
      + (1...decimal).map { ($0, (number * powersOfTen[Int($0)]).rounded()) }
    for (code, value) in candidates {
      guard let short = Int32(exactly: value) else { continue }
      let digits = UInt32(bitPattern: short)
      if Self.bits(digits, code: code) == bits { return (digits, code) }
    }
    return (UInt32(truncatingIfNeeded: bits), raw)
  }
}
