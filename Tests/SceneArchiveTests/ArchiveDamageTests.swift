import TestSupport
import Testing

@testable import SceneArchive

/// Damaged sections are rejected or form a valid archive. This covers more of the verifier than damaged
/// files, which unpacking often repairs.
@Suite struct ArchiveDamageTests {
  static func sections(_ sample: Sample) -> [SectionTable.Content] {
    sample.content.sections(Sample.map(for: sample.content))
  }

  @Test("A section with a flipped bit is either rejected or valid", arguments: Sample.allCases)
  func flippedBits(sample: Sample) throws {
    let sections = Self.sections(sample)
    for number in sections.indices {
      for bit in RandomSeeds.sample(of: 0..<sections[number].bytes.count * 8) {
        var damaged = sections
        damaged[number].bytes[bit / 8] ^= 1 << (bit % 8)
        expectSound(damaged, "bit \(bit) of \(sections[number].tag)")
      }
    }
  }

  @Test("A randomly damaged section is either rejected or valid", arguments: Sample.allCases)
  func randomMutations(sample: Sample) throws {
    let sections = Self.sections(sample)
    let bytes = sections.flatMap(\.bytes)
    var random = SplitMix64(state: 0x5CE7_EC00 + UInt64(bytes.count))
    for number in RandomSeeds.of(5000) {
      // Treats the sections as one sequence of bytes, so that data of one section moves to another.
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) { mutate(&damaged, using: &random) }
      expectSound(sections.filled(with: damaged), "mutation \(number)")
    }
  }

  /// Most random bytes are rejected early. Small numbers, sentinels and copies of other fields reach more
  /// code.
  private func mutate(_ bytes: inout [UInt8], using random: inout SplitMix64) {
    let words = bytes.count / 4
    let place = Int.random(in: 0..<words, using: &random) * 4
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[place + Int.random(in: 0..<4, using: &random)] = .random(in: 0...255, using: &random)
    case 1: bytes[word: place] = .random(in: 0..<12, using: &random)
    case 2: bytes[word: place] = UInt32.max - .random(in: 0..<4, using: &random)
    case 3: bytes[word: place] = bytes[word: Int.random(in: 0..<words, using: &random) * 4]
    case 4: bytes[word: place] &+= .random(in: 0..<2, using: &random) == 0 ? 1 : .max
    default:
      let other = Int.random(in: 0..<words, using: &random) * 4
      (bytes[word: place], bytes[word: other]) = (bytes[word: other], bytes[word: place])
    }
  }
}

extension [SectionTable.Content] {
  fileprivate func filled(with bytes: [UInt8]) -> Self {
    var (sections, start) = (self, 0)
    for number in sections.indices {
      let end = start + sections[number].bytes.count
      sections[number].bytes = [UInt8](bytes[start..<end])
      start = end
    }
    return sections
  }
}

struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var result = state
    result = (result ^ result >> 30) &* 0xBF58_476D_1CE4_E5B9
    result = (result ^ result >> 27) &* 0x94D0_49BB_1331_11EB
    return result ^ result >> 31
  }
}
