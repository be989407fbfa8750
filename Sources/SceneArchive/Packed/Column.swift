/// How the fields of many records are written: for each group of so many records a block for each field, which takes as
/// many bits for an entry as the block needs.
///
/// A block begins with a varint, its head: the bits of an entry in the lowest six, then whether entries are steps, then the
/// base, folded. Entries of a block that has no steps are the base and what their bits say. One with steps has its first
/// entry next, folded in a varint; each other one is the entry before it, the base and what its bits say. The bits stand
/// one entry behind another, the lowest first, and end with a byte. All sums are modulo 2³²; so what stands for "none" is
/// near 0, as -1. A block of a single entry is that entry alone, folded in a varint. *Folded* means that -1, 1, -2, 2, …
/// are 1, 2, 3, 4, …, so that numbers near 0 are short.
///
/// So what is the same for all records, or rises evenly, takes two or three bytes for each block.
enum Column {
  /// The most entries of a block.
  static let blockLength = 128
  /// How many entries are read at once, where each has eight bits at most: so many may be written behind a block.
  static let alignment = 8

  // Of the head of a block.
  static let widthMask: UInt64 = 63
  static let hasSteps: UInt64 = 64
  static let baseShift: UInt64 = 7
  /// The most bits of an entry.
  static let greatestWidth = 32

  /// The groups that so many records make.
  static func groups(of count: Int) -> some Sequence<Range<Int>> {
    stride(from: 0, to: count, by: blockLength).lazy.map { $0..<min($0 + blockLength, count) }
  }

  /// The word that was folded.
  static func unfolded(_ value: UInt64) -> UInt32 {
    let word = UInt32(truncatingIfNeeded: value)
    return word >> 1 ^ (0 &- (word & 1))
  }

  /// A word, read as a number with a sign, as a number without one.
  static func folded(_ word: UInt32) -> UInt64 {
    let value = Int32(bitPattern: word)
    return UInt64(UInt32(bitPattern: value << 1 ^ value >> 31))
  }
}
