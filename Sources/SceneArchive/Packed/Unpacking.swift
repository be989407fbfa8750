/// An operation that unpacks the tables of an untrusted file. No write exceeds the bounds of its table. Indices are
/// validated later by the verifier.
struct Unpacking {
  let file: UnsafeRawBufferPointer
  var cursor: PackedCursor
  let frame: PackedFrame
  let image: ArchiveBuffer
  let sections: SectionTable
  /// The number of values that have been assigned to their owners so far. Values are assigned in the order of the owners.
  var valueCount = 0
  var objectValueCount = 0
  private let places: [UnsafeMutableRawPointer]
  let sourceMap: UnsafeMutableRawPointer?
  private let work: ArchiveBuffer
  private var taken = 0
  let entries: UnsafeMutablePointer<UInt32>
  static let blockRoom = Column.blockLength + Column.alignment

  /// The location of an error in the tables, or nil if there is no error. It is converted to an offset in the file.
  var watched: UnsafeRawPointer?
  var found = 0

  /// The section being measured and its start offset in the file, or nil if no section is being measured.
  var measured: (tag: SectionTag?, start: Int)?
  var lengths: [SectionTag?: Int] = [:]

  init(_ file: UnsafeRawBufferPointer, limits: ArchiveLimits) throws(ArchiveError) {
    try PackedForm.checkHeader(of: file, limits: limits)
    self.file = file
    cursor = PackedCursor(file, PackedForm.headerLength..<file.count)
    frame = try PackedFrame(&cursor, of: file)
    sections = try frame.sections(
      limits: limits, expansion: file.count * PackedForm.maximumExpansion)
    image = ArchiveBuffer(count: sections.end)
    let blocks = 2 * Self.blockRoom * MemoryLayout<UInt32>.size
    work = ArchiveBuffer(count: blocks + Self.room(for: frame))
    entries = work.bytes.baseAddress!.bindMemory(to: UInt32.self, capacity: 2 * Self.blockRoom)
    taken = blocks
    let start = image.bytes.baseAddress!
    var places = Array(repeating: start, count: PackedTable.sections.count)
    var sourceMap: UnsafeMutableRawPointer?
    for entry in sections.entries {
      if entry.length & 7 != 0 { (start + entry.offset + entry.length & ~7).put(UInt64(0), 0) }
      if let table = PackedTable.of(entry.tag) {
        places[table.rawValue] = start + entry.offset
      } else if entry.tag == .sourceMap {
        sourceMap = start + entry.offset
      }
    }
    (self.places, self.sourceMap) = (places, sourceMap)
  }

  mutating func unpack() throws(ArchiveError) {
    do throws(ArchiveError) {
      try readAll()
    } catch {
      // Unreadable values are read as 0, so a read error is the original cause of any other error.
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

  /// Checks that nothing follows the current position except the zeros that the maximum expansion ratio requires.
  private mutating func readEnd() throws(ArchiveError) {
    enter(nil)
    if let failure = cursor.failure { throw failure }
    let expected = max(cursor.offset, PackedForm.minimumLength(ofTables: sections.end))
    guard file.count == expected else {
      throw ArchiveError(.lengthMismatch(expected: expected, found: file.count), offset: cursor.offset)
    }
    guard file[cursor.offset...].allSatisfy({ $0 == 0 }) else {
      throw ArchiveError(.nonzeroPadding, offset: cursor.offset)
    }
    cursor.skip(cursor.remaining)
  }

  /// Allocates memory that remains valid until unpacking ends. The size is rounded up to a multiple of 8 bytes.
  mutating func working<Element: BitwiseCopyable>(
    _ value: Element, _ count: Int
  ) -> UnsafeMutableBufferPointer<Element> {
    let length = SectionTable.aligned(count * MemoryLayout<Element>.stride)
    precondition(length <= work.bytes.count - taken, "unpacking needs more memory than expected")
    let start = work.bytes.baseAddress! + taken
    taken += length
    let elements = UnsafeMutableBufferPointer(
      start: start.bindMemory(to: Element.self, capacity: count), count: count)
    elements.initialize(repeating: value)
    return elements
  }

  func place(_ table: PackedTable) -> UnsafeMutableRawPointer { places[table.rawValue] }

  mutating func enter(_ tag: SectionTag?) {
    if let measured {
      lengths[measured.tag, default: 0] += cursor.offset - measured.start
      self.measured = (tag, cursor.offset)
    }
    cursor.section = tag
  }
}
