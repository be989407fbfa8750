extension PackedCursor {
  /// Reads a block. If all entries are equal, returns their value. Otherwise, writes the entries and returns nil. The
  /// entries of an unreadable block are 0.
  ///
  /// - `count`: The number of entries, from 1 to `Column.blockLength`.
  /// - `entries`: The destination, which must have room for `Column.alignment` additional entries.
  mutating func block(of count: Int, to entries: UnsafeMutablePointer<UInt32>) -> UInt32? {
    guard count > 1 else { return entry() }
    let start = place
    let head = varint()
    let width = Int(head & Column.widthMask)
    let base = folded(head >> Column.baseShift, at: start)
    guard width <= Column.maximumWidth else {
      return UInt32(miss(.value("width of a column", UInt64(width)), at: start))
    }
    guard head & Column.hasSteps != 0 else { return bits(width, base, count, to: entries) }
    var entry = entry()
    entries.pointee = entry
    if let step = bits(width, base, count - 1, to: entries + 1) {
      for number in 1..<count {
        entry &+= step
        entries[number] = entry
      }
    } else {
      for number in 1..<count {
        entry &+= entries[number]
        entries[number] = entry
      }
    }
    return nil
  }

  @inline(__always)
  mutating func entry() -> UInt32 {
    let start = place
    return folded(varint(), at: start)
  }

  @inline(__always)
  private mutating func folded(_ value: UInt64, at start: UnsafePointer<UInt8>) -> UInt32 {
    if value > UInt32.max { return UInt32(miss(.value("entry of a column", value), at: start)) }
    return Column.unfolded(value)
  }

  @inline(__always)
  private mutating func bits(
    _ width: Int, _ base: UInt32, _ count: Int, to entries: UnsafeMutablePointer<UInt32>
  ) -> UInt32? {
    guard width > 0 else { return base }
    let length = (count &* width &+ 7) &>> 3
    guard length <= remaining else { return UInt32(miss(.bytes(length))) }
    // The fast path reads eight bytes for each entry, which could exceed the end of the file.
    if remaining - length >= 8 {
      Self.bits(of: UnsafeRawPointer(place), width, base, count, to: entries)
    } else {
      Self.lastBits(of: UnsafeRawBufferPointer(start: place, count: length), width, base, count, to: entries)
    }
    skip(length)
    return nil
  }

  @inline(never)
  private static func lastBits(
    of bytes: UnsafeRawBufferPointer, _ width: Int, _ base: UInt32, _ count: Int,
    to entries: UnsafeMutablePointer<UInt32>
  ) {
    withUnsafeTemporaryAllocation(
      byteCount: Column.blockLength * Column.maximumWidth / 8 + 8, alignment: 8
    ) { copy in
      copy.copyMemory(from: bytes)
      copy.baseAddress!.storeBytes(of: 0, toByteOffset: bytes.count, as: UInt64.self)
      bits(of: UnsafeRawPointer(copy.baseAddress!), width, base, count, to: entries)
    }
  }

  @inline(__always)
  private static func bits(
    of bytes: UnsafeRawPointer, _ width: Int, _ base: UInt32, _ count: Int,
    to entries: UnsafeMutablePointer<UInt32>
  ) {
    let mask = UInt32(truncatingIfNeeded: UInt64(1) &<< UInt64(width) &- 1)
    guard width > 8 else { return shortBits(of: bytes, width, base, mask, count, to: entries) }
    var bit = 0
    for number in 0..<count {
      let word = UInt64(littleEndian: (bytes + bit &>> 3).loadUnaligned(as: UInt64.self))
      entries[number] = base &+ UInt32(truncatingIfNeeded: word &>> UInt64(bit & 7)) & mask
      bit &+= width
    }
  }

  /// Reads eight entries at a time. Each entry has at most eight bits, and the eight entries occupy `width` bytes.
  @inline(__always)
  private static func shortBits(
    of bytes: UnsafeRawPointer, _ width: Int, _ base: UInt32, _ mask: UInt32, _ count: Int,
    to entries: UnsafeMutablePointer<UInt32>
  ) {
    var (bytes, entries, left) = (bytes, entries, count)
    while left > 0 {
      var word = UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self))
      for number in 0..<Column.alignment {
        entries[number] = base &+ UInt32(truncatingIfNeeded: word) & mask
        word &>>= UInt64(width)
      }
      bytes += width
      entries += Column.alignment
      left &-= Column.alignment
    }
  }
}
