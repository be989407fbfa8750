extension PackedCursor {
  /// One that may be missing.
  @inline(__always)
  mutating func optional() -> UInt32 {
    let value = varint()
    return value == 0 ? noIndex : Self.field(Int(truncatingIfNeeded: value - 1))
  }

  @inline(__always)
  mutating func signed() -> Int { Self.unfolded(varint()) }

  /// The index that differs from the expected one by what stands here.
  @inline(__always)
  mutating func index(expected: inout Int, length: Int = 1) -> UInt32 {
    let value = expected &+ signed()
    expected = value &+ length
    return Self.field(value)
  }

  @inline(__always)
  mutating func wide() -> UInt64 { UInt64(littleEndian: load(UInt64.self)) }

  /// The bits of a number, as `RowNumber` says how they are written.
  @inline(__always)
  mutating func number() -> UInt64 {
    let start = place
    let head = varint()
    // What most numbers are.
    if head & 3 == RowNumber.whole { return Double(Self.unfolded(head >> 2)).bitPattern }
    if head & 3 != RowNumber.raw { return RowNumber.short(head) }
    return head == RowNumber.raw ? wide() : miss(.value("number", head), at: start)
  }
}
