/// How many records of each kind a packed file has, and what stands in it beside them: with that, all tables get their
/// places at once.
struct PackedCounts {
  struct OtherSection {
    var tag: SectionTag
    var flags: UInt32
    var bytes: UnsafeRawBufferPointer
  }

  private var counts: [Int] = []
  private(set) var stringLength = 0
  /// The path that the source map says; nil without one.
  private(set) var sourcePath: UnsafeRawBufferPointer?
  private(set) var others: [OtherSection] = []

  subscript(tag: SectionTag) -> Int {
    counts[PackedForm.tables.firstIndex { $0.tag == tag }!]
  }

  /// Reads the counts, and the bytes of other sections.
  init(_ cursor: inout PackedCursor, of file: UnsafeRawBufferPointer) throws(ArchiveError) {
    var left = cursor.remaining
    for table in PackedForm.tables {
      cursor.section = table.tag
      let count = try cursor.count(atMost: left, "count")
      counts.append(count)
      left -= count
    }
    cursor.section = .strings
    stringLength = try cursor.count(atMost: file.count * PackedForm.greatestExpansion, "length of strings")
    cursor.section = nil
    let number = try cursor.count(atMost: PackedForm.mostOtherSections, "number of other sections")
    for _ in 0..<number {
      do throws(ArchiveError) {
        try readOther(&cursor)
      } catch {
        throw cursor.failure ?? error
      }
    }
    if let failure = cursor.failure { throw failure }
  }

  private mutating func readOther(_ cursor: inout PackedCursor) throws(ArchiveError) {
    let start = cursor.offset
    switch cursor.varint() {
    case PackedForm.sourceMap:
      guard sourcePath == nil else {
        throw ArchiveError(.duplicateSection, section: .sourceMap, offset: start)
      }
      cursor.section = .sourceMap
      sourcePath = try cursor.bytes(cursor.count(atMost: cursor.remaining, "length of a path"))
      cursor.section = nil
    case PackedForm.otherSection:
      let tag = SectionTag(rawValue: cursor.word())
      let flags = cursor.index()
      let last = others.last.map { SectionTable.Entry(tag: $0.tag, flags: $0.flags, offset: 0, length: 0) }
      try SectionTable.check(
        SectionTable.Entry(tag: tag, flags: flags, offset: 0, length: 0), after: last, at: start)
      guard PackedForm.standsAsItIs(tag) else {
        throw ArchiveError(.duplicateSection, section: tag, offset: start)
      }
      if let known = tag.knownFlags {
        guard flags == known else {
          throw ArchiveError(
            .badValue(field: "section flags", value: UInt64(flags)), section: tag, offset: start)
        }
      } else if flags & SectionTable.Entry.isRequired != 0 {
        throw ArchiveError(.unknownRequiredSection, section: tag, offset: start)
      }
      let length = try cursor.count(atMost: cursor.remaining, "length of a section")
      guard length > 0 || tag.knownFlags == nil else {
        throw ArchiveError(.wrongSectionLength(0), section: tag, offset: start)
      }
      others.append(OtherSection(tag: tag, flags: flags, bytes: try cursor.bytes(length)))
    case let kind:
      throw ArchiveError(.badValue(field: "kind of section", value: kind), offset: start)
    }
  }

  /// The sections of the fixed form, with their places.
  func sections(digest: UInt64, limits: ArchiveLimits) throws(ArchiveError) -> SectionTable {
    var lengths: [(tag: SectionTag, flags: UInt32, length: Int)] = []
    for (count, table) in zip(counts, PackedForm.tables) {
      guard count > 0 || SectionTag.mandatory.contains(table.tag) else { continue }
      let length = table.tag == .strings ? 4 + (count + 1) * 4 + stringLength : count * table.stride
      lengths.append((table.tag, table.tag.knownFlags!, length))
    }
    lengths.append((.document, SectionTag.document.knownFlags!, DocumentRecord.stride))
    if let sourcePath {
      let mapped: [SectionTag] = [.objects, .connections, .segues]
      let occasional = [.appearances, .constraints].filter { self[$0] > 0 } as [SectionTag]
      let positions = (mapped + occasional).reduce(0) { $0 + 4 + self[$1] * 8 }
      lengths.append(
        (.sourceMap, SectionTag.sourceMap.knownFlags!, 4 + (sourcePath.count + 3) & ~3 + positions))
    }
    for other in others { lengths.append((other.tag, other.flags, other.bytes.count)) }
    lengths.sort { $0.tag.order < $1.tag.order }
    var table = SectionTable(minorVersion: 0, digest: digest, entries: [])
    var offset = SectionTable.headerLength + lengths.count * SectionTable.Entry.stride
    for (tag, flags, length) in lengths {
      table.entries.append(SectionTable.Entry(tag: tag, flags: flags, offset: offset, length: length))
      offset += SectionTable.aligned(length)
      guard offset <= limits.length else { throw ArchiveError(.tooLarge(limit: limits.length), offset: 0) }
    }
    return table
  }
}
