/// The encoding of record fields. In each group of records, every field is encoded as a block with a fixed number of
/// bits per entry.
///
/// A block starts with a varint head: the bits per entry in the lowest six bits, then whether entries are deltas, then
/// the folded base. In a block without deltas, each entry is the base plus its bits. In a block with deltas, the first
/// entry follows as a folded varint, and each further entry is the previous one plus the base plus its bits. The bits
/// are packed from the lowest bit up, and padded to a full byte. All sums are modulo 2³². A block with one entry
/// consists only of this entry as a folded varint. *Folded* means that -1, 1, -2, 2, … become 1, 2, 3, 4, ….
enum Column {
  static let blockLength = 128
  /// The number of entries decoded at once. Decoding may write this many entries past the end of a block.
  static let alignment = 8

  static let widthMask: UInt64 = 63
  static let hasSteps: UInt64 = 64
  static let baseShift: UInt64 = 7
  static let greatestWidth = 32

  static func groups(of count: Int) -> some Sequence<Range<Int>> {
    stride(from: 0, to: count, by: blockLength).lazy.map { $0..<min($0 + blockLength, count) }
  }

  static func unfolded(_ value: UInt64) -> UInt32 {
    let word = UInt32(truncatingIfNeeded: value)
    return word >> 1 ^ (0 &- (word & 1))
  }

  static func folded(_ word: UInt32) -> UInt64 {
    let value = Int32(bitPattern: word)
    return UInt64(UInt32(bitPattern: value << 1 ^ value >> 31))
  }
}
