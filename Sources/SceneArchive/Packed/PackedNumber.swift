/// A number of section `NUMS` as a packed file has it: what it is, in the two lowest bits of a variable-length
/// integer, and above them as much as it needs.
enum PackedNumber {
  /// A double that is whole: its value.
  static let whole: UInt64 = 0
  /// The bits of an integer: its value.
  static let integer: UInt64 = 1
  /// A double that is written with few digits: they, and how many of them are behind the point, in four bits.
  static let decimal: UInt64 = 2
  /// Any other, whose eight bytes follow.
  static let raw: UInt64 = 3

  /// Whole numbers, integers and digits beyond this are written raw: so nothing that is read can overflow.
  static let greatest = 1 << 50

  static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}

extension PackedWriter {
  mutating func number(_ bits: UInt64) {
    let number = Double(bitPattern: bits)
    if let whole = Int(exactly: number), whole.magnitude <= PackedNumber.greatest.magnitude,
      Double(whole).bitPattern == bits
    {
      varint(Self.folded(whole) << 2 | PackedNumber.whole)
    } else if case let integer = Int(Int64(bitPattern: bits)),
      (-PackedNumber.greatest...PackedNumber.greatest).contains(integer)
    {
      varint(Self.folded(integer) << 2 | PackedNumber.integer)
    } else if let (digits, places) = Self.decimal(number) {
      varint((Self.folded(digits) << 4 | UInt64(places)) << 2 | PackedNumber.decimal)
    } else {
      varint(PackedNumber.raw)
      raw(bits)
    }
  }

  /// The digits and how many of them are behind the point, if dividing the one by the other gives this very number.
  private static func decimal(_ number: Double) -> (digits: Int, places: Int)? {
    // Minus zero has no digits to be written with.
    guard number != 0 else { return nil }
    for places in 1..<PackedNumber.powersOfTen.count {
      let scaled = (number * PackedNumber.powersOfTen[places]).rounded()
      guard abs(scaled) <= Double(PackedNumber.greatest) else { return nil }
      if (scaled / PackedNumber.powersOfTen[places]).bitPattern == number.bitPattern {
        return (Int(scaled), places)
      }
    }
    return nil
  }
}

extension PackedNumber {
  /// The bits of an integer or of a number with few digits.
  @inline(never)
  static func short(_ head: UInt64) -> UInt64 {
    let rest = head >> 2
    if head & 3 == integer { return UInt64(bitPattern: Int64(PackedCursor.unfolded(rest))) }
    return (Double(PackedCursor.unfolded(rest >> 4)) / powersOfTen[Int(rest & 15)]).bitPattern
  }
}
