/// A word of at most sixteen bytes, as one number: compared at once, where a string would have to be made first.
struct PackedWord: Equatable {
  private var bytes: UInt128 = 0

  /// Nil for a word that is too long.
  init?(_ word: ArraySlice<UInt8>) {
    guard word.count <= 16 else { return nil }
    for byte in word { bytes = bytes << 8 | UInt128(byte) }
  }

  /// The values of an enumeration that has short words.
  static func table<Value: RawRepresentable<String> & CaseIterable>(
    of type: Value.Type
  ) -> [(word: PackedWord, value: Value)] {
    type.allCases.map { (PackedWord(Array($0.rawValue.utf8)[...])!, $0) }
  }
}
