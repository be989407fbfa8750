/// Reads what a `CacheWriter` wrote. Whatever the bytes are, it says so rather than stop the program.
struct CacheReader {
  /// The bytes are not what was written.
  struct Damaged: Error {}

  private let bytes: ArraySlice<UInt8>
  private(set) var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  var isAtEnd: Bool { position == bytes.endIndex }

  mutating func number() throws(Damaged) -> UInt64 {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), through: 63, by: 7) {
      guard position < bytes.endIndex else { throw Damaged() }
      let byte = bytes[position]
      position += 1
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
    }
    throw Damaged()
  }

  /// A number that is less than another.
  mutating func number(below limit: Int) throws(Damaged) -> Int {
    let number = try number()
    guard number < UInt64(max(limit, 0)) else { throw Damaged() }
    return Int(number)
  }

  mutating func flag() throws(Damaged) -> Bool { try number(below: 2) == 1 }

  mutating func raw() throws(Damaged) -> ArraySlice<UInt8> {
    let count = try number(below: bytes.endIndex - position + 1)
    // The number itself took bytes of those.
    guard count <= bytes.endIndex - position else { throw Damaged() }
    defer { position += count }
    return bytes[position..<position + count]
  }

  mutating func text() throws(Damaged) -> String { String(decoding: try raw(), as: UTF8.self) }

  mutating func optional<Value>(
    _ read: (inout CacheReader) throws(Damaged) -> Value
  ) throws(Damaged) -> Value? {
    try flag() ? try read(&self) : nil
  }

  mutating func list<Value>(_ read: (inout CacheReader) throws(Damaged) -> Value) throws(Damaged) -> [Value] {
    // Each takes a byte at least: no count makes more room than there are bytes.
    let count = try number(below: bytes.endIndex - position + 1)
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try read(&self)) }
    return values
  }
}
