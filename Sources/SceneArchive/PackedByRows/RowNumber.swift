/// A number of section `NUMS` as files of version 2 have it: what it is, in the two lowest bits of a variable-length
/// integer, and above them as much as it needs.
enum RowNumber {
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

extension RowNumber {
  /// The bits of an integer or of a number with few digits.
  @inline(never)
  static func short(_ head: UInt64) -> UInt64 {
    let rest = head >> 2
    if head & 3 == integer { return UInt64(bitPattern: Int64(PackedCursor.unfolded(rest))) }
    return (Double(PackedCursor.unfolded(rest >> 4)) / powersOfTen[Int(rest & 15)]).bitPattern
  }
}
