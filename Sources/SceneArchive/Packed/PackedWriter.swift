struct PackedWriter {
  var bytes: [UInt8] = []

  /// Writes a number with seven bits per byte, lowest bits first. The highest bit is set in all but the last byte.
  mutating func varint(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func count(_ value: Int) { varint(UInt64(value)) }

  mutating func raw(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func text(_ text: UnsafeRawBufferPointer) {
    count(text.count)
    bytes.append(contentsOf: text)
  }
}

extension PackedWriter {
  mutating func columns(_ columns: [[UInt32]]) {
    for group in Column.groups(of: columns.first?.count ?? 0) {
      for entries in columns { block(entries[group]) }
    }
  }

  /// Writes a block, with or without deltas, depending on which encoding is shorter.
  mutating func block(_ entries: ArraySlice<UInt32>) {
    guard entries.count > 1 else { return varint(Column.folded(entries.first!)) }
    let plain = Self.frame(entries)
    let differences = zip(entries, entries.dropFirst()).map { $1 &- $0 }
    let steps = Self.frame(differences)
    var (other, written) = (PackedWriter(), PackedWriter())
    written.varint(plain.head)
    written.bits(of: entries, plain)
    other.varint(steps.head | Column.hasSteps)
    other.varint(Column.folded(entries.first!))
    other.bits(of: differences, steps)
    bytes += other.bytes.count < written.bytes.count ? other.bytes : written.bytes
  }

  private struct Frame {
    var width: Int
    var base: UInt32

    var head: UInt64 { Column.folded(base) << Column.baseShift | UInt64(width) }
  }

  private static func frame(_ entries: some Sequence<UInt32>) -> Frame {
    let numbers = entries.lazy.map { Int32(bitPattern: $0) }
    let (least, greatest) = (numbers.min() ?? 0, numbers.max() ?? 0)
    let range = UInt32(bitPattern: greatest) &- UInt32(bitPattern: least)
    return Frame(width: UInt32.bitWidth - range.leadingZeroBitCount, base: UInt32(bitPattern: least))
  }

  private mutating func bits(of entries: some Sequence<UInt32>, _ frame: Frame) {
    var (pending, count): (UInt64, Int) = (0, 0)
    for entry in entries {
      pending |= UInt64(entry &- frame.base) << UInt64(count)
      count += frame.width
      while count >= 8 {
        bytes.append(UInt8(truncatingIfNeeded: pending))
        pending >>= 8
        count -= 8
      }
    }
    if count > 0 { bytes.append(UInt8(truncatingIfNeeded: pending)) }
  }
}
