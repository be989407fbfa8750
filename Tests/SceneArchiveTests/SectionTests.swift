import Testing

@testable import SceneArchive

@Suite struct SectionTests {
  private func file(with extra: SectionTable.Content...) throws -> [UInt8] {
    try Archive(Sample.tinyContent.sections(nil) + extra).packed()
  }

  private func extra(_ tag: StaticString, flags: UInt32, bytes: [UInt8] = [1, 2, 3]) -> SectionTable.Content {
    SectionTable.Content(tag: SectionTag(tag), flags: flags, bytes: bytes)
  }

  @Test("Skips unknown optional sections")
  func unknownOptional() throws {
    let archive = try Archive(bytes: file(with: extra("XTRA", flags: 0)))
    #expect(archive.content() == Sample.tinyContent)
    #expect(try archive.digest != Archive(bytes: Sample.tinyContent.encoded()).digest)
    #expect(archive.sections[SectionTag("XTRA")]?.length == 3)
    let stripped = try Archive(bytes: archive.stripped())
    #expect(stripped.sections[SectionTag("XTRA")]?.length == 3)
    #expect(stripped.digest == archive.digest)
    let outside = try file(with: extra("XTRA", flags: SectionTable.Entry.isOutsideDigest))
    #expect(try Archive(bytes: outside).digest == Archive(bytes: Sample.tinyContent.encoded()).digest)
    #expect(try Archive.stripped(outside) == Sample.tinyContent.encoded())
  }

  @Test("Rejects unknown required sections")
  func unknownRequired() throws {
    let refused = refusal(of: try file(with: extra("XTRA", flags: SectionTable.Entry.isRequired)))
    #expect(refused?.kind == .unknownRequiredSection)
    #expect(refused?.section == SectionTag("XTRA"))
  }

  @Test("Rejects duplicate and unsorted unknown sections")
  func order() throws {
    let twice = refusal(of: try file(with: extra("XTRA", flags: 0), extra("XTRA", flags: 0)))
    #expect(twice?.kind == .duplicateSection)
    #expect(twice?.section == SectionTag("XTRA"))
    let swapped = refusal(of: try file(with: extra("XTRB", flags: 0), extra("XTRA", flags: 0)))
    #expect(swapped?.kind == .unsortedSections)
    #expect(swapped?.section == SectionTag("XTRA"))
  }

  @Test("Rejects sections with an invalid tag or unknown flags")
  func tags() throws {
    let lowercase = try file(with: extra("when", flags: 0))
    #expect(refusal(of: lowercase)?.kind == .badValue(field: "tag", value: 0x6E65_6877))
    let unknownFlag = try file(with: extra("XTRA", flags: 4))
    #expect(refusal(of: unknownFlag)?.kind == .badValue(field: "section flags", value: 4))
  }

  @Test("Rejects sections whose length does not match their records")
  func lengths() {
    var odd = Sample.tinyContent.sections(nil)
    odd[.classes].append(0)
    #expect(refusal(of: odd) == ArchiveError(.wrongSectionLength(13), section: .classes, offset: 0))
  }

  @Test("Rejects headers with an invalid length, magic number, or version")
  func invalidHeaders() throws {
    let bytes = try Sample.tinyContent.encoded()
    #expect(refusal(of: [UInt8]()) == ArchiveError(.truncated(expected: 24, found: 0), offset: 0))
    #expect(refusal(of: Array("<scene/>".utf8)) == ArchiveError(.notAnArchive, offset: 0))
    for version: UInt32 in [0, 2, 3, 0xFFFF] {
      var other = bytes
      other[word: 8] = version
      #expect(refusal(of: other) == ArchiveError(.unknownVersion(found: Int(version), known: 1), offset: 8))
    }
    #expect(refusal(of: bytes.dropLast(8))?.kind == .truncated(expected: bytes.count, found: bytes.count - 8))
    #expect(refusal(of: bytes + [0])?.kind == .lengthMismatch(expected: bytes.count, found: bytes.count + 1))
    let small = ArchiveLimits(length: bytes.count - 1)
    #expect(refusal(of: bytes, limits: small) == ArchiveError(.tooLarge(limit: bytes.count - 1), offset: 12))
  }
}
