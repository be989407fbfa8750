/// Lays out the tables of a file in memory.
///
/// Nothing that the file says is trusted: what is written stays within its table, and whether indices lead anywhere is
/// for the verifier to see, as with any other file.
struct Unpacking {
  let file: UnsafeRawBufferPointer
  var cursor: PackedCursor
  /// How much of each table there is.
  let frame: PackedFrame
  /// The tables.
  let image: ArchiveBuffer
  let sections: SectionTable
  /// How many values those have that were laid out; they stand in the order of what they belong to.
  var valueCount = 0
  /// How many of them are the objects'.
  var objectValueCount = 0
  /// Where each table begins, by its number.
  private let places: [UnsafeMutableRawPointer]
  let sourceMap: UnsafeMutableRawPointer?
  /// Memory to work with, and how much of it is taken.
  private let work: ArchiveBuffer
  private var taken = 0
  /// Two blocks of columns, with room behind each.
  let entries: UnsafeMutablePointer<UInt32>
  static let blockRoom = Column.blockLength + Column.alignment

  /// What of the tables an error is about; nil where all is well, which is nearly always.
  var watched: UnsafeRawPointer?
  /// What of the file it was laid out from.
  var found = 0

  /// What is being measured, and since which byte; nil where nothing is.
  var measured: (tag: SectionTag?, start: Int)?
  var lengths: [SectionTag?: Int] = [:]

  /// - Throws: `ArchiveError` where the file is damaged, or says that it has more than it may.
  init(_ file: UnsafeRawBufferPointer, limits: ArchiveLimits) throws(ArchiveError) {
    try PackedForm.checkHeader(of: file, limits: limits)
    self.file = file
    cursor = PackedCursor(file, PackedForm.headerLength..<file.count)
    frame = try PackedFrame(&cursor, of: file)
    sections = try frame.sections(
      limits: limits, expansion: file.count * PackedForm.greatestExpansion)
    image = ArchiveBuffer(count: sections.end)
    let blocks = 2 * Self.blockRoom * MemoryLayout<UInt32>.size
    work = ArchiveBuffer(count: blocks + Self.room(for: frame))
    entries = work.bytes.baseAddress!.bindMemory(to: UInt32.self, capacity: 2 * Self.blockRoom)
    taken = blocks
    let start = image.bytes.baseAddress!
    var places = Array(repeating: start, count: PackedTable.sections.count)
    var sourceMap: UnsafeMutableRawPointer?
    for entry in sections.entries {
      // What is between sections.
      if entry.length & 7 != 0 { (start + entry.offset + entry.length & ~7).put(UInt64(0), 0) }
      if let table = PackedTable.of(entry.tag) {
        places[table.rawValue] = start + entry.offset
      } else if entry.tag == .sourceMap {
        sourceMap = start + entry.offset
      }
    }
    (self.places, self.sourceMap) = (places, sourceMap)
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
    try readStrings()
    for table in PackedTable.beforeObjects { try readTable(table) }
    try readObjects()
    for table in PackedTable.afterObjects { try readTable(table) }
    try readOtherValues()
    for table in PackedTable.afterValues { try readTable(table) }
    readOtherSections()
    try readEnd()
  }

  /// Zeros follow where the tables would be too large for the file otherwise, and nothing else.
  private mutating func readEnd() throws(ArchiveError) {
    enter(nil)
    if let failure = cursor.failure { throw failure }
    let expected = max(cursor.offset, PackedForm.leastLength(ofTables: sections.end))
    guard file.count == expected else {
      throw ArchiveError(.lengthMismatch(expected: expected, found: file.count), offset: cursor.offset)
    }
    guard file[cursor.offset...].allSatisfy({ $0 == 0 }) else {
      throw ArchiveError(.nonzeroPadding, offset: cursor.offset)
    }
    cursor.skip(cursor.remaining)
  }

  /// Takes memory for as long as this unpacks: a multiple of eight bytes.
  mutating func working<Element: BitwiseCopyable>(
    _ value: Element, _ count: Int
  ) -> UnsafeMutableBufferPointer<Element> {
    let length = SectionTable.aligned(count * MemoryLayout<Element>.stride)
    precondition(length <= work.bytes.count - taken, "more memory is needed than was foreseen")
    let start = work.bytes.baseAddress! + taken
    taken += length
    let elements = UnsafeMutableBufferPointer(
      start: start.bindMemory(to: Element.self, capacity: count), count: count)
    elements.initialize(repeating: value)
    return elements
  }

  /// Where a table begins.
  func place(_ table: PackedTable) -> UnsafeMutableRawPointer { places[table.rawValue] }

  /// Says what is read from here on.
  mutating func enter(_ tag: SectionTag?) {
    if let measured {
      lengths[measured.tag, default: 0] += cursor.offset - measured.start
      self.measured = (tag, cursor.offset)
    }
    cursor.section = tag
  }
}
