import Testing

@testable import SceneArchive

/// The format of files: unpacking restores the complete archive, and damaged files are rejected or valid.
@Suite struct PackedFormTests {
  private func file(_ sample: Sample) throws -> [UInt8] {
    try sample.content.encoded(sourceMap: Sample.map(for: sample.content))
  }

  @Test("The packed form stores the same content in less than half the size", arguments: Sample.allCases)
  func sameAsTables(sample: Sample) throws {
    let packed = try file(sample)
    let first = try sample.content.archive(sourceMap: Sample.map(for: sample.content))
    let second = try Archive(bytes: packed)
    #expect(first.content() == second.content())
    #expect(first.sourceMap == second.sourceMap)
    #expect(first.digest == second.digest)
    #expect(first.dump() == second.dump())
    #expect(second.packed() == packed)
    #expect(packed.count * 2 < first.sections.end)
  }

  @Test("Rejects truncated and extended files", arguments: Sample.allCases)
  func truncation(sample: Sample) throws {
    let bytes = try file(sample)
    expectNoCutIsTaken(bytes) { $0.withChecksumRepaired() }
    var longer = bytes + [0]
    longer[word: PackedForm.Field.length] += 1
    #expect(
      refusal(of: longer.withChecksumRepaired())
        == ArchiveError(.lengthMismatch(expected: bytes.count, found: bytes.count + 1), offset: bytes.count))
  }

  @Test("A file with a flipped bit is either rejected or has the same content", arguments: Sample.allCases)
  func flippedBits(sample: Sample) throws {
    expectNoBitIsFlippedUnseen(try file(sample), sample.content) { $0.withChecksumRepaired() }
  }

  @Test("A randomly damaged file is either rejected or valid", arguments: Sample.allCases)
  func randomMutations(sample: Sample) throws {
    expectSoundHoweverDamaged(try file(sample)) { $0.withChecksumRepaired() }
  }

  /// Returns the ranges of the sections between objects and values, and after them, in file order.
  private func places(in file: [UInt8]) throws -> [SectionTag: Range<Int>] {
    let lengths = try file.withUnsafeBytes { bytes in
      var unpacking = try Unpacking(bytes, limits: ArchiveLimits())
      return try unpacking.measure()
    }
    var (places, end): ([SectionTag: Range<Int>], Int) = ([:], file.count)
    for table in PackedTable.afterValues.reversed() {
      let length = lengths[table.tag] ?? 0
      places[table.tag] = end - length..<end
      end -= length
    }
    return places
  }

  @Test("Reports errors at their location in the packed file", arguments: Sample.allCases)
  func located(sample: Sample) throws {
    let bytes = try sample.content.encoded()
    let places = try places(in: bytes)
    var shown = 0
    for (tag, place) in places {
      for (offset, bit) in place.flatMap({ offset in (0..<8).map { (offset, $0) } }) {
        var damaged = bytes
        damaged[offset] ^= 1 << bit
        guard let error = refusal(of: damaged.withChecksumRepaired()), error.section == tag else { continue }
        switch error.kind {
        case .badIndex, .badValue:
          if !place.contains(error.offset) { Issue.record("\(error), not in \(place)") }
          shown += 1
        default: continue
        }
      }
    }
    #expect(shown > 20 || places.values.allSatisfy(\.isEmpty))
  }

  private func file(counting values: [(table: PackedTable, count: Int)]) throws -> [UInt8] {
    var bytes = try Sample.tinyContent.encoded()
    for value in values.sorted(by: { $0.table.rawValue > $1.table.rawValue }) {
      var writer = PackedWriter()
      writer.count(value.count)
      let place = PackedForm.headerLength + value.table.rawValue
      bytes.replaceSubrange(place...place, with: writer.bytes)
    }
    bytes[word: PackedForm.Field.length] = UInt32(bytes.count)
    return bytes.withChecksumRepaired()
  }

  @Test("A short file cannot cause a large memory allocation")
  func bounded() throws {
    let bytes = try Sample.tinyContent.encoded()
    for table in PackedTable.counted {
      let greedy = try file(counting: [(table, 0xFF_FFFF)])
      #expect(refusal(of: greedy)?.kind == .badValue(field: "count", value: 0xFF_FFFF), "\(table)")
      #expect(refusal(of: greedy)?.section == table.tag)
      // The number of records is valid, but their total length is too large.
      let long = try file(counting: [(table, bytes.count * 40)])
      let limit = long.count * PackedForm.maximumExpansion
      #expect(refusal(of: long)?.kind == .greedy(limit: limit), "\(table)")
    }
    // The limit also applies to the sum of all records.
    let share = bytes.count * 70
    let both = try file(counting: [(.fonts, share), (.numbers, share)])
    #expect(
      refusal(of: both)
        == ArchiveError(
          .badValue(field: "count", value: UInt64(share)), section: .numbers,
          offset: PackedForm.headerLength + PackedTable.numbers.rawValue + 1))
    var longer = bytes
    longer[word: PackedForm.Field.length] += 1
    #expect(refusal(of: longer)?.kind == .truncated(expected: bytes.count + 1, found: bytes.count))
    #expect(
      refusal(of: bytes, limits: ArchiveLimits(length: bytes.count))?.kind == .tooLarge(limit: bytes.count))
  }

  @Test("Limits the size of expanded tables and rejects invalid padding")
  func padding() throws {
    // Thousands of identical objects need only a few bytes.
    var content = Sample.tinyContent
    let object = content.objects[0]
    for _ in 0..<4_000 {
      content.values.append(content.values[0])
      var other = object
      other.values = content.values.count - 1..<content.values.count
      content.objects.append(other)
    }
    content.units[0].objects = 0..<content.objects.count
    let bytes = try content.encoded()
    let length = try content.archive().sections.end
    #expect(bytes.count == (length + PackedForm.maximumExpansion - 1) / PackedForm.maximumExpansion)
    #expect(bytes.suffix(100).allSatisfy { $0 == 0 })
    #expect(try Archive(bytes: bytes).content() == content)
    var damaged = bytes
    damaged[bytes.count - 1] = 1
    #expect(refusal(of: damaged.withChecksumRepaired())?.kind == .nonzeroPadding)
    damaged = bytes + [0]
    damaged[word: PackedForm.Field.length] += 1
    #expect(
      refusal(of: damaged.withChecksumRepaired())?.kind
        == .lengthMismatch(expected: bytes.count, found: bytes.count + 1))
    let listed = try ArchiveListing(of: bytes).parts
    #expect(listed.compactMap(\.packed).reduce(0, +) == bytes.count)
  }

  @Test("Verifies the checksum before any other content")
  func checksum() throws {
    var bytes = try Sample.storyboardContent.encoded()
    let expected = bytes.withUnsafeBytes(PackedForm.checksum)
    bytes[PackedForm.headerLength] ^= 0x40
    let found = bytes.withUnsafeBytes(PackedForm.checksum)
    #expect(
      refusal(of: bytes)
        == ArchiveError(.checksumMismatch(expected: expected, found: found), offset: 16))
  }

  @Test("Preserves unknown optional sections and rejects unknown required sections")
  func otherSections() throws {
    var sections = Sample.tinyContent.sections(nil)
    sections.append(SectionTable.Content(tag: SectionTag("XTRA"), flags: 0, bytes: [1, 2, 3]))
    let packed = try Archive(sections).packed()
    let archive = try Archive(bytes: packed)
    let entry = try #require(archive.sections[SectionTag("XTRA")])
    #expect(Array(archive.bytes[entry.offset..<entry.offset + entry.length]) == [1, 2, 3])
    let listed = try ArchiveListing(of: packed).parts
    #expect(listed.first { $0.tag == SectionTag("XTRA") }?.packed == 3)
    #expect(listed.compactMap(\.packed).reduce(0, +) == packed.count)
    var required = packed
    let place = try #require(required.firstRange(of: Array("XTRA".utf8)))
    required[place.upperBound] = 1
    #expect(refusal(of: required.withChecksumRepaired())?.kind == .unknownRequiredSection)
    required[place.lowerBound] = 0x78
    #expect(
      refusal(of: required.withChecksumRepaired())?.kind == .badValue(field: "tag", value: 0x4152_5478))
  }

  @Test("Writes the marker for an invalid index if an index does not fit in its field")
  func beyondFields() {
    for index in [
      -1, Int.min, Int(noIndex), Int(firstResponderReference), Int(ownerReference), 1 << 32, .max,
    ] {
      #expect(PackedCursor.field(index) == ownerReference - 1)
    }
    #expect(PackedCursor.field(7) == 7)
  }

  @Test("Limits the number of unknown sections and rejects known sections that are empty")
  func manySections() throws {
    var sections = Sample.tinyContent.sections(nil)
    let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
    for number in 0..<65 {
      let tag =
        UInt32(0x5A) | UInt32(0x5A) << 8 | UInt32(digits[number / 36]) << 16 | UInt32(digits[number % 36])
        << 24
      sections.append(SectionTable.Content(tag: SectionTag(rawValue: tag), flags: 0, bytes: []))
    }
    let many = try Archive(sections).packed()
    #expect(refusal(of: many)?.kind == .badValue(field: "number of other sections", value: 65))
    sections.removeLast()
    let most = try Archive(sections).packed()
    #expect(try Archive(bytes: most).sections.entries.count == Sample.tinyContent.sections(nil).count + 64)
    sections = Sample.tinyContent.sections(nil)
    sections.append(SectionTable.Content(tag: .languages, flags: SectionTable.Entry.isRequired, bytes: []))
    let empty = try Archive(sections).packed()
    #expect(refusal(of: empty)?.kind == .wrongSectionLength(0))
  }

  static let numbers: [Double] = [
    0, -0.0, 1, -1, 0.5, 12.5, 0.1, 0.333333, 1.0 / 3, 1e300, -1e-300, .pi, 4503599627370496, 1e15, 1e16,
    .leastNonzeroMagnitude, .greatestFiniteMagnitude, .infinity, .nan, 20.5, 375, 0.0001, -0x1p63, 0x1p63,
    -0x1p50,
  ]

  @Test("Round-trips every number exactly and stores most numbers in 32 bits")
  func numbers() throws {
    let integers = [Int.min, .max, -1, 1, 7, 1 << 31, -(1 << 31), 1 << 51].map {
      UInt64(bitPattern: Int64($0))
    }
    let bits = Self.numbers.map(\.bitPattern) + integers
    for bits in bits {
      let (digits, code) = PackedNumber.encoded(bits)
      if code == PackedNumber.raw {
        #expect(digits == UInt32(truncatingIfNeeded: bits))
      } else {
        #expect(PackedNumber.bits(digits, code: code) == bits)
      }
    }
    #expect(PackedNumber.encoded(12.5.bitPattern) == (125, 1))
    #expect(PackedNumber.encoded((-320.0).bitPattern) == (UInt32(bitPattern: -320), PackedNumber.whole))
    #expect(PackedNumber.encoded(UInt64(bitPattern: -3)) == (UInt32(bitPattern: -3), PackedNumber.integer))
    #expect(PackedNumber.encoded((-0.0).bitPattern).code == PackedNumber.raw)
    var content = Sample.tinyContent
    content.numbers = (0..<40).flatMap { _ in bits } + [bits[0]]
    #expect(try Archive(bytes: content.encoded()).content() == content)
  }

  struct Unreadable: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    /// Reads valid data, then invalid data.
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
      name: "an integer that is cut", bytes: [1, 0xFF, 0xFF], read: { _ = ($0.varint(), $0.index()) },
      failure: ArchiveError(.truncated(expected: 4, found: 3), section: .keys, offset: 3)),
    Unreadable(
      name: "a word that is cut", bytes: [1, 2, 3], read: { _ = ($0.varint(), $0.word()) },
      failure: ArchiveError(.truncated(expected: 5, found: 3), section: .keys, offset: 3)),
  ]

  @Test("Reports only the first unreadable position", arguments: unreadable)
  func firstFailure(_ sample: Unreadable) {
    sample.bytes.withUnsafeBytes { bytes in
      var cursor = PackedCursor(bytes, 0..<bytes.count)
      cursor.section = .keys
      #expect(cursor.failure == nil)
      sample.read(&cursor)
      #expect(cursor.failure == sample.failure)
      cursor.section = .values
      #expect(cursor.varint() == 0, "nothing is read after a failure")
      #expect(cursor.failure == sample.failure, "the first failure is kept")
      #expect(throws: sample.failure) { try cursor.count(atMost: 9, "count") }
      #expect(throws: sample.failure) { try cursor.bytes(0) }
    }
  }

  /// The number of each known word is part of the format, so words must not move or change.
  @Test("The predefined words of the packed form do not change")
  func predefinedWords() {
    let words = (0..<KnownWords.count).map { String(decoding: KnownWords.bytes(of: $0), as: UTF8.self) }
    #expect(words.count == 1096)
    #expect(Set(words).count == words.count)
    #expect(words.allSatisfy { !$0.isEmpty })
    let hash = Array(words.joined(separator: ",").utf8).withUnsafeBytes { XXH64.hash($0) }
    #expect(hash == 3_367_556_985_706_292_910)
  }
}

extension [UInt8] {
  func withChecksumRepaired() -> [UInt8] {
    guard count >= PackedForm.headerLength else { return self }
    var result = self
    result.writeChecksum()
    return result
  }
}
