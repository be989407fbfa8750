/// A writer of valid and invalid binary property lists, such as keyed archives.
struct PropertyListWriter {
  indirect enum Value: Sendable {
    case null, bool(Bool), int(Int64), real(Double), text(String), data([UInt8]), identifier(Int)
    case list([Value]), dictionary([(String, Value)])
  }

  private var objects: [[UInt8]] = []

  static func bytes(_ value: Value) -> [UInt8] {
    var writer = Self()
    let top = writer.add(value)
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in writer.objects {
      offsets += big(UInt64(bytes.count), 4)
      bytes += object
    }
    let table = bytes.count
    bytes += offsets + Array(repeating: 0, count: 6) + [4, 2]
    for number in [writer.objects.count, top, table] { bytes += big(UInt64(number), 8) }
    return bytes
  }

  /// Returns a keyed archive. Its objects follow `$null`, starting at index 1.
  static func archive(top: [(String, Value)], objects: [Value]) -> [UInt8] {
    bytes(
      .dictionary([
        ("$version", .int(100_000)), ("$archiver", .text("NSKeyedArchiver")), ("$top", .dictionary(top)),
        ("$objects", .list([.text("$null")] + objects)),
      ]))
  }

  static func description(of name: String) -> Value {
    .dictionary([("$classname", .text(name)), ("$classes", .list([.text(name), .text("NSObject")]))])
  }

  private mutating func add(_ value: Value) -> Int {
    let place = objects.count
    objects.append([])
    objects[place] = encoded(value)
    return place
  }

  private mutating func encoded(_ value: Value) -> [UInt8] {
    switch value {
    case .null: return [0x00]
    case .bool(let flag): return [flag ? 0x09 : 0x08]
    case .int(let number): return [0x13] + Self.big(UInt64(bitPattern: number), 8)
    case .real(let number): return [0x23] + Self.big(number.bitPattern, 8)
    case .data(let bytes): return Self.marker(0x4, bytes.count) + bytes
    case .identifier(let number): return [0x81] + Self.big(UInt64(number), 2)
    case .text(let text) where text.utf8.allSatisfy { $0 < 0x80 }:
      return Self.marker(0x5, text.utf8.count) + Array(text.utf8)
    case .text(let text):
      return Self.marker(0x6, text.utf16.count) + text.utf16.flatMap { Self.big(UInt64($0), 2) }
    case .list(let elements):
      let places = elements.map { add($0) }
      return Self.marker(0xA, places.count) + places.flatMap { Self.big(UInt64($0), 2) }
    case .dictionary(let pairs):
      let places = pairs.map { add(.text($0.0)) } + pairs.map { add($0.1) }
      return Self.marker(0xD, pairs.count) + places.flatMap { Self.big(UInt64($0), 2) }
    }
  }

  private static func marker(_ kind: UInt8, _ count: Int) -> [UInt8] {
    count < 15 ? [kind << 4 | UInt8(count)] : [kind << 4 | 0xF, 0x12] + big(UInt64(count), 4)
  }

  private static func big(_ number: UInt64, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * UInt64($0))) }
  }
}
