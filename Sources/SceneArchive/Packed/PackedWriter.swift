/// Bytes of a packed file in the making.
///
/// Most fields are small numbers, and most numbers follow from the one before: so a field is a difference, of a length
/// of its own.
struct PackedWriter {
  var bytes: [UInt8] = []

  /// Seven bits a byte, the lowest first; all bytes but the last have their highest bit set.
  mutating func varint(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// A count or an index; neither is negative.
  mutating func count(_ value: Int) { varint(UInt64(value)) }

  /// 0 for none; else one more than the index.
  mutating func optional(_ value: Int?) { count(value.map { $0 + 1 } ?? 0) }

  /// A number of either sign; those near 0 are short.
  mutating func signed(_ value: Int) { varint(Self.folded(value)) }

  /// The difference to what a reader expects, which becomes what follows the index.
  mutating func index(_ value: Int, expected: inout Int, length: Int = 1) {
    signed(value - expected)
    expected = value + length
  }

  mutating func raw(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func text(_ text: UnsafeRawBufferPointer) {
    count(text.count)
    bytes.append(contentsOf: text)
  }

  /// 0, -1, 1, -2, 2, … as 0, 1, 2, 3, 4, …
  static func folded(_ value: Int) -> UInt64 { UInt64(bitPattern: Int64(value << 1 ^ value >> 63)) }
}
