/// Lays out in memory the tables that a packed file speaks of.
///
/// Nothing that the file says is trusted: what is written stays within its table, and whether indices lead anywhere is
/// for the verifier to see, as with any other file. The tables are at most 130 times as long as the file.
struct Unpacking {
  let file: UnsafeRawBufferPointer
  var cursor: PackedCursor
  /// How much of each table there is.
  let counts: PackedCounts
  /// The tables, as a fixed file has them.
  let image: ArchiveBuffer
  let sections: SectionTable
  var next = ExpectedIndices()
  /// How many values have been laid out; they stand in the order of what they belong to.
  var valueCount = 0
  private let start: UnsafeMutableRawPointer
  let values: UnsafeMutableRawPointer
  let valueTotal: Int
  var shapes: [UnpackedShape] = []
  var properties: [UnpackedProperty] = []

  /// The place in the tables that an error is about, and what of the file it was laid out from.
  private var watch: (section: Int, length: UInt) = (.max, 0)
  private(set) var found = 0
  /// Whether there is such a place: where all is well, which is nearly always, none of the many records is compared with it.
  var isWatched: Bool { watch.section != .max }

  /// What is being measured, and since which byte; nil where nothing is.
  private var measured: (tag: SectionTag?, start: Int)?
  private var lengths: [SectionTag?: Int] = [:]

  init(_ file: UnsafeRawBufferPointer, limits: ArchiveLimits) throws(ArchiveError) {
    try PackedForm.checkHeader(of: file, limits: limits)
    self.file = file
    cursor = PackedCursor(file, PackedForm.headerLength..<file.count)
    counts = try PackedCounts(&cursor, of: file)
    sections = try counts.sections(
      digest: UInt64(
        littleEndian: file.loadUnaligned(fromByteOffset: PackedForm.Field.digest, as: UInt64.self)),
      limits: limits)
    image = ArchiveBuffer(zeroed: sections.end)
    sections.writeLines(to: image.bytes)
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

  /// An error about the tables, at the place of the file that the record was laid out from.
  func located(_ error: ArchiveError) -> ArchiveError {
    var result = error
    if case .digestMismatch = error.kind {
      result.offset = PackedForm.Field.digest
    } else {
      result.offset = place(ofImageOffset: error.offset)
    }
    return result
  }

  private func place(ofImageOffset offset: Int) -> Int {
    guard let section = sections.entries.last(where: { $0.offset <= offset }),
      var again = try? Unpacking(file, limits: ArchiveLimits())
    else { return 0 }
    again.watch = (section.offset, UInt(offset - section.offset))
    _ = try? again.unpack()
    return again.found
  }

  /// The beginning of a table, and how many records it has.
  mutating func begin(_ tag: SectionTag) -> (place: UnsafeMutableRawPointer, count: Int) {
    (beginSection(tag), counts[tag])
  }

  mutating func beginSection(_ tag: SectionTag) -> UnsafeMutableRawPointer {
    enter(tag)
    return image.bytes.baseAddress! + (sections[tag]?.offset ?? 0)
  }

  /// Says what is read from here on.
  mutating func enter(_ tag: SectionTag?) {
    if let measured {
      lengths[measured.tag, default: 0] += cursor.offset - measured.start
      self.measured = (tag, cursor.offset)
    }
    cursor.section = tag
  }

  /// How many bytes of the file each section has; nil stands for the frame. Values stand with what they belong to.
  mutating func measure() throws(ArchiveError) -> [SectionTag?: Int] {
    lengths[nil] = cursor.offset
    for other in counts.others { count(other.bytes.count, of: other.tag) }
    if let path = counts.sourcePath { count(path.count, of: .sourceMap) }
    measured = (nil, cursor.offset)
    try unpack()
    return lengths
  }

  /// What stands in the frame, but belongs to a section.
  private mutating func count(_ bytes: Int, of tag: SectionTag) {
    lengths[tag, default: 0] += bytes
    lengths[nil, default: 0] -= bytes
  }

  /// Says that a record is about to be read, which goes to this place.
  @inline(__always)
  mutating func reading(_ place: UnsafeMutableRawPointer) { reading(place, at: cursor.offset) }

  @inline(__always)
  mutating func reading(_ place: UnsafeMutableRawPointer, at offset: Int) {
    if UInt(bitPattern: place - start &- watch.section) <= watch.length { found = offset }
  }
}

extension UnsafeMutableRawPointer {
  @inline(__always)
  func put(_ word: UInt32, _ offset: Int) {
    storeBytes(of: word.littleEndian, toByteOffset: offset, as: UInt32.self)
  }

  @inline(__always)
  func put(_ index: Int, _ offset: Int) { put(UInt32(clamping: index), offset) }

  @inline(__always)
  func put(_ half: UInt16, _ offset: Int) {
    storeBytes(of: half.littleEndian, toByteOffset: offset, as: UInt16.self)
  }

  @inline(__always)
  func put(_ wide: UInt64, _ offset: Int) {
    storeBytes(of: wide.littleEndian, toByteOffset: offset, as: UInt64.self)
  }
}
