/// A record of fixed size in a file: 32-bit little-endian fields, one after another.
///
/// Reading is inlinable, and each record is read as a whole: what a caller does not use of it, the optimizer
/// leaves in the file.
@usableFromInline protocol FixedRecord {
  /// In bytes.
  static var stride: Int { get }
  /// Reads a verified record.
  init(at place: UnsafeRawPointer)
}

/// Stands in a field for "none".
@usableFromInline let noIndex: UInt32 = 0xFFFF_FFFF
@usableFromInline let firstResponderReference: UInt32 = 0xFFFF_FFFE
@usableFromInline let ownerReference: UInt32 = 0xFFFF_FFFD

// What these read lies in the file: of a record, because its table was found to lie in it, the index to be in the table
// (`Archive.record`, the verifier's loops) and the field is less than the stride; of the header and the section table,
// because their lengths were compared with the file's before. It is aligned: the buffer is to eight bytes, sections begin at
// multiples of eight, and strides and fields are multiples of what is read. So `load`, which wants that, is right.
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

  /// A first index and a count.
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

/// Bytes in the making.
struct ByteWriter {
  var bytes: [UInt8] = []

  mutating func half(_ value: UInt16) { append(value.littleEndian) }
  mutating func word(_ value: UInt32) { append(value.littleEndian) }
  mutating func wide(_ value: UInt64) { append(value.littleEndian) }

  /// What no field can hold is written as an index that no table can have, for the verifier to refuse.
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

// What these write lies in the tables that are laid out: their lengths follow from how many records there are.
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
