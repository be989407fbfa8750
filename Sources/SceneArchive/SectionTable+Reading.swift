extension SectionTable {
  /// Reads and checks everything that can be known of a file without knowing what its sections mean.
  init(verifying file: UnsafeRawBufferPointer, limits: ArchiveLimits) throws(ArchiveError) {
    try Self.checkHeader(of: file, limits: limits)
    let base = file.baseAddress!
    minorVersion = base.half(Field.minorVersion)
    digest = base.wide(Field.digest)
    entries = try Self.readEntries(of: file)
    try checkKnownSections()
    try checkDigest(of: base)
  }

  func checkDigest(of file: UnsafeRawPointer) throws(ArchiveError) {
    let found = computedDigest(of: file)
    guard found == digest else {
      throw ArchiveError(.digestMismatch(expected: digest, found: found), offset: Field.digest)
    }
  }

  private static func checkHeader(
    of file: UnsafeRawBufferPointer, limits: ArchiveLimits
  ) throws(ArchiveError) {
    guard file.starts(with: magic.prefix(file.count)) else { throw ArchiveError(.notAnArchive, offset: 0) }
    guard file.count >= headerLength, let base = file.baseAddress else {
      throw ArchiveError(.truncated(expected: headerLength, found: file.count), offset: file.count)
    }
    // Before anything else: what follows may look different in another version.
    let major = base.half(Field.majorVersion)
    guard major == majorVersion else {
      throw ArchiveError(
        .unknownVersion(found: Int(major), known: Int(PackedForm.majorVersion)), offset: Field.majorVersion)
    }
    guard file.count <= limits.length else {
      throw ArchiveError(.tooLarge(limit: limits.length), offset: Field.length)
    }
    let length = base.wide(Field.length)
    guard length == file.count else {
      let expected = Int(clamping: length)
      throw ArchiveError(
        expected > file.count
          ? .truncated(expected: expected, found: file.count)
          : .lengthMismatch(expected: expected, found: file.count), offset: Field.length)
    }
  }

  private static func readEntries(of file: UnsafeRawBufferPointer) throws(ArchiveError) -> [Entry] {
    let base = file.baseAddress!
    let count = base.index(Field.sectionCount)
    guard count <= (file.count - headerLength) / Entry.stride else {
      throw ArchiveError(.badRange(field: "sections"), offset: Field.sectionCount)
    }
    var entries: [Entry] = []
    var end = headerLength + count * Entry.stride
    for number in 0..<count {
      let line = headerLength + number * Entry.stride
      let entry = Entry(
        tag: SectionTag(rawValue: base.word(line)), flags: base.word(line + Entry.flagsField),
        offset: base.index(line + Entry.offsetField), length: base.index(line + Entry.lengthField))
      try check(entry, after: entries.last, at: line)
      guard entry.offset == end else {
        throw ArchiveError(
          .misplacedSection(expected: end, found: entry.offset), section: entry.tag,
          offset: line + Entry.offsetField)
      }
      guard entry.length <= file.count - end else {
        throw ArchiveError(
          .truncated(expected: end + entry.length, found: file.count), section: entry.tag,
          offset: line + Entry.lengthField)
      }
      let next = aligned(end + entry.length)
      guard next <= file.count, file[(end + entry.length)..<next].allSatisfy({ $0 == 0 }) else {
        throw ArchiveError(.nonzeroPadding, section: entry.tag, offset: end + entry.length)
      }
      entries.append(entry)
      end = next
    }
    guard end == file.count else {
      throw ArchiveError(.lengthMismatch(expected: end, found: file.count), offset: Field.length)
    }
    return entries
  }

  static func check(_ entry: Entry, after last: Entry?, at line: Int) throws(ArchiveError) {
    guard entry.tag.isWellFormed else {
      throw ArchiveError(.badValue(field: "tag", value: UInt64(entry.tag.rawValue)), offset: line)
    }
    if let last, entry.tag.order <= last.tag.order {
      throw ArchiveError(
        entry.tag == last.tag ? .duplicateSection : .unsortedSections, section: entry.tag, offset: line)
    }
    guard entry.flags <= (Entry.isRequired | Entry.isOutsideDigest) else {
      throw ArchiveError(
        .badValue(field: "section flags", value: UInt64(entry.flags)), section: entry.tag,
        offset: line + Entry.flagsField)
    }
  }

  /// Known sections have the flags they always have; unknown ones must not be required.
  private func checkKnownSections() throws(ArchiveError) {
    for (number, entry) in entries.enumerated() {
      let line = Self.headerLength + number * Entry.stride
      if entry.length == 0, SectionTag.occasional.contains(entry.tag) {
        throw ArchiveError(.wrongSectionLength(0), section: entry.tag, offset: line + Entry.lengthField)
      }
      if let flags = entry.tag.knownFlags {
        guard entry.flags == flags else {
          throw ArchiveError(
            .badValue(field: "section flags", value: UInt64(entry.flags)), section: entry.tag,
            offset: line + Entry.flagsField)
        }
      } else if entry.flags & Entry.isRequired != 0 {
        throw ArchiveError(.unknownRequiredSection, section: entry.tag, offset: line)
      }
    }
    for tag in SectionTag.mandatory where self[tag] == nil {
      throw ArchiveError(.missingSection, section: tag, offset: Self.headerLength)
    }
  }
}
