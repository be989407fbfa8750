/// Which letters a name has, and how many: enough to see of most names that they are not alike.
struct LetterSet {
  /// A bit for each letter of ASCII, whatever its case, and for each pair of its other characters.
  private var letters: UInt64 = 0
  private let count: Int

  /// Nil for a name with letters beyond ASCII.
  init?(_ name: String) {
    for byte in name.utf8 {
      guard byte < 0x80 else { return nil }
      letters |= 1 << UInt64((byte &- 32) & 31 | (byte >= 64 ? 32 : 0))
    }
    count = name.utf8.count
  }

  /// No fewer slips make one name of the other: one slip brings at most one letter, and takes at most one.
  func leastSlips(to other: LetterSet) -> Int {
    max(
      abs(count - other.count), (letters & ~other.letters).nonzeroBitCount,
      (other.letters & ~letters).nonzeroBitCount)
  }
}
