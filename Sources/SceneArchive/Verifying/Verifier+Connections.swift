extension Verifier {
  private struct Scope {
    let own: Range<Int>
    /// The objects of the scene's own unit, if the unit is a view or a prototype. For other units, the range is empty.
    let scene: Range<Int>
    let segues: Range<Int>
    let hasOwner: Bool

    @inline(__always)
    func has(_ object: Int) -> Bool {
      UInt(bitPattern: object &- own.lowerBound) < UInt(bitPattern: own.count)
        || UInt(bitPattern: object &- scene.lowerBound) < UInt(bitPattern: scene.count)
    }
  }

  func verifyConnections() throws(ArchiveError) {
    let (connections, keys, selectors) = (tables.connections.base, tables.keys.count, tables.selectors.count)
    var members = 0
    for unit in 0..<tables.units.count {
      let place = tables.units.base + unit * UnitRecord.stride
      let scope = scope(ofUnit: place)
      for number in place.range(16) {
        let connection = connections + number &* ConnectionRecord.stride
        try checkReference(connection, 4, in: scope, "source")
        switch connection.word(0) {
        case ConnectionKind.outlet:
          try checkIndex(connection, 8, below: keys, "outlet")
          try checkReference(connection, 12, in: scope, "destination")
          guard connection.word(16) == noIndex else { throw badValue(connection, 16, "unused field") }
        case ConnectionKind.collection:
          try checkIndex(connection, 8, below: keys, "outlet")
          let first = members
          try checkRange(connection, 12, follows: &members, count: tables.members.count, "members")
          for member in first..<members {
            try checkReference(tables.members.base, member * Reference.stride, in: scope, "member")
          }
        case ConnectionKind.action:
          try checkIndex(connection, 8, below: selectors, "action")
          if connection.word(12) != firstResponderReference {
            try checkReference(connection, 12, in: scope, "destination")
          }
          try checkOptionalIndex(connection, 16, below: keys, "event")
        case ConnectionKind.trigger:
          guard scope.segues.contains(connection.index(8)) else { throw badValue(connection, 8, "segue") }
          guard connection.word(12) == noIndex else { throw badValue(connection, 12, "unused field") }
          try checkOptionalIndex(connection, 16, below: keys, "event")
        default: throw badValue(connection, 0, "connection kind")
        }
      }
    }
    try checkEnd(
      members, count: tables.members.count, of: tables.members, stride: Reference.stride, "members")
  }

  private func scope(ofUnit place: UnsafeRawPointer) -> Scope {
    let kind = UnitKind(rawValue: place.word(0))!
    let scene = place.optionalIndex(4).map { tables.scenes.base + $0 * SceneRecord.stride }
    return Scope(
      own: place.range(8),
      scene: kind == .view || kind == .prototype
        ? scene.map { objects(ofUnit: $0.index(4)) } ?? 0..<0 : 0..<0,
      segues: scene?.range(12) ?? 0..<0,
      hasOwner: kind == .nib)
  }

  @inline(__always)
  private func checkReference(
    _ place: UnsafeRawPointer, _ field: Int, in scope: Scope, _ name: StaticString
  ) throws(ArchiveError) {
    let index = place.index(field)
    if scope.has(index) { return }
    if scope.hasOwner, place.word(field) == ownerReference { return }
    throw badValue(place, field, name)
  }
}
