private struct UnpackedShape {
  var classIndex: UInt32 = 0
  var elementClass: UInt32 = 0
  var slot: UInt32 = 0
  var flags: UInt32 = 0
  /// The index of the shape's first property in the combined list of all shapes' properties.
  var firstProperty = 0
  var propertyCount = 0
  /// A temporary count of objects, which `readShapeNumbers` and `layOut` use.
  var objects = 0
}

extension Unpacking {
  /// Returns the maximum working memory in bytes, with one shape for each object and one property for each value.
  static func room(for frame: PackedFrame) -> Int {
    let object = MemoryLayout<UnpackedShape>.stride + 2 * MemoryLayout<UInt32>.stride
    return frame[.objects] * object + frame[.values] * MemoryLayout<UInt64>.stride + 4 * 8
  }

  /// Reads the shapes of the objects, followed by the individual data of all objects, grouped by shape.
  mutating func readObjects() throws(ArchiveError) {
    enter(.objects)
    let (shapes, properties) = try readShapes()
    let numbers = try readShapeNumbers(shapes)
    let members = try layOut(numbers, shapes)
    readMembers(of: shapes, properties, members)
    try writeParents()
  }

  /// Reads the shape number of each object. Also stores, in each shape, the number of objects that have an earlier shape.
  private mutating func readShapeNumbers(
    _ shapes: UnsafeMutableBufferPointer<UnpackedShape>
  ) throws(ArchiveError) -> UnsafeMutableBufferPointer<UInt32> {
    let count = frame[.objects]
    let numbers = working(UInt32(0), count)
    let start = cursor.place
    var unknown: UInt32?
    for group in Column.groups(of: count) {
      each(group.count) {
        numbers[group.lowerBound &+ $0] = $1
        if $1 < shapes.count { shapes[Int($1)].objects &+= 1 } else { unknown = $1 }
      }
    }
    if let unknown { throw cursor.bad("shape of an object", UInt64(unknown), at: start) }
    var before = 0
    for shape in shapes.indices {
      (shapes[shape].objects, before) = (before, before + shapes[shape].objects)
    }
    return numbers
  }

  /// Returns the objects grouped by shape. Also stores, in each shape, the number of objects before the next shape.
  private mutating func layOut(
    _ numbers: UnsafeMutableBufferPointer<UInt32>, _ shapes: UnsafeMutableBufferPointer<UnpackedShape>
  ) throws(ArchiveError) -> UnsafeMutableBufferPointer<UInt32> {
    let (objects, total) = (place(.objects), frame[.values])
    let documentValues = valueCount
    // A local copy lets the loop keep the count in a register.
    var valueCount = valueCount
    let members = working(UInt32(0), numbers.count)
    for number in 0..<numbers.count {
      let object = objects + number &* ObjectRecord.stride
      let shape = Int(numbers[number])
      members[shapes[shape].objects] = UInt32(truncatingIfNeeded: number)
      shapes[shape].objects &+= 1
      object.put(shapes[shape].classIndex, 0)
      object.put(shapes[shape].elementClass, 4)
      object.put(noIndex, 8)
      object.put(UInt32(0), 16)
      object.put(shapes[shape].slot, 20)
      object.put(UInt32(truncatingIfNeeded: valueCount), 24)
      let values = shapes[shape].propertyCount
      object.put(UInt32(truncatingIfNeeded: values), 28)
      object.put(UInt32(0), 32)
      guard values <= total &- valueCount else {
        throw ArchiveError(.badRange(field: "values"), section: .values, offset: cursor.offset)
      }
      valueCount &+= values
    }
    (self.valueCount, objectValueCount) = (valueCount, valueCount - documentValues)
    return members
  }

  private mutating func readShapes() throws(ArchiveError) -> (
    UnsafeMutableBufferPointer<UnpackedShape>, UnsafeMutableBufferPointer<UInt64>
  ) {
    // Each shape has at least one object, and each property at least one value.
    let count = try cursor.count(atMost: frame[.objects], "number of shapes")
    let shapes = working(UnpackedShape(), count)
    let (most, start) = (frame[.values], cursor.offset)
    var total = 0
    for group in Column.groups(of: count) {
      let first = group.lowerBound
      each(group.count) { shapes[first + $0].classIndex = $1 }
      each(group.count) { shapes[first + $0].elementClass = $1 }
      each(group.count) { shapes[first + $0].slot = $1 }
      each(group.count) { shapes[first + $0].flags = $1 }
      each(group.count) {
        (shapes[first + $0].firstProperty, shapes[first + $0].propertyCount) = (total, Int($1))
        total = min(total + Int($1), most + 1)
      }
    }
    guard total <= most else {
      throw ArchiveError(
        .badValue(field: "number of properties", value: UInt64(total)), section: .objects, offset: start)
    }
    // The key, kind and flags have the layout of section `VALS`, so that they can be copied at once.
    let properties = working(UInt64(0), total)
    for group in Column.groups(of: total) {
      let first = group.lowerBound
      each(group.count) { properties[first + $0] = UInt64($1) }
      each(group.count) { properties[first + $0] |= UInt64(Self.kindAndFlags($1)) << 32 }
    }
    return (shapes, properties)
  }

  /// Returns the kind and flags that an entry represents. A kind that is too large becomes one that the verifier rejects.
  @inline(__always)
  private static func kindAndFlags(_ entry: UInt32) -> UInt32 {
    UInt32(UInt16(clamping: entry >> 1)) | (entry & 1) << 16
  }

  private mutating func readMembers(
    of shapes: UnsafeMutableBufferPointer<UnpackedShape>,
    _ properties: UnsafeMutableBufferPointer<UInt64>, _ members: UnsafeMutableBufferPointer<UInt32>
  ) {
    var first = 0
    for shape in shapes {
      for group in Column.groups(of: shape.objects &- first) {
        let start = first &+ group.lowerBound
        readMembers(
          UnsafeMutableBufferPointer(rebasing: members[start..<start &+ group.count]), of: shape, properties)
      }
      first = shape.objects
    }
  }

  private mutating func readMembers(
    _ members: UnsafeMutableBufferPointer<UInt32>, of shape: UnpackedShape,
    _ properties: UnsafeMutableBufferPointer<UInt64>
  ) {
    let (objects, values, count) = (place(.objects), place(.values), members.count)
    @inline(__always)
    func object(_ number: Int) -> UnsafeMutableRawPointer {
      objects + Int(members[number]) &* ObjectRecord.stride
    }
    enter(.objects)
    if isWatching { find(count, ObjectRecord.stride, at: object) }
    if shape.flags & ObjectShape.idFlag != 0 { each(count) { object($0).put($1, 8) } }
    if shape.flags & ObjectShape.childrenFlag != 0 { each(count) { object($0).put($1, 16) } }
    enter(.values)
    for number in 0..<shape.propertyCount {
      let head = properties[shape.firstProperty &+ number]
      @inline(__always)
      func value(_ member: Int) -> UnsafeMutableRawPointer {
        values + (UnsafeRawPointer(object(member)).index(24) &+ number) &* ValueRecord.stride
      }
      if isWatching { find(count, ValueRecord.stride, at: value) }
      each(count) {
        value($0).put(head, 0)
        value($0).put($1, 8)
      }
    }
  }

  private mutating func find(_ count: Int, _ length: Int, at place: (Int) -> UnsafeMutableRawPointer) {
    if (0..<count).contains(where: { isWatched(place($0), length) }) { found = cursor.offset }
  }

  /// Writes the parent of each object. The parent of a view unit's root is the controller. The parent of any other object
  /// is the innermost object whose range of descendants includes that object.
  private func writeParents() throws(ArchiveError) {
    let (units, objects) = (UnsafeRawPointer(place(.units)), place(.objects))
    var first = 0
    for unit in 0..<frame[.units] {
      let record = units + unit * UnitRecord.stride
      let count = record.index(12)
      guard count <= frame[.objects] - first else { throw wrongUnits }
      let outer = outerParent(ofUnit: record)
      var (parent, end) = (outer, Int.max)
      for number in first..<first + count {
        let object = objects + number &* ObjectRecord.stride
        while end <= number {
          parent = UnsafeRawPointer(objects + Int(parent) &* ObjectRecord.stride).word(12)
          end = parent == outer ? .max : endOfDescendants(of: parent)
        }
        object.put(parent, 12)
        guard UnsafeRawPointer(object).word(16) > 0 else { continue }
        parent = UInt32(truncatingIfNeeded: number)
        end = endOfDescendants(of: parent)
      }
      first += count
    }
    guard first == frame[.objects] else { throw wrongUnits }
  }

  @inline(__always)
  private func endOfDescendants(of object: UInt32) -> Int {
    let record = UnsafeRawPointer(place(.objects) + Int(object) &* ObjectRecord.stride)
    return Int(object) &+ 1 &+ record.index(16)
  }

  private func outerParent(ofUnit unit: UnsafeRawPointer) -> UInt32 {
    let scene = unit.index(4)
    guard unit.word(0) == UnitKind.view.rawValue, scene < frame[.scenes] else { return noIndex }
    return UnsafeRawPointer(place(.scenes)).word(scene * SceneRecord.stride)
  }

  private var wrongUnits: ArchiveError {
    ArchiveError(.badRange(field: "unit objects"), section: .units, offset: cursor.offset)
  }

  /// Reads the document's values, which precede the values of objects, and the values that follow those of objects.
  mutating func readOtherValues() throws(ArchiveError) {
    enter(.values)
    let values = place(.values)
    let first = UnsafeRawPointer(place(.document)).index(16)
    let objects = objectValueCount
    guard valueCount == frame[.values] else {
      throw ArchiveError(.badRange(field: "values"), section: .values, offset: cursor.offset)
    }
    for group in Column.groups(of: frame[.values] - objects) {
      @inline(__always)
      func value(_ number: Int) -> UnsafeMutableRawPointer {
        let place = group.lowerBound &+ number
        return values + (place < first ? place : place &+ objects) &* ValueRecord.stride
      }
      if isWatching { find(group.count, ValueRecord.stride, at: value) }
      each(group.count) { value($0).put($1, 0) }
      each(group.count) { value($0).put(Self.kindAndFlags($1), 4) }
      each(group.count) { value($0).put($1, 8) }
    }
  }
}
