extension SectionTable {
  struct Content {
    var tag: SectionTag
    var flags: UInt32
    var bytes: [UInt8]
  }

  /// A file of these sections, as they stand.
  static func file(of sections: [Content]) -> [UInt8] {
    var writer = ByteWriter()
    writer.bytes = magic
    writer.half(majorVersion)
    writer.half(minorVersion)
    writer.index(sections.count)
    let start = headerLength + sections.count * Entry.stride
    let length = sections.reduce(start) { $0 + aligned($1.bytes.count) }
    writer.wide(UInt64(length))
    writer.wide(0)
    writer.bytes.reserveCapacity(length)
    var entries: [Entry] = []
    var offset = start
    for section in sections {
      writer.word(section.tag.rawValue)
      writer.word(section.flags)
      writer.index(section.bytes.count)
      writer.index(offset)
      entries.append(
        Entry(tag: section.tag, flags: section.flags, offset: offset, length: section.bytes.count))
      offset += aligned(section.bytes.count)
    }
    for section in sections {
      writer.bytes.append(contentsOf: section.bytes)
      writer.pad(to: 8)
    }
    let table = SectionTable(minorVersion: minorVersion, digest: 0, entries: entries)
    let digest = writer.bytes.withUnsafeBytes { table.computedDigest(of: $0.baseAddress!) }
    withUnsafeBytes(of: digest.littleEndian) {
      writer.bytes.replaceSubrange(Field.digest..<Field.digest + 8, with: $0)
    }
    return writer.bytes
  }
}
