/// A cursor that reads a file sequentially. Unreadable values are read as 0. The first error is stored and checked at the
/// end, so that loops do not have to handle an error for each field.
struct PackedCursor {
  private let start: UnsafePointer<UInt8>
  private(set) var place: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  var section: SectionTag?
  /// The first error, or nil if none has occurred. Nothing is read after an error.
  private var missed: Missed?

  struct Missed {
    var place: UnsafePointer<UInt8>
    var what: Kind
    var section: SectionTag?

    enum Kind {
      case varint
      case value(StaticString, UInt64)
      case bytes(Int)
    }
  }

  init(_ file: UnsafeRawBufferPointer, _ range: Range<Int>) {
    start = file.baseAddress!.assumingMemoryBound(to: UInt8.self)
    place = start + range.lowerBound
    end = start + range.upperBound
  }

  var offset: Int { place - start }
  var remaining: Int { end - place }

  /// Reads a varint. Nearly all varints have one or two bytes.
  @inline(__always)
  mutating func varint() -> UInt64 {
    guard place < end else { return miss(.varint) }
    let byte = place.pointee
    if byte < 0x80 {
      place += 1
      return UInt64(byte)
    }
    guard end - place > 1, case let second = place[1], second < 0x80, second != 0 else {
      guard let long = Self.longVarint(place, end) else { return miss(.varint) }
      place = long.end
      return long.value
    }
    place += 2
    return UInt64(byte & 0x7F) | UInt64(second) << 7
  }

  /// Reads a varint of two or more bytes. Returns nil if the varint is truncated or not in its shortest form. The
  /// position is passed as pointers, so that a loop can keep the cursor in registers.
  @inline(never)
  private static func longVarint(
    _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) -> (value: UInt64, end: UnsafePointer<UInt8>)? {
    var (place, value, shift) = (start, UInt64(0), UInt64(0))
    while place < end {
      let byte = place.pointee
      place += 1
      // Ten bytes contain 70 bits. The last byte must not be zero, so that each number has only one form.
      guard shift < 63 || byte <= 1, shift == 0 || byte != 0 else { return nil }
      value |= UInt64(byte & 0x7F) &<< shift
      if byte < 0x80 { return (value, place) }
      shift += 7
    }
    return nil
  }

  /// Reads an index. An invalid value is replaced with an index that the verifier rejects.
  @inline(__always)
  mutating func index() -> UInt32 { Self.field(Int(truncatingIfNeeded: varint())) }

  /// Returns an index as a field value. An index that is too large is replaced with one that the verifier rejects.
  @inline(__always)
  static func field(_ index: Int) -> UInt32 {
    UInt(bitPattern: index) < UInt(ownerReference)
      ? UInt32(truncatingIfNeeded: index) : ownerReference - 1
  }

  mutating func count(atMost limit: Int, _ name: StaticString) throws(ArchiveError) -> Int {
    let began = place
    let value = varint()
    if let failure { throw failure }
    guard value <= limit else { throw bad(name, value, at: began) }
    return Int(value)
  }

  @inline(__always)
  mutating func word() -> UInt32 { UInt32(littleEndian: load(UInt32.self)) }

  mutating func bytes(_ count: Int) throws(ArchiveError) -> UnsafeRawBufferPointer {
    if count > remaining { _ = miss(.bytes(count)) }
    if let failure { throw failure }
    defer { place += count }
    return UnsafeRawBufferPointer(start: place, count: count)
  }

  @inline(__always)
  mutating func skip(_ count: Int) { place += count }

  @inline(__always)
  mutating func load<Word: FixedWidthInteger>(_: Word.Type) -> Word {
    let count = MemoryLayout<Word>.size
    guard count <= remaining else { return Word(truncatingIfNeeded: miss(.bytes(count))) }
    defer { place += count }
    return UnsafeRawPointer(place).loadUnaligned(as: Word.self)
  }

  @inline(__always)
  mutating func miss(_ what: Missed.Kind, at place: UnsafePointer<UInt8>? = nil) -> UInt64 {
    if missed == nil { missed = Missed(place: place ?? self.place, what: what, section: section) }
    self.place = end
    return 0
  }

  var failure: ArchiveError? {
    guard let missed else { return nil }
    var needed = 1
    switch missed.what {
    case .bytes(let count): needed = count
    case .value(let name, let value): return bad(name, value, at: missed.place, of: missed.section)
    case .varint:
      while missed.place + needed <= end {
        let byte = missed.place[needed - 1]
        if needed == 10 && byte > 1 || needed > 1 && byte == 0 {
          return bad("variable-length integer", UInt64(byte), at: missed.place, of: missed.section)
        }
        needed += 1
      }
    }
    let (found, expected) = (end - start, missed.place - start + needed)
    return ArchiveError(
      .truncated(expected: expected, found: found), section: missed.section, offset: found)
  }

  func bad(_ name: StaticString, _ value: UInt64, at place: UnsafePointer<UInt8>) -> ArchiveError {
    bad(name, value, at: place, of: section)
  }

  @inline(never)
  private func bad(
    _ name: StaticString, _ value: UInt64, at place: UnsafePointer<UInt8>, of section: SectionTag?
  ) -> ArchiveError {
    ArchiveError(.badValue(field: name.description, value: value), section: section, offset: place - start)
  }
}
