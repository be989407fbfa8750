import TestSupport
import Testing

@testable import SceneArchive

/// Whatever happens to a file in fixed form, opening it gives an error or a sound archive, and never a crash.
@Suite struct ArchiveDamageTests {
  /// With a map, since no digest covers it.
  static func file(_ sample: Sample) throws -> [UInt8] {
    sample.content.fixed(sourceMap: Sample.map(for: sample.content))
  }

  @Test("A file that is cut short anywhere is refused", arguments: Sample.allCases)
  func cutAnywhere(sample: Sample) throws {
    let bytes = try Self.file(sample)
    for length in 0..<bytes.count {
      var cut = Array(bytes[..<length])
      if refusal(of: cut) == nil { Issue.record("accepted when cut at \(length)") }
      guard length >= SectionTable.headerLength else { continue }
      // And where the header agrees with what is left.
      cut[word: 16] = UInt32(length)
      if refusal(of: cut.withDigestRepaired()) == nil { Issue.record("accepted when shortened to \(length)") }
    }
  }

  @Test("A file with one bit flipped is refused, unless no digest covers the bit", arguments: Sample.allCases)
  func flippedBits(sample: Sample) throws {
    let bytes = try Self.file(sample)
    let sections = try Archive(bytes: bytes).sections
    let index = try #require(sections.entries.firstIndex { $0.tag == .sourceMap })
    let (map, line) = (sections.entries[index], SectionTable.headerLength + index * SectionTable.Entry.stride)
    // The minor version, the map, and the map's tag: with another one it is a section that nobody knows.
    let unseen = [10..<12, map.offset..<map.offset + map.length, line..<line + 4]
    for bit in RandomSeeds.sample(of: 0..<bytes.count * 8) {
      var damaged = bytes
      damaged[bit / 8] ^= 1 << (bit % 8)
      expectSound(damaged.withDigestRepaired(), "bit \(bit), digest repaired")
      if refusal(of: damaged) == nil, !unseen.contains(where: { $0.contains(bit / 8) }) {
        Issue.record("bit \(bit) of the content can be flipped unseen")
      }
    }
  }

  @Test("A file that was damaged at random is refused or sound", arguments: Sample.allCases)
  func randomMutations(sample: Sample) throws {
    let bytes = try Self.file(sample)
    var random = SplitMix64(state: 0x5CE7_EC00 + UInt64(bytes.count))
    for number in RandomSeeds.of(5000) {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) { mutate(&damaged, using: &random) }
      expectSound(damaged.withDigestRepaired(), "mutation \(number)")
    }
  }

  /// Most random bytes are refused at once; small numbers, sentinels and copies of other fields get further.
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

/// Random numbers that are the same in every run.
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
