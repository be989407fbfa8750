/// The sections of an archive in memory, and where each one begins.
struct SectionTable {
  /// A section: what is in it, and where.
  struct Entry: Hashable {
    /// A reader that does not know the section has to refuse the file.
    static let isRequired: UInt32 = 1
    static let isOutsideDigest: UInt32 = 2

    var tag: SectionTag
    var flags: UInt32
    /// In the memory of all sections, a multiple of eight.
    var offset: Int
    /// In bytes, without padding.
    var length: Int
  }

  /// A section that was just written.
  struct Content: Hashable {
    var tag: SectionTag
    var flags: UInt32
    var bytes: [UInt8]
  }

  var entries: [Entry]

  subscript(tag: SectionTag) -> Entry? { entries.first { $0.tag == tag } }

  /// The section that a byte belongs to.
  func section(at offset: Int) -> SectionTag? {
    entries.last { $0.offset <= offset && offset < max($0.offset + 1, Self.aligned($0.offset + $0.length)) }?
      .tag
  }

  /// Where the last section ends, with its padding.
  var end: Int { entries.last.map { Self.aligned($0.offset + $0.length) } ?? 0 }

  /// Sections begin at multiples of eight, so that every field is aligned.
  static func aligned(_ offset: Int) -> Int { (offset + 7) & ~7 }

  /// Places the sections one behind another.
  mutating func place() {
    var offset = 0
    for number in entries.indices {
      entries[number].offset = offset
      offset += Self.aligned(entries[number].length)
    }
  }

  /// Copies sections into memory.
  ///
  /// - Throws: `ArchiveError` where they are longer than the limit.
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

  /// Over all sections that are not outside it, in order: first tag, flags and length, then the bytes, each with
  /// what came before as the seed.
  func computedDigest(of image: UnsafeRawPointer) -> UInt64 {
    var digest: UInt64 = 0
    for entry in entries where entry.flags & Entry.isOutsideDigest == 0 {
      // The offset says nothing about content: it moves when a section before this one is stripped.
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
