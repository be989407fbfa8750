import Testing

@testable import SceneArchive

/// The frame: header, section table, and sections that this version does not know.
@Suite struct SectionTests {
  private func sections(_ change: (inout [SectionTable.Content]) -> Void) -> [UInt8] {
    var sections = Sample.tinyContent.sections(nil)
    change(&sections)
    return SectionTable.file(of: sections)
  }

  private func extra(_ tag: StaticString, flags: UInt32, bytes: [UInt8] = [1, 2, 3]) -> SectionTable.Content {
    SectionTable.Content(tag: SectionTag(tag), flags: flags, bytes: bytes)
  }

  @Test("An unknown section that is optional is skipped")
  func unknownOptional() throws {
    let bytes = sections { $0.append(extra("XTRA", flags: 0)) }
    let archive = try Archive(bytes: bytes)
    #expect(archive.content() == Sample.tinyContent)
    #expect(try archive.digest != Archive(bytes: Sample.tinyContent.encoded()).digest)
    #expect(archive.sections[SectionTag("XTRA")]?.length == 3)
    let stripped = try Archive(bytes: archive.stripped())
    #expect(stripped.sections[SectionTag("XTRA")]?.length == 3)
    #expect(stripped.digest == archive.digest)
    let outside = sections { $0.append(extra("XTRA", flags: SectionTable.Entry.isOutsideDigest)) }
    #expect(try Archive(bytes: outside).digest == Archive(bytes: Sample.tinyContent.encoded()).digest)
    #expect(try Archive.stripped(outside) == Sample.tinyContent.encoded())
  }

  @Test("An unknown section that is required is refused")
  func unknownRequired() {
    let bytes = sections { $0.append(extra("XTRA", flags: SectionTable.Entry.isRequired)) }
    #expect(
      refusal(of: bytes)
        == ArchiveError(.unknownRequiredSection, section: SectionTag("XTRA"), offset: 32 + 14 * 16))
  }

  @Test("A file without one of the sections that it has to have is refused")
  func missing() {
    for (index, tag) in SectionTag.mandatory.enumerated() {
      let bytes = sections { $0.remove(at: index) }
      #expect(refusal(of: bytes) == ArchiveError(.missingSection, section: tag, offset: 32))
    }
  }

  @Test("Sections that repeat or that are not sorted are refused")
  func order() {
    let twice = sections { $0.insert($0[0], at: 0) }
    #expect(refusal(of: twice) == ArchiveError(.duplicateSection, section: .classes, offset: 48))
    let swapped = sections { $0.swapAt(0, 1) }
    #expect(refusal(of: swapped) == ArchiveError(.unsortedSections, section: .classes, offset: 48))
  }

  @Test("A section with a wrong tag or with unknown flags is refused")
  func tags() {
    let lowercase = sections { $0.append(extra("when", flags: 0)) }
    #expect(refusal(of: lowercase)?.kind == .badValue(field: "tag", value: 0x6E65_6877))
    let unknownFlag = sections { $0.append(extra("XTRA", flags: 4)) }
    #expect(refusal(of: unknownFlag)?.kind == .badValue(field: "section flags", value: 4))
    let optionalClasses = sections { $0[0].flags = 0 }
    #expect(
      refusal(of: optionalClasses)
        == ArchiveError(.badValue(field: "section flags", value: 0), section: .classes, offset: 36))
  }

  @Test("Sections that leave a gap or that overlap are refused")
  func gaps() throws {
    let bytes = Sample.tinyContent.fixed()
    var moved = bytes
    moved[word: 32 + 12] += 8
    #expect(
      refusal(of: moved)
        == ArchiveError(
          .misplacedSection(expected: 32 + 14 * 16, found: 32 + 14 * 16 + 8), section: .classes, offset: 44))
    var long = bytes
    long[word: 32 + 8] = 1 << 20
    #expect(
      refusal(of: long)
        == ArchiveError(
          .truncated(expected: 256 + 1 << 20, found: bytes.count), section: .classes, offset: 40))
    var dirty = bytes
    dirty[256 + 12] = 1
    #expect(refusal(of: dirty) == ArchiveError(.nonzeroPadding, section: .classes, offset: 268))
    let odd = sections { $0[0].bytes.append(0) }
    #expect(refusal(of: odd) == ArchiveError(.wrongSectionLength(13), section: .classes, offset: 256))
    var many = bytes
    many[word: 12] = 1 << 30
    #expect(refusal(of: many) == ArchiveError(.badRange(field: "sections"), offset: 12))
    var longer = bytes + Array(repeating: 0, count: 8)
    longer[word: 16] += 8
    #expect(
      refusal(of: longer)
        == ArchiveError(.lengthMismatch(expected: bytes.count, found: bytes.count + 8), offset: 16))
  }

  @Test("A header with the wrong length, magic number or version is refused")
  func headerIsChecked() throws {
    let bytes = Sample.tinyContent.fixed()
    #expect(refusal(of: []) == ArchiveError(.truncated(expected: 32, found: 0), offset: 0))
    #expect(refusal(of: Array("<scene/>".utf8)) == ArchiveError(.notAnArchive, offset: 0))
    var other = bytes
    other[word: 8] = 4
    #expect(refusal(of: other) == ArchiveError(.unknownVersion(found: 4, known: 3), offset: 8))
    // A later minor version only adds what may be skipped.
    other[word: 8] = 7 << 16 | 1
    #expect(refusal(of: other) == nil)
    #expect(refusal(of: bytes.dropLast(8))?.kind == .truncated(expected: bytes.count, found: bytes.count - 8))
    #expect(refusal(of: bytes + [0])?.kind == .lengthMismatch(expected: bytes.count, found: bytes.count + 1))
    let small = ArchiveLimits(length: bytes.count - 1)
    #expect(refusal(of: bytes, limits: small) == ArchiveError(.tooLarge(limit: bytes.count - 1), offset: 16))
  }

  @Test("A file whose content does not fit its digest is refused")
  func digest() throws {
    var bytes = Sample.tinyContent.fixed()
    let expected = try Archive(bytes: bytes).digest
    bytes[bytes.count - 5] ^= 1
    let found = try Archive(bytes: bytes.withDigestRepaired()).digest
    #expect(refusal(of: bytes) == ArchiveError(.digestMismatch(expected: expected, found: found), offset: 24))
  }
}
