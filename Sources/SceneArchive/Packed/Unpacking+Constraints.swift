/// What constraints share that say the same of other views, as section `CNST` has it.
private struct UnpackedConstraint {
  /// An attribute and an area.
  var sides: [(attribute: UInt16, area: UInt16)]
  var relation: UInt32
  var multiplier: UInt64
  var priority: UInt64
  var isObject: Bool
}

extension Unpacking {
  mutating func readConstraints() throws(ArchiveError) {
    var (place, count) = begin(.constraints)
    var shapes: [UnpackedConstraint] = []
    for _ in 0..<(try cursor.count(atMost: cursor.remaining, "number of shapes")) {
      shapes.append(try readShape())
    }
    var (holder, object) = (0, 0)
    for _ in 0..<count {
      reading(place)
      let start = cursor.place
      let number = try cursor.varint()
      guard number < shapes.count else { throw cursor.bad("shape of a constraint", number, at: start) }
      let shape = shapes[Int(number)]
      place.put(try cursor.index(expected: &holder, length: 0), 0)
      place.put(shape.isObject ? try cursor.index(expected: &object) : noIndex, 4)
      for (number, side) in shape.sides.enumerated() {
        place.put(UInt32(clamping: holder &+ (try cursor.signed())), 8 + number * 8)
        place.put(side.attribute, 12 + number * 8)
        place.put(side.area, 14 + number * 8)
      }
      if shape.sides.count == 1 { place.put(noIndex, 16) }
      place.put(shape.relation, 24)
      place.put(shape.multiplier, 32)
      place.put(try cursor.number(), 40)
      place.put(shape.priority, 48)
      place += ConstraintRecord.stride
    }
  }

  private mutating func readShape() throws(ArchiveError) -> UnpackedConstraint {
    let head = try cursor.index()
    var sides: [(UInt16, UInt16)] = []
    for _ in 0..<(head & 2 == 0 ? 1 : 2) {
      sides.append((UInt16(clamping: try cursor.index()), UInt16(clamping: try cursor.index())))
    }
    return UnpackedConstraint(
      sides: sides, relation: head >> 2, multiplier: try cursor.number(), priority: try cursor.number(),
      isObject: head & 1 != 0)
  }
}
