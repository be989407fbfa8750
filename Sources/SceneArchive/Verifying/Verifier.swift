import SceneValues

/// A verifier that checks that the records of a file are consistent and do not refer to anything outside the file. Each
/// group of checks is a single pass that does not allocate memory for individual records. This type is a class because a
/// large structure would be copied for every value.
final class Verifier {
  let tables: Tables
  let sections: SectionTable
  let file: UnsafeRawPointer
  let limits: ArchiveLimits

  /// The checks that each string has passed so far. They are recorded because many values refer to the same strings.
  let marks: UnsafeMutableBufferPointer<StringMark>
  var standardColors: [StandardColor?] = []
  var traitCounts: [Int: Int] = [:]

  struct StringMark: OptionSet {
    var rawValue: UInt8
    static let isKey = StringMark(rawValue: 1)
    static let isSelector = StringMark(rawValue: 2)
    static let isStandardColor = StringMark(rawValue: 4)
    static let isOptionSet = StringMark(rawValue: 8)
  }

  init(_ tables: Tables, sections: SectionTable, file: UnsafeRawPointer, limits: ArchiveLimits) {
    self.tables = tables
    self.sections = sections
    self.file = file
    self.limits = limits
    marks = .allocate(capacity: tables.strings.count)
    marks.initialize(repeating: [])
  }

  deinit { marks.deallocate() }

  /// Verifies the entire archive. Strings are verified before everything that refers to them. Units are verified before
  /// scenes, and both are verified before objects, segues, and connections.
  func verify() throws(ArchiveError) {
    try verifyStrings()
    try verifyNames()
    try verifyFonts()
    try verifyValues()
    try verifyDocument()
    try verifyUnits()
    try verifyScenes()
    try verifyObjects()
    try verifyPrototypes()
    try verifySegues()
    try verifyAppearances()
    try verifyStringTables()
    try verifyPlurals()
    try verifyLanguages()
    try verifyConstraints()
    try verifyVariations()
    try verifyOwnershipOfValues()
    try verifyConnections()
    try verifyImports()
  }
}

extension Verifier {
  @inline(__always)
  func checkIndex(
    _ place: UnsafeRawPointer, _ field: Int, below count: Int, _ name: StaticString
  ) throws(ArchiveError) {
    if place.index(field) >= count { throw badIndex(place, field, count, name) }
  }

  @inline(__always)
  func checkOptionalIndex(
    _ place: UnsafeRawPointer, _ field: Int, below count: Int, _ name: StaticString
  ) throws(ArchiveError) {
    if place.word(field) != noIndex, place.index(field) >= count { throw badIndex(place, field, count, name) }
  }

  @inline(__always)
  func checkRange(
    _ place: UnsafeRawPointer, _ field: Int, follows end: inout Int, count: Int, _ name: StaticString
  ) throws(ArchiveError) {
    let length = place.index(field + 4)
    guard place.index(field) == end, length <= count - end else {
      throw error(.badRange(field: name.description), place, field)
    }
    end += length
  }

  func checkEnd(_ end: Int, count: Int, of table: Table, stride: Int, _ name: StaticString)
    throws(ArchiveError)
  {
    guard end == count else { throw error(.badRange(field: name.description), table.base, end * stride) }
  }

  @inline(__always)
  func checkWord(
    _ place: UnsafeRawPointer, _ field: Int, atMost limit: UInt32, _ name: StaticString
  ) throws(ArchiveError) {
    if place.word(field) > limit { throw badValue(place, field, name) }
  }

  @inline(never)
  func badIndex(_ place: UnsafeRawPointer, _ field: Int, _ count: Int, _ name: StaticString) -> ArchiveError {
    error(.badIndex(field: name.description, value: place.index(field), count: count), place, field)
  }

  @inline(never)
  func badValue(_ place: UnsafeRawPointer, _ field: Int, _ name: StaticString) -> ArchiveError {
    error(.badValue(field: name.description, value: UInt64(place.word(field))), place, field)
  }

  @inline(never)
  func error(_ kind: ArchiveError.Kind, _ place: UnsafeRawPointer, _ field: Int) -> ArchiveError {
    let offset = place + field - file
    return ArchiveError(kind, section: sections.section(at: offset), offset: offset)
  }
}
