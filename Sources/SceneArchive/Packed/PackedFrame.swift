/// The record counts and the sections that are not tables. The counts determine the positions of all tables.
struct PackedFrame {
  struct OtherSection {
    var tag: SectionTag
    var flags: UInt32
    var bytes: UnsafeRawBufferPointer
  }

  private var counts: [Int] = []
  private(set) var stringLength = 0
  private(set) var sourcePath: UnsafeRawBufferPointer?
  private(set) var others: [OtherSection] = []

  subscript(table: PackedTable) -> Int { counts[table.rawValue] }

  init(of file: UnsafeRawBufferPointer) throws(ArchiveError) {
    var cursor = PackedCursor(file, PackedForm.headerLength..<file.count)
    try self.init(&cursor, of: file)
  }

  init(_ cursor: inout PackedCursor, of file: UnsafeRawBufferPointer) throws(ArchiveError) {
    let text = file.count * PackedForm.maximumExpansion
    var left = text
    counts.reserveCapacity(PackedTable.counted.count + 1)
    for table in PackedTable.counted {
      cursor.section = table.tag
      let count = try cursor.count(atMost: left, "count")
      counts.append(count)
      left -= count
    }
    counts.append(1)
    cursor.section = .strings
    stringLength = try cursor.count(atMost: text, "length of strings")
    cursor.section = nil
    let number = try cursor.count(atMost: PackedForm.maxOtherSections, "number of other sections")
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
      try check(tag, flags: flags, at: start)
      guard PackedForm.isStoredVerbatim(tag) else {
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

  private func check(_ tag: SectionTag, flags: UInt32, at start: Int) throws(ArchiveError) {
    guard tag.isWellFormed else {
      throw ArchiveError(.badValue(field: "tag", value: UInt64(tag.rawValue)), offset: start)
    }
    if let last = others.last, tag.order <= last.tag.order {
      throw ArchiveError(
        tag == last.tag ? .duplicateSection : .unsortedSections, section: tag, offset: start)
    }
    guard flags <= (SectionTable.Entry.isRequired | SectionTable.Entry.isOutsideDigest) else {
      throw ArchiveError(
        .badValue(field: "section flags", value: UInt64(flags)), section: tag, offset: start)
    }
  }

  /// Returns the positions of the sections in memory. `expansion` is the maximum size in memory for the file's length.
  func sections(limits: ArchiveLimits, expansion: Int) throws(ArchiveError) -> SectionTable {
    var table = SectionTable(entries: [])
    table.entries.reserveCapacity(PackedTable.sections.count + 1 + others.count)
    for section in PackedTable.sections {
      let count = self[section.table]
      guard count > 0 || section.isMandatory else { continue }
      let length =
        section.table == .strings ? 4 + (count + 1) * 4 + stringLength : count * section.table.stride
      table.entries.append(
        SectionTable.Entry(tag: section.tag, flags: section.flags, offset: 0, length: length))
    }
    if let sourcePath {
      let entry = SectionTable.Entry(
        tag: .sourceMap, flags: SectionTag.sourceMap.knownFlags!, offset: 0,
        length: SourceMapTable.length(path: sourcePath.count, counts: PackedTable.mapped.map { self[$0] }))
      insert(entry, into: &table.entries)
    }
    for other in others {
      insert(
        SectionTable.Entry(tag: other.tag, flags: other.flags, offset: 0, length: other.bytes.count),
        into: &table.entries)
    }
    table.place()
    guard table.end <= limits.length else { throw ArchiveError(.tooLarge(limit: limits.length), offset: 0) }
    guard table.end <= expansion else { throw ArchiveError(.greedy(limit: expansion), offset: 0) }
    return table
  }

  private func insert(_ entry: SectionTable.Entry, into entries: inout [SectionTable.Entry]) {
    let place = entries.firstIndex { $0.tag.order > entry.tag.order } ?? entries.endIndex
    entries.insert(entry, at: place)
  }
}
