/// A property of a shape, and how its payload is written.
struct RowProperty {
  /// Key, kind and flags as section `VALS` has them, so that they are laid out at once.
  let head: UInt64
  let payload: RowPayload

  init(key: UInt32, kind: ValueKind, flags: UInt16) {
    head = UInt64(key) | UInt64(kind.rawValue) << 32 | UInt64(flags) << 48
    payload = RowPayload(kind)
  }
}

/// What objects share that look alike.
struct RowShape {
  /// Class and element class as section `OBJS` has them, so that they are laid out at once.
  var classes: UInt64
  var slot: UInt32
  var hasID: Bool
  /// In the properties of all shapes.
  var properties: Range<Int>
}

extension RowUnpacking {
  mutating func readObjects() throws(ArchiveError) {
    try readShapes()
    let document = beginSection(.document)
    document.put(cursor.index(), 0)
    document.put(cursor.optional(), 4)
    document.put(cursor.optional(), 8)
    try readValues(to: document, 12)
    try readScenes()
    try readUnits()
    try readSegues()
    try readAppearances()
    var (place, count) = begin(.variations)
    for _ in 0..<count {
      place.put(cursor.index(expected: &next.object, length: 0), 0)
      place.put(cursor.index(), 4)
      try readValues(to: place, 8)
      place += VariationRecord.stride
    }
    (place, count) = begin(.prototypes)
    for _ in 0..<count {
      place.put(cursor.index(expected: &next.unit), 0)
      place.put(cursor.index(expected: &next.object), 4)
      place.put(cursor.index(), 8)
      place += PrototypeRecord.stride
    }
    guard valueCount == counts[.values] else {
      throw ArchiveError(.badRange(field: "values"), section: .values, offset: cursor.offset)
    }
  }

  private mutating func readShapes() throws(ArchiveError) {
    enter(.objects)
    let count = try cursor.count(atMost: cursor.remaining / 4, "number of shapes")
    shapes.reserveCapacity(count)
    for _ in 0..<count {
      let (classIndex, elementClass) = (cursor.index(), cursor.index())
      let slot = cursor.optional()
      let head = try cursor.count(atMost: cursor.remaining * 2, "number of properties")
      let start = properties.count
      for _ in 0..<head >> 1 { properties.append(try readProperty()) }
      shapes.append(
        RowShape(
          classes: UInt64(classIndex) | UInt64(elementClass) << 32, slot: slot, hasID: head & 1 != 0,
          properties: start..<properties.count))
    }
  }

  private mutating func readProperty() throws(ArchiveError) -> RowProperty {
    let key = cursor.index()
    let start = cursor.place
    let code = cursor.varint()
    guard let kind = ValueKind(rawValue: UInt16(clamping: code >> 1)) else {
      throw cursor.bad("value kind", code >> 1, at: start)
    }
    return RowProperty(key: key, kind: kind, flags: UInt16(code & 1))
  }

  /// Values of something that has no shape; the range that they are goes to a field of its record.
  private mutating func readValues(to place: UnsafeMutableRawPointer, _ field: Int) throws(ArchiveError) {
    let count = try cursor.count(atMost: cursor.remaining, "number of values")
    place.put(valueCount, field)
    place.put(count, field + 4)
    let section = cursor.section
    cursor.section = .values
    for _ in 0..<count {
      let value = try nextValue()
      let property = try readProperty()
      cursor.value(of: property, to: value, &next)
    }
    cursor.section = section
  }

  /// The place of the next value.
  @inline(__always)
  private mutating func nextValue() throws(ArchiveError) -> UnsafeMutableRawPointer {
    guard valueCount < valueTotal else {
      throw ArchiveError(.badRange(field: "values"), section: .values, offset: cursor.offset)
    }
    defer { valueCount += 1 }
    return values + valueCount * ValueRecord.stride
  }

  private mutating func readScenes() throws(ArchiveError) {
    var (place, count) = begin(.scenes)
    var segues = 0
    for _ in 0..<count {
      place.put(cursor.index(expected: &next.object), 0)
      place.put(cursor.index(expected: &next.unit), 4)
      let head = try cursor.count(atMost: counts[.segues] << 2 | 3, "number of segues")
      place.put(head & 2 == 0 ? noIndex : cursor.index(expected: &next.unit), 8)
      place.put(segues, 12)
      place.put(head >> 2, 16)
      place.put(UInt32(head & 1), 20)
      segues += head >> 2
      place += SceneRecord.stride
    }
    next.unit = 0
  }

  /// The units, and behind them their objects.
  private mutating func readUnits() throws(ArchiveError) {
    let (units, count) = begin(.units)
    var (objects, connections) = (0, 0)
    for number in 0..<count {
      let place = units + number * UnitRecord.stride
      let head = cursor.index()
      place.put(head & 3, 0)
      place.put(head >> 2 &- 1, 4)
      for (field, first, table) in [(8, objects, PackedTable.objects), (16, connections, .connections)] {
        place.put(first, field)
        place.put(try cursor.count(atMost: counts[table] - first, "size of a unit"), field + 4)
      }
      objects += UnsafeRawPointer(place).index(12)
      connections += UnsafeRawPointer(place).index(20)
    }
    next.object = 0
    guard objects == counts[.objects] else {
      throw ArchiveError(.badRange(field: "unit objects"), section: .units, offset: cursor.offset)
    }
    for number in 0..<count { try readObjects(ofUnit: UnsafeRawPointer(units + number * UnitRecord.stride)) }
  }

  /// The parent follows from the number of descendants; that of the root of a controller's view is the controller.
  private mutating func readObjects(ofUnit unit: UnsafeRawPointer) throws(ArchiveError) {
    let scene = unit.index(4)
    let outer =
      unit.word(0) == UnitKind.view.rawValue && scene < counts[.scenes]
      ? UnsafeRawPointer(beginSection(.scenes)).word(scene * SceneRecord.stride) : noIndex
    let objects = beginSection(.objects)
    // The innermost object that others may be in, and where its descendants end; those around it wait.
    var (parent, end) = (outer, Int.max)
    var waiting: [(parent: UInt32, end: Int)] = []
    for number in unit.range(8) {
      let object = objects + number &* ObjectRecord.stride
      while end <= number { (parent, end) = waiting.removeLast() }
      let start = cursor.place
      let head = cursor.varint()
      guard head >> 1 < shapes.count else { throw cursor.bad("shape of an object", head >> 1, at: start) }
      let shape = shapes[Int(truncatingIfNeeded: head >> 1)]
      let descendants = head & 1 == 0 ? 0 : cursor.index()
      object.put(shape.classes, 0)
      object.put(shape.hasID ? cursor.index(expected: &next.string) : noIndex, 8)
      object.put(parent, 12)
      object.put(descendants, 16)
      object.put(shape.slot, 20)
      object.put(UInt32(truncatingIfNeeded: valueCount), 24)
      object.put(UInt32(truncatingIfNeeded: shape.properties.count), 28)
      guard shape.properties.count <= valueTotal &- valueCount else {
        throw ArchiveError(.badRange(field: "values"), section: .values, offset: cursor.offset)
      }
      var value = values + valueCount &* ValueRecord.stride
      for number in shape.properties {
        cursor.value(of: properties[number], to: value, &next)
        value += ValueRecord.stride
      }
      valueCount &+= shape.properties.count
      if descendants > 0 {
        waiting.append((parent, end))
        (parent, end) = (UInt32(truncatingIfNeeded: number), number + 1 + Int(descendants))
      }
    }
  }

  private mutating func readSegues() throws(ArchiveError) {
    var (place, count) = begin(.segues)
    for _ in 0..<count {
      place.put(cursor.index(), 0)
      place.put(cursor.optional(), 4)
      place.put(cursor.index(expected: &next.object, length: 0), 8)
      for field in [12, 16, 20, 24] { place.put(cursor.optional(), field) }
      try readValues(to: place, 28)
      place += SegueRecord.stride
    }
  }

  private mutating func readAppearances() throws(ArchiveError) {
    var container = 0
    let (containers, containerCount) = begin(.containers)
    var (place, count) = begin(.appearances)
    for _ in 0..<count {
      place.put(cursor.index(), 0)
      place.put(cursor.optional(), 12)
      let number = try cursor.count(atMost: containerCount - container, "number of containers")
      place.put(container, 4)
      place.put(number, 8)
      for _ in 0..<number {
        (containers + container * 4).put(cursor.index(), 0)
        container += 1
      }
      try readValues(to: place, 16)
      place += AppearanceRecord.stride
    }
  }
}

extension PackedCursor {
  /// Lays out a value of which its shape says all but the payload.
  @inline(__always)
  fileprivate mutating func value(
    of property: RowProperty, to value: UnsafeMutableRawPointer, _ next: inout ExpectedIndices
  ) {
    value.put(property.head, 0)
    guard property.payload != .word else { return value.put(word(), 8) }
    let code = varint()
    let index: Int
    switch property.payload {
    case .plain, .word: index = Int(truncatingIfNeeded: code)
    case .text:
      index = next.string &+ Self.unfolded(code)
      next.string = index &+ 1
    case .numbers(let count):
      index = next.number &+ Self.unfolded(code)
      next.number = index &+ count
    }
    value.put(Self.field(index), 8)
  }
}
