/// What constraints share that say the same of other views, as section `CNST` has it.
private struct RowConstraint {
  /// An attribute and, above it, an area.
  var first: UInt32
  var second: UInt32?
  var relation: UInt32
  var multiplier: UInt64
  var priority: UInt64
  var isObject: Bool
}

extension RowUnpacking {
  mutating func readConstraints() throws(ArchiveError) {
    var (place, count) = begin(.constraints)
    guard count > 0 else { return }
    var shapes: [RowConstraint] = []
    for _ in 0..<(try cursor.count(atMost: cursor.remaining, "number of shapes")) {
      shapes.append(readShape())
    }
    var (holder, object) = (0, 0)
    for _ in 0..<count {
      let start = cursor.place
      let number = cursor.varint()
      guard number < shapes.count else { throw cursor.bad("shape of a constraint", number, at: start) }
      let shape = shapes[Int(number)]
      place.put(cursor.index(expected: &holder, length: 0), 0)
      place.put(shape.isObject ? cursor.index(expected: &object) : noIndex, 4)
      place.put(PackedCursor.field(holder &+ (cursor.signed())), 8)
      place.put(shape.first, 12)
      place.put(shape.second == nil ? noIndex : PackedCursor.field(holder &+ (cursor.signed())), 16)
      place.put(shape.second ?? 0, 20)
      place.put(shape.relation, 24)
      place.put(shape.multiplier, 32)
      place.put(cursor.number(), 40)
      place.put(shape.priority, 48)
      place += ConstraintRecord.stride
    }
  }

  private mutating func readShape() -> RowConstraint {
    let head = cursor.index()
    let (first, second) = (readSide(), head & 2 == 0 ? nil : readSide())
    return RowConstraint(
      first: first, second: second, relation: head >> 2, multiplier: cursor.number(),
      priority: cursor.number(),
      isObject: head & 1 != 0)
  }

  private mutating func readSide() -> UInt32 {
    let attribute = UInt32(UInt16(clamping: cursor.index()))
    return attribute | UInt32(UInt16(clamping: cursor.index())) << 16
  }
}
