struct SectionTable {
  struct Entry: Hashable {
    /// The flag of a required section. A reader that does not support such a section must reject the file.
    static let isRequired: UInt32 = 1
    static let isOutsideDigest: UInt32 = 2

    var tag: SectionTag
    var flags: UInt32
    /// The offset of the section in the memory that contains all unpacked sections. It is a multiple of eight.
    var offset: Int
    var length: Int
  }

  struct Content: Hashable {
    var tag: SectionTag
    var flags: UInt32
    var bytes: [UInt8]
  }

  var entries: [Entry]

  subscript(tag: SectionTag) -> Entry? { entries.first { $0.tag == tag } }

  func section(at offset: Int) -> SectionTag? {
    entries.last { $0.offset <= offset && offset < max($0.offset + 1, Self.aligned($0.offset + $0.length)) }?
      .tag
  }

  var end: Int { entries.last.map { Self.aligned($0.offset + $0.length) } ?? 0 }

  /// Returns an offset rounded up to the next multiple of eight, so that every field is aligned.
  static func aligned(_ offset: Int) -> Int { (offset + 7) & ~7 }

  mutating func place() {
    var offset = 0
    for number in entries.indices {
      entries[number].offset = offset
      offset += Self.aligned(entries[number].length)
    }
  }

  static func layOut(
    _ sections: [Content], limits: ArchiveLimits
  ) throws(ArchiveError) -> (image: ArchiveBuffer, sections: SectionTable) {
    var table = SectionTable(
      entries: sections.map { Entry(tag: $0.tag, flags: $0.flags, offset: 0, length: $0.bytes.count) })
    table.place()
    guard table.end <= limits.length else { throw ArchiveError(.tooLarge(limit: limits.length), offset: 0) }
    let image = ArchiveBuffer(zeroed: table.end)
    for (section, entry) in zip(sections, table.entries) {
      section.bytes.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress else { return }
        (image.bytes.baseAddress! + entry.offset).copyMemory(from: start, byteCount: bytes.count)
      }
    }
    return (image, table)
  }

  /// Returns a digest of the tags, flags, lengths, and bytes of the sections. The seed of each hash is the previous hash.
  func computedDigest(of image: UnsafeRawPointer) -> UInt64 {
    var digest: UInt64 = 0
    for entry in entries where entry.flags & Entry.isOutsideDigest == 0 {
      // The offset is excluded because it changes when an earlier section is stripped.
      let line = (
        entry.tag.rawValue.littleEndian, entry.flags.littleEndian, UInt32(entry.length).littleEndian
      )
      digest = withUnsafeBytes(of: line) { XXH64.hash($0, seed: digest) }
      digest = XXH64.hash(
        UnsafeRawBufferPointer(start: image + entry.offset, count: entry.length), seed: digest)
    }
    return digest
  }
}
