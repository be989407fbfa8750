/// Reads a packed file from front to back.
struct PackedCursor {
  private let start: UnsafePointer<UInt8>
  private(set) var place: UnsafePointer<UInt8>
  private let end: UnsafePointer<UInt8>
  /// What is being read, for errors.
  var section: SectionTag?

  /// - Parameters:
  ///   - file: the whole file.
  ///   - range: what of it is read.
  init(_ file: UnsafeRawBufferPointer, _ range: Range<Int>) {
    start = file.baseAddress!.assumingMemoryBound(to: UInt8.self)
    place = start + range.lowerBound
    end = start + range.upperBound
  }

  var offset: Int { place - start }
  var remaining: Int { end - place }

  @inline(__always)
  mutating func varint() throws(ArchiveError) -> UInt64 {
    guard place < end else { throw cutOff(1) }
    let byte = place.pointee
    place += 1
    if byte < 0x80 { return UInt64(byte) }
    guard place < end, case let second = place.pointee, second < 0x80, second != 0 else {
      return try longVarint(byte)
    }
    place += 1
    return UInt64(byte & 0x7F) | UInt64(second) << 7
  }

  @inline(never)
  private mutating func longVarint(_ first: UInt8) throws(ArchiveError) -> UInt64 {
    let began = place - 1
    var value = UInt64(first & 0x7F)
    var shift: UInt64 = 7
    while true {
      guard place < end else { throw cutOff(1) }
      let byte = place.pointee
      place += 1
      // Ten bytes have 70 bits; one form only, so the last byte says something.
      guard shift < 63 || byte <= 1, byte != 0 else {
        throw bad("variable-length integer", UInt64(byte), at: began)
      }
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
  }

  /// An index, or what none can be, for the verifier to refuse.
  @inline(__always)
  mutating func index() throws(ArchiveError) -> UInt32 { Self.field(Int(clamping: try varint())) }

  /// One that may be missing.
  @inline(__always)
  mutating func optional() throws(ArchiveError) -> UInt32 {
    let value = try varint()
    return value == 0 ? noIndex : Self.field(Int(clamping: value - 1))
  }

  /// An index as a field has it; one that no field can hold becomes one that no table can have, for the verifier to refuse.
  @inline(__always)
  static func field(_ index: Int) -> UInt32 {
    (0..<Int(ownerReference)).contains(index) ? UInt32(truncatingIfNeeded: index) : ownerReference - 1
  }

  @inline(__always)
  mutating func signed() throws(ArchiveError) -> Int { Self.unfolded(try varint()) }

  /// The index that differs from the expected one by what stands here.
  @inline(__always)
  mutating func index(expected: inout Int, length: Int = 1) throws(ArchiveError) -> UInt32 {
    let value = expected &+ (try signed())
    expected = value &+ length
    return Self.field(value)
  }

  /// A count of what needs a byte each at least, or bits of a word.
  mutating func count(atMost limit: Int, _ name: StaticString) throws(ArchiveError) -> Int {
    let began = place
    let value = try varint()
    guard value <= limit else { throw bad(name, value, at: began) }
    return Int(value)
  }

  mutating func word() throws(ArchiveError) -> UInt32 { UInt32(littleEndian: try load(UInt32.self)) }
  mutating func wide() throws(ArchiveError) -> UInt64 { UInt64(littleEndian: try load(UInt64.self)) }

  mutating func bytes(_ count: Int) throws(ArchiveError) -> UnsafeRawBufferPointer {
    guard count <= remaining else { throw cutOff(count) }
    defer { place += count }
    return UnsafeRawBufferPointer(start: place, count: count)
  }

  private mutating func load<Word: FixedWidthInteger>(_: Word.Type) throws(ArchiveError) -> Word {
    try bytes(MemoryLayout<Word>.size).loadUnaligned(as: Word.self)
  }

  static func unfolded(_ value: UInt64) -> Int { Int(bitPattern: UInt(value >> 1)) ^ -Int(value & 1) }

  func bad(_ name: StaticString, _ value: UInt64, at place: UnsafePointer<UInt8>) -> ArchiveError {
    ArchiveError(.badValue(field: name.description, value: value), section: section, offset: place - start)
  }

  private func cutOff(_ count: Int) -> ArchiveError {
    ArchiveError(
      .truncated(expected: end - start + count - remaining, found: end - start), section: section,
      offset: end - start)
  }
}
