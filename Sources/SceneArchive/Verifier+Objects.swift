extension Verifier {
  func verifyObjects() throws(ArchiveError) {
    let (tables, depth) = (tables, limits.depth)
    // The objects around the innermost one that others may be in, and where the descendants of each end.
    var waiting: [(parent: UInt32, end: Int)] = []
    for unit in 0..<tables.units.count {
      let place = tables.units.base + unit * UnitRecord.stride
      let objects = place.range(8)
      var (parent, end) = (try outerParent(ofUnit: place, objects), objects.upperBound)
      waiting.removeAll(keepingCapacity: true)
      for number in objects {
        while end == number { (parent, end) = waiting.removeLast() }
        let object = tables.objects.base + number &* ObjectRecord.stride
        try verifyFields(of: object)
        guard object.word(12) == parent else { throw badValue(object, 12, "parent") }
        guard (parent == noIndex) == (object.word(20) == noIndex) else {
          throw badValue(object, 20, "slot")
        }
        let descendants = object.index(16)
        guard descendants < end - number else { throw badValue(object, 16, "number of descendants") }
        guard waiting.count < depth else { throw error(.tooDeep(limit: depth), object, 0) }
        guard descendants > 0 else { continue }
        waiting.append((parent, end))
        (parent, end) = (UInt32(truncatingIfNeeded: number), number + 1 + descendants)
      }
    }
  }

  /// The parent of a unit's root: none, or the controller for the unit of its view.
  /// Such a tree has one root, and so has a prototype.
  private func outerParent(ofUnit place: UnsafeRawPointer, _ objects: Range<Int>) throws(ArchiveError)
    -> UInt32
  {
    let kind = UnitKind(rawValue: place.word(0))!
    if kind == .view || kind == .prototype {
      guard !objects.isEmpty,
        (tables.objects.base + objects.lowerBound * ObjectRecord.stride).index(16) == objects.count - 1
      else { throw error(.inconsistent("a tree that has not exactly one root"), place, 8) }
    }
    guard kind == .view else { return noIndex }
    return (tables.scenes.base + place.index(4) * SceneRecord.stride).word(0)
  }

  @inline(__always)
  private func verifyFields(of object: UnsafeRawPointer) throws(ArchiveError) {
    try checkIndex(object, 0, below: tables.classes.count, "class")
    try checkIndex(object, 4, below: tables.classes.count, "element class")
    guard (tables.classes.base + object.index(4) * ClassRecord.stride).word(8) != noIndex else {
      throw badValue(object, 4, "element class")
    }
    try checkOptionalIndex(object, 8, below: tables.strings.count, "id")
    try checkOptionalIndex(object, 20, below: tables.keys.count, "slot")
    try checkWord(object, 32, atMost: 0, "object flags")
  }
}
