/// A reader for untrusted binary property lists. Callers must detect circular references.
struct BinaryPropertyListReader {
  /// The value of an object. A container consists of its element count and the offset of its first reference.
  enum Node {
    case null
    case bool(Bool)
    case integer(Int64)
    /// A real number, or a date in seconds since 2001.
    case real(Double)
    case data(Range<Int>)
    case text(Text)
    case identifier(Int)
    case list(count: Int, first: Int)
    case dictionary(count: Int, first: Int)
    case other
  }

  struct Text {
    let bytes: Range<Int>
    /// Whether the string is big-endian UTF-16. Otherwise, it is ASCII.
    let isUTF16: Bool
  }

  let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let table: Int
  let top: Int
  /// The number of elements and text bytes left to read, because overlapping objects could each contain the file.
  private var allowance: Int

  init(_ bytes: [UInt8]) throws(PropertyListError) {
    let trailer = bytes.count - 32
    guard bytes.starts(with: BinaryPropertyList.magic), trailer >= BinaryPropertyList.magic.count else {
      throw PropertyListError(offset: 0)
    }
    self.bytes = bytes
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    func long(_ offset: Int) -> UInt64 { bytes[offset..<offset + 8].reduce(0) { $0 << 8 | UInt64($1) } }
    let (count, top, table) = (long(trailer + 8), long(trailer + 16), long(trailer + 24))
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), table <= trailer,
      count <= UInt64(trailer - Int(table)) / UInt64(offsetSize), top < count
    else { throw PropertyListError(offset: trailer) }
    (self.count, self.top, self.table) = (Int(count), Int(top), Int(table))
    allowance = 4 * bytes.count
  }

  func node(_ object: Int) throws(PropertyListError) -> Node {
    let start = try start(of: object)
    let low = Int(bytes[start] & 0xF)
    switch bytes[start] >> 4 {
    case 0x0:
      switch low {
      case 0x0: return .null
      case 0x8: return .bool(false)
      case 0x9: return .bool(true)
      default: return .other
      }
    case 0x1:
      guard low <= 4 else { throw PropertyListError(offset: start) }
      // The first eight bytes of a 16-byte number are sign bits.
      let number = try pattern(at: low == 4 ? start + 9 : start + 1, size: min(8, 1 << low))
      return .integer(Int64(bitPattern: number))
    case 0x2 where low == 2:
      return .real(Double(Float(bitPattern: UInt32(try pattern(at: start + 1, size: 4)))))
    case 0x2 where low == 3, 0x3 where low == 3:
      return .real(Double(bitPattern: try pattern(at: start + 1, size: 8)))
    case 0x4:
      let (count, first) = try length(at: start, size: 1)
      return .data(first..<first + count)
    case 0x5:
      let (count, first) = try length(at: start, size: 1)
      return .text(Text(bytes: first..<first + count, isUTF16: false))
    case 0x6:
      let (count, first) = try length(at: start, size: 2)
      return .text(Text(bytes: first..<first + 2 * count, isUTF16: true))
    case 0x8:
      guard low < 8 else { throw PropertyListError(offset: start) }
      return .identifier(try integer(at: start + 1, size: low + 1))
    case 0xA:
      let (count, first) = try length(at: start, size: referenceSize)
      return .list(count: count, first: first)
    case 0xD:
      let (count, first) = try length(at: start, size: 2 * referenceSize)
      return .dictionary(count: count, first: first)
    default: return .other
    }
  }

  mutating func dictionary(_ object: Int) throws(PropertyListError) -> [(key: Int, value: Int)]? {
    guard case .dictionary(let count, let first) = try node(object) else { return nil }
    try take(2 * count, at: first)
    var pairs: [(Int, Int)] = []
    pairs.reserveCapacity(count)
    for index in 0..<count {
      pairs.append((try reference(index, from: first), try reference(count + index, from: first)))
    }
    return pairs
  }

  mutating func list(_ object: Int) throws(PropertyListError) -> [Int]? {
    guard case .list(let count, let first) = try node(object) else { return nil }
    try take(count, at: first)
    var elements: [Int] = []
    elements.reserveCapacity(count)
    for index in 0..<count { elements.append(try reference(index, from: first)) }
    return elements
  }

  mutating func text(_ object: Int) throws(PropertyListError) -> String? {
    guard case .text(let text) = try node(object) else { return nil }
    return try string(text)
  }

  mutating func string(_ text: Text) throws(PropertyListError) -> String {
    try take(text.bytes.count, at: text.bytes.lowerBound)
    guard text.isUTF16 else { return String(decoding: bytes[text.bytes], as: UTF8.self) }
    let units = stride(from: text.bytes.lowerBound, to: text.bytes.upperBound, by: 2).map { place in
      UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func take(_ amount: Int, at offset: Int) throws(PropertyListError) {
    allowance -= amount
    guard allowance >= 0 else { throw PropertyListError(offset: offset) }
  }

  private func reference(_ index: Int, from first: Int) throws(PropertyListError) -> Int {
    try integer(at: first + index * referenceSize, size: referenceSize)
  }

  private func start(of object: Int) throws(PropertyListError) -> Int {
    guard object < count else { throw PropertyListError(offset: table) }
    let start = try integer(at: table + object * offsetSize, size: offsetSize)
    guard start < bytes.count else { throw PropertyListError(offset: table + object * offsetSize) }
    return start
  }

  /// Returns the number of elements in an object and the offset of the first element. `size` is the size of each element
  /// in bytes. Throws an error if the elements extend beyond the end of the file.
  private func length(at start: Int, size: Int) throws(PropertyListError) -> (count: Int, first: Int) {
    var (count, first) = (Int(bytes[start] & 0xF), start + 1)
    if count == 0xF {
      guard start + 1 < bytes.count, bytes[start + 1] >> 4 == 1, bytes[start + 1] & 0xF <= 3 else {
        throw PropertyListError(offset: start)
      }
      let size = 1 << Int(bytes[start + 1] & 0xF)
      (count, first) = (try integer(at: start + 2, size: size), start + 2 + size)
    }
    guard count <= (bytes.count - first) / size else { throw PropertyListError(offset: start) }
    return (count, first)
  }

  private func integer(at offset: Int, size: Int) throws(PropertyListError) -> Int {
    let number = try pattern(at: offset, size: size)
    guard number <= UInt64(UInt32.max) else { throw PropertyListError(offset: offset) }
    return Int(number)
  }

  private func pattern(at offset: Int, size: Int) throws(PropertyListError) -> UInt64 {
    guard offset <= bytes.count - size else { throw PropertyListError(offset: offset) }
    return bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
  }
}

/// An error that occurs when a binary property list is damaged or the file has another format.
public struct PropertyListError: Error, Equatable, CustomStringConvertible {
  /// The byte offset of the error in the file.
  public let offset: Int

  init(offset: Int) { self.offset = offset }

  /// A message that describes the error, including its offset.
  public var description: String {
    "the file is not a binary property list, or is damaged (at byte \(offset))"
  }
}
