/// An approximate set of the letters in a name. It is used to quickly reject names that are not similar.
struct LetterSet {
  /// The set of letters. Each ASCII letter has one bit, regardless of case. Other ASCII characters share bits in pairs.
  private var letters: UInt64 = 0
  private let count: Int

  init?(_ name: String) {
    for byte in name.utf8 {
      guard byte < 0x80 else { return nil }
      letters |= 1 << UInt64((byte &- 32) & 31 | (byte >= 64 ? 32 : 0))
    }
    count = name.utf8.count
  }

  /// Returns a lower bound for the errors between two names. Each error adds and removes at most one letter.
  func minimumEditDistance(to other: LetterSet) -> Int {
    max(
      abs(count - other.count), (letters & ~other.letters).nonzeroBitCount,
      (other.letters & ~letters).nonzeroBitCount)
  }
}
