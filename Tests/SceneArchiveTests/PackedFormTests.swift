import TestSupport
import Testing

@testable import SceneArchive

/// The form that files have: whatever is in an archive comes back of it, and whatever happens to it is refused or
/// sound.
@Suite struct PackedFormTests {
  private func file(_ sample: Sample) throws -> [UInt8] {
    try sample.content.encoded(sourceMap: Sample.map(for: sample.content))
  }

  @Test("A packed file holds what a fixed one does, in less than half the bytes", arguments: Sample.allCases)
  func sameAsFixed(sample: Sample) throws {
    let map = Sample.map(for: sample.content)
    let (fixed, packed) = (sample.content.fixed(sourceMap: map), try file(sample))
    let (first, second) = (try Archive(bytes: fixed), try Archive(bytes: packed))
    #expect(first.content() == second.content())
    #expect(first.sourceMap == second.sourceMap)
    #expect(first.digest == second.digest)
    #expect(first.dump() == second.dump())
    #expect(second.packed() == packed)
    #expect(packed.count * 2 < fixed.count)
  }

  @Test("A packed file that is cut short anywhere is refused", arguments: Sample.allCases)
  func cutAnywhere(sample: Sample) throws {
    let bytes = try file(sample)
    for length in 0..<bytes.count {
      var cut = Array(bytes[..<length])
      if refusal(of: cut) == nil { Issue.record("accepted when cut at \(length)") }
      guard length >= PackedForm.headerLength else { continue }
      cut[word: PackedForm.Field.length] = UInt32(length)
      if refusal(of: cut.withPackedDigestRepaired()) == nil {
        Issue.record("accepted when shortened to \(length)")
      }
    }
    var longer = bytes + [0]
    longer[word: PackedForm.Field.length] += 1
    #expect(
      refusal(of: longer)
        == ArchiveError(.lengthMismatch(expected: bytes.count, found: bytes.count + 1), offset: bytes.count))
  }

  @Test("A packed file with one bit flipped is refused, or says the same", arguments: Sample.allCases)
  func flippedBits(sample: Sample) throws {
    let bytes = try file(sample)
    let content = sample.content
    for bit in RandomSeeds.sample(of: 0..<bytes.count * 8) {
      var damaged = bytes
      damaged[bit / 8] ^= 1 << (bit % 8)
      expectSound(damaged.withPackedDigestRepaired(), "bit \(bit), digest repaired")
      guard let archive = try? Archive(bytes: damaged) else { continue }
      if archive.content() != content { Issue.record("bit \(bit) of the content can be flipped unseen") }
    }
  }

  @Test("A packed file that was damaged at random is refused or sound", arguments: Sample.allCases)
  func randomMutations(sample: Sample) throws {
    let bytes = try file(sample)
    var random = SplitMix64(state: 0x9AC_CED + UInt64(bytes.count))
    for number in RandomSeeds.of(5000) {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: PackedForm.headerLength..<damaged.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: damaged[place] = .random(in: 0...255, using: &random)
        case 1: damaged[place] = .random(in: 0..<12, using: &random)
        case 2: damaged[place] |= 0x80
        case 3:
          damaged[place] = damaged[Int.random(in: PackedForm.headerLength..<damaged.count, using: &random)]
        default: damaged[place] &+= .random(in: 0..<2, using: &random) == 0 ? 1 : .max
        }
      }
      expectSound(damaged.withPackedDigestRepaired(), "mutation \(number)")
    }
  }

  @Test("An error is shown at the record that is wrong")
  func located() throws {
    let bytes = try Sample.storyboardContent.encoded()
    // The last byte is of the last record: of what it may be, most is nothing that there is.
    let errors = (UInt8(0)..<0x7F).compactMap { byte -> ArchiveError? in
      var damaged = bytes
      damaged[bytes.count - 1] = byte
      return refusal(of: damaged.withPackedDigestRepaired())
    }
    #expect(errors.count > 60)
    #expect(errors.allSatisfy { $0.offset > bytes.count - 24 && $0.offset <= bytes.count })
  }

  @Test("A short file cannot ask for much memory")
  func bounded() throws {
    var bytes = try Sample.tinyContent.encoded()
    // The counts follow the header; each is refused beyond the length of the file.
    for number in 0..<PackedForm.tables.count {
      var greedy = bytes
      greedy.replaceSubrange(
        PackedForm.headerLength + number..<PackedForm.headerLength + number + 1,
        with: [0xFF, 0xFF, 0xFF, 0x07])
      greedy[word: PackedForm.Field.length] = UInt32(greedy.count)
      let error = refusal(of: greedy)
      #expect(error?.kind == .badValue(field: "count", value: 0xFF_FFFF), "\(PackedForm.tables[number].tag)")
    }
    // Nor are two together more than that.
    var both = bytes
    let share = UInt8(bytes.count / 2)
    for number in [4, 5] { both[PackedForm.headerLength + number] = share }
    #expect(refusal(of: both)?.kind == .badValue(field: "count", value: UInt64(share)))
    #expect(refusal(of: both)?.section == .numbers)
    bytes[word: PackedForm.Field.length] += 1
    #expect(refusal(of: bytes)?.kind == .truncated(expected: bytes.count + 1, found: bytes.count))
    let limits = ArchiveLimits(length: bytes.count)
    bytes[word: PackedForm.Field.length] -= 1
    #expect(refusal(of: bytes, limits: limits)?.kind == .tooLarge(limit: bytes.count))
  }

  @Test("Other makers' sections are kept, and one that is required is refused")
  func otherSections() throws {
    var sections = Sample.tinyContent.sections(nil)
    sections.append(SectionTable.Content(tag: SectionTag("XTRA"), flags: 0, bytes: [1, 2, 3]))
    let packed = try Archive(bytes: SectionTable.file(of: sections)).packed()
    let archive = try Archive(bytes: packed)
    let entry = try #require(archive.sections[SectionTag("XTRA")])
    #expect(Array(archive.bytes[entry.offset..<entry.offset + entry.length]) == [1, 2, 3])
    let listed = try ArchiveListing(of: packed).parts
    #expect(listed.first { $0.tag == SectionTag("XTRA") }?.packed == 3)
    #expect(listed.compactMap(\.packed).reduce(0, +) == packed.count)
    var required = packed
    let place = try #require(required.firstRange(of: Array("XTRA".utf8)))
    required[place.upperBound] = 1
    #expect(refusal(of: required)?.kind == .unknownRequiredSection)
    required[place.lowerBound] = 0x78
    #expect(refusal(of: required)?.kind == .badValue(field: "tag", value: 0x4152_5478))
  }

  @Test("An index beyond what a field can hold is none that there is, and not another one")
  func beyondFields() {
    for index in [
      -1, Int.min, Int(noIndex), Int(firstResponderReference), Int(ownerReference), 1 << 32, .max,
    ] {
      #expect(PackedCursor.field(index) == ownerReference - 1)
    }
    #expect(PackedCursor.field(7) == 7)
    let longest = (0..<KnownWords.count).map { number in
      KnownWords.bytes(of: number).count / (number < 64 ? 1 : 2)
    }
    #expect(longest.max()! <= PackedForm.greatestExpansion)
  }

  @Test("More sections of other makers than a file may have are refused, and an empty section that is ours")
  func manySections() throws {
    var sections = Sample.tinyContent.sections(nil)
    let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
    for number in 0..<65 {
      let tag =
        UInt32(0x5A) | UInt32(0x5A) << 8 | UInt32(digits[number / 36]) << 16 | UInt32(digits[number % 36])
        << 24
      sections.append(SectionTable.Content(tag: SectionTag(rawValue: tag), flags: 0, bytes: []))
    }
    let many = try Archive(bytes: SectionTable.file(of: sections)).packed()
    #expect(refusal(of: many)?.kind == .badValue(field: "number of other sections", value: 65))
    sections.removeLast()
    let most = try Archive(bytes: SectionTable.file(of: sections)).packed()
    #expect(try Archive(bytes: most).sections.entries.count == Sample.tinyContent.sections(nil).count + 64)
    var empty = Sample.tinyContent.sections(nil)
    empty.append(SectionTable.Content(tag: .variations, flags: SectionTable.Entry.isRequired, bytes: []))
    #expect(refusal(of: SectionTable.file(of: empty))?.kind == .wrongSectionLength(0))
  }

  static let numbers: [Double] = [
    0, -0.0, 1, -1, 0.5, 12.5, 0.1, 0.333333, 1.0 / 3, 1e300, -1e-300, .pi, 4503599627370496, 1e15, 1e16,
    .leastNonzeroMagnitude, .greatestFiniteMagnitude, .infinity, .nan, 20.5, 375, 0.0001, -0x1p63, 0x1p63,
    -0x1p50,
  ]

  @Test("Every number comes back bit by bit")
  func numbers() throws {
    var writer = PackedWriter()
    let integers = [Int.min, .max, -1, 1, 7, 1 << 50, -(1 << 50), 1 << 51].map {
      UInt64(bitPattern: Int64($0))
    }
    let bits = Self.numbers.map(\.bitPattern) + integers
    for bits in bits { writer.number(bits) }
    let found = writer.bytes.withUnsafeBytes { bytes in
      var cursor = PackedCursor(bytes, 0..<bytes.count)
      return bits.map { _ in cursor.number() }
    }
    #expect(found == bits)
    writer = PackedWriter()
    writer.number(12.5.bitPattern)
    #expect(writer.bytes.count == 2)
  }

  struct Unreadable: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    /// Reads something good, then what cannot be read.
    let read: @Sendable (inout PackedCursor) -> Void
    let failure: ArchiveError

    var testDescription: String { name }
  }

  static let unreadable = [
    Unreadable(
      name: "an integer that ends with nothing", bytes: [1, 0x80, 0, 5],
      read: { _ = ($0.varint(), $0.varint()) },
      failure: ArchiveError(
        .badValue(field: "variable-length integer", value: 0), section: .keys, offset: 1)),
    Unreadable(
      name: "an integer of more than 64 bits", bytes: [1] + Array(repeating: 0xFF, count: 9) + [2, 5],
      read: { _ = ($0.varint(), $0.index()) },
      failure: ArchiveError(
        .badValue(field: "variable-length integer", value: 2), section: .keys, offset: 1)),
    Unreadable(
      name: "an integer that is cut", bytes: [1, 0xFF, 0xFF], read: { _ = ($0.varint(), $0.optional()) },
      failure: ArchiveError(.truncated(expected: 4, found: 3), section: .keys, offset: 3)),
    Unreadable(
      name: "a word that is cut", bytes: [1, 2, 3], read: { _ = ($0.varint(), $0.word()) },
      failure: ArchiveError(.truncated(expected: 5, found: 3), section: .keys, offset: 3)),
    Unreadable(
      name: "a number of no kind", bytes: [1, 7, 0, 0, 0, 0, 0, 0, 0, 0],
      read: { _ = ($0.varint(), $0.number()) },
      failure: ArchiveError(.badValue(field: "number", value: 7), section: .keys, offset: 1)),
  ]

  @Test("What cannot be read is told by the first place where that is so", arguments: unreadable)
  func firstFailure(_ sample: Unreadable) {
    sample.bytes.withUnsafeBytes { bytes in
      var cursor = PackedCursor(bytes, 0..<bytes.count)
      cursor.section = .keys
      #expect(cursor.failure == nil)
      sample.read(&cursor)
      #expect(cursor.failure == sample.failure)
      cursor.section = .values
      #expect(cursor.varint() == 0, "nothing is read behind it")
      #expect(cursor.failure == sample.failure, "and it stays the first")
      #expect(throws: sample.failure) { try cursor.count(atMost: 9, "count") }
      #expect(throws: sample.failure) { try cursor.bytes(0) }
    }
  }

  /// What a number stands for is part of the format: a word may neither move nor change.
  @Test("The known words are those that files were written with")
  func knownWords() {
    let words = (0..<KnownWords.count).map { String(decoding: KnownWords.bytes(of: $0), as: UTF8.self) }
    #expect(words.count == 1039)
    #expect(Set(words).count == words.count)
    #expect(words.allSatisfy { !$0.isEmpty })
    let joined = Array(words.joined(separator: ",").utf8)
    #expect(joined.withUnsafeBytes { XXH64.hash($0) } == 2_626_118_703_909_236_150)
  }
}

extension [UInt8] {
  /// The same bytes with the digest that they should have, as far as they can be laid out.
  func withPackedDigestRepaired() -> [UInt8] {
    let digest = withUnsafeBytes { bytes -> UInt64? in
      guard PackedForm.isPacked(bytes), var unpacking = try? Unpacking(bytes, limits: ArchiveLimits()),
        (try? unpacking.unpack()) != nil
      else { return nil }
      return unpacking.sections.computedDigest(of: unpacking.image.start)
    }
    guard let digest else { return self }
    var result = self
    result[word: PackedForm.Field.digest] = UInt32(truncatingIfNeeded: digest)
    result[word: PackedForm.Field.digest + 4] = UInt32(truncatingIfNeeded: digest >> 32)
    return result
  }
}
