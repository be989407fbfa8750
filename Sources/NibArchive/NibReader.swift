/// A reader for the tables of an untrusted nib.
struct NibReader {
  struct Table {
    let count: Int
    let offset: Int
  }

  struct Header {
    let format: Int
    let coder: Int
    let objects: Table
    let keys: Table
    let values: Table
    let classes: Table
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func header() throws(NibError) -> Header {
    guard bytes.starts(with: NibArchive.magic) else { throw error(.notANib) }
    position = NibArchive.magic.count
    let format = try word("the header")
    guard format == 1 else { throw error(.unknownVersion(format), at: NibArchive.magic.count) }
    let coder = try word("the header")
    func table(_ reader: inout NibReader) throws(NibError) -> Table {
      Table(count: try reader.word("the header"), offset: try reader.word("the header"))
    }
    return Header(
      format: format, coder: coder, objects: try table(&self), keys: try table(&self),
      values: try table(&self), classes: try table(&self))
  }

  mutating func classes(_ table: Table) throws(NibError) -> [NibArchive.Class] {
    try list(table, of: "classes", size: 2) { (reader) throws(NibError) in
      let length = try reader.number("a class")
      let fallbacks = try reader.number("a class")
      guard fallbacks <= (reader.bytes.count - reader.position) / 4 else {
        throw reader.error(.endsInside("a class"))
      }
      var indices: [Int] = []
      for _ in 0..<fallbacks {
        let index = try reader.word("a class")
        guard index < table.count else { throw reader.error(.badIndex("class \(index)")) }
        indices.append(index)
      }
      var name = try reader.text(length, "the name of a class")
      // The name includes a zero byte at its end.
      if name.hasSuffix("\0") { name.removeLast() }
      return NibArchive.Class(name: name, fallbacks: indices)
    }
  }

  mutating func keys(_ table: Table) throws(NibError) -> [String] {
    try list(table, of: "keys", size: 1) { (reader) throws(NibError) in
      let length = try reader.number("a key")
      return try reader.text(length, "a key")
    }
  }

  mutating func values(_ table: Table, keys: Int, objects: Int) throws(NibError) -> [NibArchive.Value] {
    try list(table, of: "values", size: 2) { (reader) throws(NibError) in
      let key = try reader.number("a value")
      guard key < keys else { throw reader.error(.badIndex("key \(key)")) }
      return NibArchive.Value(key: key, content: try reader.content(objects: objects))
    }
  }

  mutating func objects(_ table: Table, classes: Int, values: Int) throws(NibError) -> [NibArchive.Object] {
    // Without a limit, traversing all values could take quadratic time, because objects can share values.
    var total = 0
    return try list(table, of: "objects", size: 3) { (reader) throws(NibError) in
      let name = try reader.number("an object")
      guard name < classes else { throw reader.error(.badIndex("class \(name)")) }
      let first = try reader.number("an object")
      let count = try reader.number("an object")
      guard first <= values, count <= values - first else { throw reader.error(.badIndex("value \(first)")) }
      total += count
      guard total <= reader.bytes.count else { throw reader.error(.tooManyValues) }
      return NibArchive.Object(class: name, values: first..<first + count)
    }
  }

  /// Reads all elements of a table. `size` is an element's minimum size in bytes and limits allocations to the file size.
  private mutating func list<Element>(
    _ table: Table, of what: String, size: Int, _ read: (inout NibReader) throws(NibError) -> Element
  ) throws(NibError) -> [Element] {
    guard table.offset <= bytes.count else { throw error(.endsInside("the header"), at: table.offset) }
    position = table.offset
    guard table.count <= (bytes.count - position) / size else { throw error(.badCount(what)) }
    var elements: [Element] = []
    elements.reserveCapacity(table.count)
    for _ in 0..<table.count { elements.append(try read(&self)) }
    return elements
  }

  private mutating func content(objects: Int) throws(NibError) -> NibArchive.Content {
    let type = try integer(UInt8.self, "a value")
    switch type {
    case 0: return .integer(Int64(try integer(Int8.self, "a value")))
    case 1: return .integer(Int64(try integer(Int16.self, "a value")))
    case 2: return .integer(Int64(try integer(Int32.self, "a value")))
    case 3: return .integer(try integer(Int64.self, "a value"))
    case 4: return .bool(false)
    case 5: return .bool(true)
    case 6: return .float(Float(bitPattern: try integer(UInt32.self, "a value")))
    case 7: return .double(Double(bitPattern: try integer(UInt64.self, "a value")))
    case 8:
      let length = try number("a value")
      guard length <= bytes.count - position else { throw error(.endsInside("a value")) }
      defer { position += length }
      return .data(position..<position + length)
    case 9: return .null
    case 10:
      let index = try word("a value")
      guard index < objects else { throw error(.badIndex("object \(index)")) }
      return .object(index)
    default: throw error(.unknownType(type), at: position - 1)
    }
  }

  /// Reads a number that is stored with seven bits per byte, lowest bits first. The eighth bit is set in the last byte.
  private mutating func number(_ what: String) throws(NibError) -> Int {
    var number = 0
    for shift in stride(from: 0, to: 35, by: 7) {
      let byte = try integer(UInt8.self, what)
      number |= Int(byte & 0x7F) << shift
      if byte & 0x80 != 0 { return number }
    }
    throw error(.badCount("bytes in \(what)"))
  }

  private mutating func word(_ what: String) throws(NibError) -> Int { Int(try integer(UInt32.self, what)) }

  private mutating func integer<Number: FixedWidthInteger>(
    _ type: Number.Type, _ what: String
  ) throws(NibError) -> Number {
    let size = Number.bitWidth / 8
    guard size <= bytes.count - position else { throw error(.endsInside(what)) }
    defer { position += size }
    let number = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: position, as: Number.self) }
    return Number(littleEndian: number)
  }

  private mutating func text(_ length: Int, _ what: String) throws(NibError) -> String {
    guard length <= bytes.count - position else { throw error(.endsInside(what)) }
    guard let text = String(validating: bytes[position..<position + length], as: UTF8.self) else {
      throw error(.badText(what))
    }
    position += length
    return text
  }

  private func error(_ kind: NibError.Kind, at offset: Int? = nil) -> NibError {
    NibError(kind: kind, offset: offset ?? position)
  }
}
