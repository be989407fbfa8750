/// A fixed-size record of 32-bit little-endian fields. Reading is inlinable, so that unused fields need not be loaded.
@usableFromInline protocol FixedRecord {
  static var stride: Int { get }
  init(at place: UnsafeRawPointer)
}

/// The field value that represents the absence of an index.
@usableFromInline let noIndex: UInt32 = 0xFFFF_FFFF
@usableFromInline let firstResponderReference: UInt32 = 0xFFFF_FFFE
@usableFromInline let ownerReference: UInt32 = 0xFFFF_FFFD

// These loads are within the file and aligned, as `load` requires. Tables and lengths were verified to be in
// the file, and `Archive.record` and the verifier check the index. The buffer and the sections are aligned to
// eight bytes, and strides and field offsets are multiples of the field size.
extension UnsafeRawPointer {
  @inlinable @inline(__always)
  func word(_ offset: Int) -> UInt32 { UInt32(littleEndian: load(fromByteOffset: offset, as: UInt32.self)) }

  @inlinable @inline(__always)
  func half(_ offset: Int) -> UInt16 { UInt16(littleEndian: load(fromByteOffset: offset, as: UInt16.self)) }

  @inlinable @inline(__always)
  func wide(_ offset: Int) -> UInt64 { UInt64(littleEndian: load(fromByteOffset: offset, as: UInt64.self)) }

  @inlinable @inline(__always)
  func index(_ offset: Int) -> Int { Int(word(offset)) }

  @inlinable @inline(__always)
  func optionalIndex(_ offset: Int) -> Int? {
    let word = word(offset)
    return word == noIndex ? nil : Int(word)
  }

  @inlinable @inline(__always)
  func range(_ offset: Int) -> Range<Int> {
    let first = index(offset)
    return first..<first + index(offset + 4)
  }

  @inlinable @inline(__always)
  func reference(_ offset: Int) -> Reference {
    switch word(offset) {
    case firstResponderReference: .firstResponder
    case ownerReference: .owner
    case let index: .object(Int(index))
    }
  }
}

struct ByteWriter {
  var bytes: [UInt8] = []

  mutating func half(_ value: UInt16) { append(value.littleEndian) }
  mutating func word(_ value: UInt32) { append(value.littleEndian) }
  mutating func wide(_ value: UInt64) { append(value.littleEndian) }

  /// Appends an index. An index that is too large is replaced with one that the verifier rejects.
  mutating func index(_ value: Int) {
    word((0..<Int(ownerReference)).contains(value) ? UInt32(value) : ownerReference - 1)
  }

  mutating func index(_ value: Int?) {
    if let value { index(value) } else { word(noIndex) }
  }

  mutating func range(_ range: Range<Int>) {
    index(range.lowerBound)
    index(range.count)
  }

  mutating func reference(_ reference: Reference) {
    switch reference {
    case .object(let index): self.index(index)
    case .firstResponder: word(firstResponderReference)
    case .owner: word(ownerReference)
    }
  }

  mutating func pad(to alignment: Int) {
    while bytes.count % alignment != 0 { bytes.append(0) }
  }

  private mutating func append(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value) { bytes.append(contentsOf: $0) }
  }
}

// These stores are within the unpacked tables, whose lengths are derived from the record counts.
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
