extension Verifier {
  func verifyObjects() throws(ArchiveError) {
    let tables = tables
    let (strings, keys) = (tables.strings.count, tables.keys.count)
    // Adjacent objects often have the same classes, which then need not be checked again.
    var known: (classIndex: UInt32, elementClass: UInt32) = (noIndex, noIndex)
    for unit in 0..<tables.units.count {
      let place = tables.units.base + unit * UnitRecord.stride
      let objects = place.range(8)
      var (parent, end, depth) = (try outerParent(ofUnit: place, objects), objects.upperBound, 0)
      for number in objects {
        while end == number {
          // The parent precedes this object, and has already been verified.
          parent = (tables.objects.base + Int(parent) &* ObjectRecord.stride).word(12)
          depth &-= 1
          end =
            depth == 0
            ? objects.upperBound
            : Int(parent) + 1 + (tables.objects.base + Int(parent) &* ObjectRecord.stride).index(16)
        }
        let object = tables.objects.base + number &* ObjectRecord.stride
        if object.word(0) != known.classIndex || object.word(4) != known.elementClass {
          try verifyClasses(of: object)
          known = (object.word(0), object.word(4))
        }
        try checkOptionalIndex(object, 8, below: strings, "id")
        try checkOptionalIndex(object, 20, below: keys, "slot")
        try checkWord(object, 32, atMost: 0, "object flags")
        guard object.word(12) == parent else { throw badValue(object, 12, "parent") }
        guard (parent == noIndex) == (object.word(20) == noIndex) else {
          throw badValue(object, 20, "slot")
        }
        let descendants = object.index(16)
        guard descendants < end - number else { throw badValue(object, 16, "number of descendants") }
        guard depth < limits.depth else { throw error(.tooDeep(limit: limits.depth), object, 0) }
        guard descendants > 0 else { continue }
        (parent, end, depth) = (UInt32(truncatingIfNeeded: number), number + 1 + descendants, depth &+ 1)
      }
    }
  }

  /// Returns the parent of a unit's top-level objects, which is the controller for a view unit. View units and prototypes
  /// must have exactly one root.
  private func outerParent(ofUnit place: UnsafeRawPointer, _ objects: Range<Int>) throws(ArchiveError)
    -> UInt32
  {
    let kind = UnitKind(rawValue: place.word(0))!
    if kind == .view || kind == .prototype {
      guard !objects.isEmpty,
        (tables.objects.base + objects.lowerBound * ObjectRecord.stride).index(16) == objects.count - 1
      else { throw error(.inconsistent("the object tree does not have exactly one root"), place, 8) }
    }
    guard kind == .view else { return noIndex }
    return (tables.scenes.base + place.index(4) * SceneRecord.stride).word(0)
  }

  private func verifyClasses(of object: UnsafeRawPointer) throws(ArchiveError) {
    try checkIndex(object, 0, below: tables.classes.count, "class")
    try checkIndex(object, 4, below: tables.classes.count, "element class")
    guard (tables.classes.base + object.index(4) * ClassRecord.stride).word(8) != noIndex else {
      throw badValue(object, 4, "element class")
    }
  }
}
