extension Unpacking {
  mutating func readTable(_ table: PackedTable) throws(ArchiveError) {
    enter(table.tag)
    let (base, stride, fields) = (place(table), table.stride, table.fields)
    for group in Column.groups(of: frame[table]) {
      let (records, count) = (base + group.lowerBound &* stride, group.count)
      for field in fields {
        switch field {
        case .word(let place): column(count, records, place, stride) { $0.put($1, place) }
        case .half(let place): column(count, records, place, stride) { $0.put(UInt16(clamping: $1), place) }
        case .range(let place):
          let end = group.lowerBound == 0 ? 0 : UnsafeRawPointer(records - stride).range(place).upperBound
          _ = readRanges(count, records, place, stride, from: end)
        case .values(let place):
          valueCount = readRanges(count, records, place, stride, from: valueCount)
        case .number(let place): try readNumbers(count, records + place, place, stride)
        case .zero(let place): for number in 0..<count { records.put(UInt32(0), number &* stride &+ place) }
        }
      }
    }
  }

  /// Reads contiguous ranges, the first of which starts at `end`. Returns the end of the last range.
  private mutating func readRanges(
    _ count: Int, _ records: UnsafeMutableRawPointer, _ field: Int, _ stride: Int, from end: Int
  ) -> Int {
    var next = end
    column(count, records, field, stride) { record, length in
      record.put(next, field)
      record.put(length, field + 4)
      next += Int(length)
    }
    return next
  }

  /// Reads numbers in the format of `PackedNumber`: digits, codes, and the upper halves of raw numbers.
  private mutating func readNumbers(
    _ count: Int, _ places: UnsafeMutableRawPointer, _ field: Int, _ stride: Int
  ) throws(ArchiveError) {
    column(count, places - field, field, stride) { $0.put($1, field) }
    let start = cursor.place
    var raw = 0
    if let code = cursor.block(of: count, to: entries) {
      guard code != PackedNumber.whole else {
        // This is the fast path for the most common code.
        for number in 0..<count {
          let place = places + number &* stride
          place.put(PackedNumber.bits(UnsafeRawPointer(place).word(0), code: PackedNumber.whole), 0)
        }
        return
      }
      entries.update(repeating: code, count: count)
    }
    for number in 0..<count {
      let (place, code) = (places + number &* stride, entries[number])
      guard code < PackedNumber.raw else {
        guard code == PackedNumber.raw else { throw cursor.bad("kind of number", UInt64(code), at: start) }
        entries[raw] = UInt32(truncatingIfNeeded: number)
        raw &+= 1
        continue
      }
      place.put(PackedNumber.bits(UnsafeRawPointer(place).word(0), code: code), 0)
    }
    guard raw > 0 else { return }
    let halves = entries + Self.blockRoom
    let same = cursor.block(of: raw, to: halves)
    for number in 0..<raw { (places + Int(entries[number]) &* stride).put(same ?? halves[number], 4) }
  }

  @inline(__always)
  mutating func column(
    _ count: Int, _ records: UnsafeMutableRawPointer, _ field: Int, _ stride: Int,
    _ body: (UnsafeMutableRawPointer, UInt32) -> Void
  ) {
    let place = cursor.offset
    each(count) { body(records + $0 &* stride, $1) }
    if isWatching { watch(records, count, field, stride, place) }
  }

  @inline(__always)
  mutating func each(_ count: Int, _ body: (Int, UInt32) -> Void) {
    let entries = entries
    if let same = count == 1 ? cursor.entry() : cursor.block(of: count, to: entries) {
      for number in 0..<count { body(number, same) }
    } else {
      for number in 0..<count { body(number, entries[number]) }
    }
  }
}
