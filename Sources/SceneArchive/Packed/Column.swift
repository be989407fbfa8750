/// The encoding of record fields. In each group of records, a field is a block with a fixed number of bits per entry.
///
/// A block starts with a varint head. Its lowest six bits contain the number of bits per entry. The next bit specifies
/// whether the entries are deltas, and the remaining bits contain the folded base. In a block without deltas, each entry
/// is the base plus the entry's bits. In a block with deltas, the first entry follows the head as a folded varint, and
/// each subsequent entry is the previous entry plus the base plus the entry's bits. The bits are packed starting with the
/// lowest bit and padded to a full byte. All sums are modulo 2³². A block with a single entry consists of only that entry
/// as a folded varint. *Folded* means that -1, 1, -2, 2, … become 1, 2, 3, 4, ….
enum Column {
  static let blockLength = 128
  /// The number of entries decoded at once. Decoding can write up to this many entries past the end of a block.
  static let alignment = 8

  static let widthMask: UInt64 = 63
  static let hasSteps: UInt64 = 64
  static let baseShift: UInt64 = 7
  static let maximumWidth = 32

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
