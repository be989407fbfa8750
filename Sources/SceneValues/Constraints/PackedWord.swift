/// A word of at most 16 bytes that is packed into an integer so that it can be compared without creating a string.
struct PackedWord: Equatable {
  private var bytes: UInt128 = 0

  init?(_ word: ArraySlice<UInt8>) {
    guard word.count <= 16 else { return nil }
    for byte in word { bytes = bytes << 8 | UInt128(byte) }
  }

  static func table<Value: RawRepresentable<String> & CaseIterable>(
    of type: Value.Type
  ) -> [(word: PackedWord, value: Value)] {
    type.allCases.map { (PackedWord(Array($0.rawValue.utf8)[...])!, $0) }
  }
}
