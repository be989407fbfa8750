/// A writer of valid and invalid nibs.
struct NibWriter {
  enum Value {
    case int8(Int8), int16(Int16), int32(Int32), int64(Int64), bool(Bool), float(Float), double(Double)
    case data([UInt8]), null, object(UInt32)
    case unknown(UInt8)
  }

  var version: UInt32 = 1
  var classes: [(name: String, fallbacks: [UInt32])] = []
  var keys: [String] = []
  var values: [(key: Int, value: Value)] = []
  var objects: [(class: Int, first: Int, count: Int)] = []

  /// Adds an object, and its class and keys if they are new.
  mutating func add(_ name: String, _ contents: [(String, Value)] = []) {
    objects.append((place(of: name), values.count, contents.count))
    for (key, value) in contents {
      if !keys.contains(key) { keys.append(key) }
      values.append((keys.firstIndex(of: key)!, value))
    }
  }

  mutating func add(text: String) { add("NSString", [("NS.bytes", .data(Array(text.utf8)))]) }

  mutating func add(array elements: [UInt32]) {
    let empty = "UINibEncoderEmptyKey"
    add("NSArray", [("NSInlinedValue", .bool(true))] + elements.map { (empty, .object($0)) })
  }

  private mutating func place(of name: String) -> Int {
    if let known = classes.firstIndex(where: { $0.name == name }) { return known }
    classes.append((name, []))
    return classes.count - 1
  }

  var bytes: [UInt8] {
    var tables: [(count: Int, bytes: [UInt8])] = []
    tables.append(
      table(objects) { Self.number($0.class) + Self.number($0.first) + Self.number($0.count) })
    tables.append(table(keys) { Self.number($0.utf8.count) + Array($0.utf8) })
    tables.append(table(values) { Self.number($0.key) + Self.bytes($0.value) })
    tables.append(table(classes, Self.bytes(ofClass:)))
    var header = Array("NIBArchive".utf8) + Self.little(version) + Self.little(UInt32(9))
    var offset = 50
    for (count, bytes) in tables {
      header += Self.little(UInt32(count)) + Self.little(UInt32(offset))
      offset += bytes.count
    }
    return header + tables.flatMap(\.bytes)
  }

  private func table<Element>(
    _ elements: [Element], _ bytes: (Element) -> [UInt8]
  ) -> (count: Int, bytes: [UInt8]) {
    (elements.count, elements.reduce(into: []) { $0 += bytes($1) })
  }

  private static func bytes(ofClass entry: (name: String, fallbacks: [UInt32])) -> [UInt8] {
    var bytes = number(entry.name.utf8.count + 1) + number(entry.fallbacks.count)
    for fallback in entry.fallbacks { bytes += little(fallback) }
    return bytes + Array(entry.name.utf8) + [0]
  }

  static func number(_ number: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = number
    while rest > 0x7F {
      bytes.append(UInt8(rest & 0x7F))
      rest >>= 7
    }
    return bytes + [UInt8(rest) | 0x80]
  }

  static func little<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }

  private static func bytes(_ value: Value) -> [UInt8] {
    switch value {
    case .int8(let number): [0] + little(number)
    case .int16(let number): [1] + little(number)
    case .int32(let number): [2] + little(number)
    case .int64(let number): [3] + little(number)
    case .bool(let flag): [flag ? 5 : 4]
    case .float(let number): [6] + little(number.bitPattern)
    case .double(let number): [7] + little(number.bitPattern)
    case .data(let bytes): [8] + number(bytes.count) + bytes
    case .null: [9]
    case .object(let index): [10] + little(index)
    case .unknown(let type): [type]
    }
  }
}
