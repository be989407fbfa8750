/// Writes numbers and texts one after another: seven bits of a number to a byte, a text behind its length.
struct CacheWriter {
  private(set) var bytes: [UInt8] = []
  /// Whether places in texts are written, too.
  let writesPlaces: Bool

  init(writesPlaces: Bool = true) { self.writesPlaces = writesPlaces }

  mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(_ number: Int) { write(UInt64(number)) }
  mutating func write(_ flag: Bool) { write(flag ? 1 : 0) }

  mutating func write(_ text: String) {
    var text = text
    text.withUTF8 {
      write($0.count)
      bytes.append(contentsOf: $0)
    }
  }

  mutating func write(_ raw: some Collection<UInt8>) {
    write(raw.count)
    bytes.append(contentsOf: raw)
  }

  mutating func write<Value>(_ value: Value?, _ writeValue: (inout CacheWriter, Value) -> Void) {
    write(value != nil)
    if let value { writeValue(&self, value) }
  }

  mutating func write<Value>(_ values: [Value], each writeValue: (inout CacheWriter, Value) -> Void) {
    write(values.count)
    for value in values { writeValue(&self, value) }
  }
}
