/// Lays out in memory the tables that a file of version 2 speaks of, which is written no more: record by record, each
/// field in a varint of its own.
///
/// Nothing that the file says is trusted: what is written stays within its table, and whether indices lead anywhere is
/// for the verifier to see, as with any other file. The tables are at most 130 times as long as the file.
struct RowUnpacking {
  /// The bytes of all strings are at most this many for each byte of the file, since known words are named by number.
  static let greatestExpansion = 64

  let file: UnsafeRawBufferPointer
  var cursor: PackedCursor
  /// How much of each table there is.
  let counts: PackedFrame
  /// The tables, as a fixed file has them.
  let image: ArchiveBuffer
  let sections: SectionTable
  var next = ExpectedIndices()
  /// How many values have been laid out; they stand in the order of what they belong to.
  var valueCount = 0
  private let start: UnsafeMutableRawPointer
  let values: UnsafeMutableRawPointer
  let valueTotal: Int
  var shapes: [RowShape] = []
  var properties: [RowProperty] = []

  init(_ file: UnsafeRawBufferPointer, limits: ArchiveLimits) throws(ArchiveError) {
    try PackedForm.checkHeader(of: file, limits: limits)
    self.file = file
    cursor = PackedCursor(file, PackedForm.headerLength..<file.count)
    counts = try PackedFrame(&cursor, of: file)
    sections = try counts.sections(limits: limits, expansion: .max)
    image = ArchiveBuffer(zeroed: sections.end)
    start = image.bytes.baseAddress!
    values = start + sections[.values]!.offset
    valueTotal = counts[.values]
  }

  /// Lays out everything.
  mutating func unpack() throws(ArchiveError) {
    do throws(ArchiveError) {
      try readAll()
    } catch {
      // What could not be read was 0 to whoever came upon something wrong then.
      throw cursor.failure ?? error
    }
    if let failure = cursor.failure { throw failure }
  }

  private mutating func readAll() throws(ArchiveError) {
    try readNames()
    try readObjects()
    try readConnections()
    try readConstraints()
    try readTranslations()
    readImports()
    readOtherSections()
    enter(nil)
    guard cursor.remaining == 0 else {
      throw ArchiveError(
        .lengthMismatch(expected: cursor.offset, found: file.count), offset: cursor.offset)
    }
  }

  /// The beginning of a table, and how many records it has.
  mutating func begin(_ table: PackedTable) -> (place: UnsafeMutableRawPointer, count: Int) {
    (beginSection(table.tag), counts[table])
  }

  mutating func beginSection(_ tag: SectionTag) -> UnsafeMutableRawPointer {
    enter(tag)
    return image.bytes.baseAddress! + (sections[tag]?.offset ?? 0)
  }

  /// Says what is read from here on.
  mutating func enter(_ tag: SectionTag?) { cursor.section = tag }
}
