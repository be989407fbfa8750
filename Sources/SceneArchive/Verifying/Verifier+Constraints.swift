import SceneValues

extension Verifier {
  /// Verifies that constraints are sorted by the view that contains them, and that each constraint is within a single
  /// unit. Also verifies that each constraint object is a child of this view and represents only one constraint.
  func verifyConstraints() throws(ArchiveError) {
    var (holder, objects) = (0, 0..<0)
    guard tables.constraints.count > 0 else { return }
    var known = Array(repeating: false, count: tables.objects.count)
    for number in 0..<tables.constraints.count {
      let place = tables.constraints.base + number * ConstraintRecord.stride
      try checkIndex(place, 0, below: tables.objects.count, "holder of a constraint")
      guard place.index(0) >= holder else {
        throw error(.inconsistent("the constraints are not sorted"), place, 0)
      }
      holder = place.index(0)
      if !objects.contains(holder) { objects = self.objects(ofUnit: unit(ofObject: holder)) }
      if let object = place.optionalIndex(4) {
        try checkIndex(place, 4, below: tables.objects.count, "object of a constraint")
        let parent = (tables.objects.base + object * ObjectRecord.stride).word(12)
        // This excludes the root of a view unit, whose parent is a controller in another unit.
        guard parent == place.word(0), objects.contains(object), !known[object] else {
          throw badValue(place, 4, "object of a constraint")
        }
        known[object] = true
      }
      try checkSide(place, 8, in: objects)
      if place.word(16) != noIndex {
        try checkSide(place, 16, in: objects)
      } else {
        try checkWord(place, 20, atMost: 0, "unused field")
      }
      try checkWord(place, 24, atMost: UInt32(LayoutRelation.lastCode), "relation")
      try checkWord(place, 28, atMost: 0, "unused field")
      try checkNumbers(of: place)
    }
  }

  private func checkSide(
    _ place: UnsafeRawPointer, _ field: Int, in objects: Range<Int>
  ) throws(ArchiveError) {
    guard objects.contains(place.index(field)) else { throw badValue(place, field, "item of a constraint") }
    guard place.half(field + 4) <= LayoutAttribute.lastCode else {
      throw error(
        .badValue(field: "layout attribute", value: UInt64(place.half(field + 4))), place, field + 4)
    }
    guard place.half(field + 6) <= LayoutArea.lastCode else {
      throw error(.badValue(field: "layout area", value: UInt64(place.half(field + 6))), place, field + 6)
    }
  }

  private func checkNumbers(of place: UnsafeRawPointer) throws(ArchiveError) {
    try checkNumber(place, 32, in: NumberLimits.coordinates, "multiplier")
    try checkNumber(place, 40, in: NumberLimits.coordinates, "constant")
    try checkNumber(place, 48, in: LayoutPriority.range, "priority")
  }

  @inline(__always)
  private func checkNumber(
    _ place: UnsafeRawPointer, _ field: Int, in range: ClosedRange<Double>, _ name: StaticString
  ) throws(ArchiveError) {
    guard range.contains(Double(bitPattern: place.wide(field))) else {
      throw error(.badValue(field: name.description, value: place.wide(field)), place, field)
    }
  }
}
