import Testing

@testable import SceneArchive

@Suite struct XXH64Tests {
  /// Samples from the test suites of other implementations, which together cover all paths of the hash
  /// function.
  @Test(
    "Hashes of known strings match the published values",
    arguments: [
      ("", 0, 0xEF46_DB37_51D8_E999), ("", 1, 0xD5AF_BA13_36A3_BE4B), ("a", 0, 0xD24E_C4F1_A98C_6E5B),
      ("abc", 0, 0x44BC_2CF5_AD77_0999), ("xxhash", 20_141_025, 0xB559_B98D_844E_0635),
      ("I want an unsigned 64-bit seed!", 0, 0xD4CB_0A70_A2B8_C7C1),
      ("I want an unsigned 64-bit seed!", 1, 0xCE50_87F1_2470_D961),
      ("Nobody inspects the spammish repetition", 0, 0xFBCE_A83C_8A37_8BF1),
      ("Call me Ishmael. Some years ago--never mind how long precisely-", 0, 0x02A2_E854_70D6_FD96),
    ] as [(String, UInt64, UInt64)])
  func published(text: String, seed: UInt64, expected: UInt64) {
    let hash = Array(text.utf8).withUnsafeBytes { XXH64.hash($0, seed: seed) }
    #expect(hash == expected)
  }

  @Test("The hash does not depend on the memory alignment of the bytes")
  func alignment() {
    let bytes = (0..<100).map { UInt8($0) }
    let expected = Array(bytes[1..<80]).withUnsafeBytes { XXH64.hash($0) }
    #expect(bytes.withUnsafeBytes { XXH64.hash(UnsafeRawBufferPointer(rebasing: $0[1..<80])) } == expected)
  }
}
