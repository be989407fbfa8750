extension Unpacking {
  mutating func readConnections() throws(ArchiveError) {
    next.object = 0
    var member = 0
    let (members, memberCount) = begin(.members)
    var (place, count) = begin(.connections)
    // In places of their own, so that the loop keeps them in registers.
    var (cursor, next) = (cursor, next)
    defer { (self.cursor, self.next) = (cursor, next) }
    let isWatched = isWatched
    for _ in 0..<count {
      if isWatched { reading(place, at: cursor.offset) }
      let head = cursor.index()
      let kind = head >> 1
      place.put(kind, 0)
      place.put(cursor.reference(expected: &next.source), 4)
      place.put(cursor.index(), 8)
      switch kind {
      case ConnectionKind.collection:
        let number = try cursor.count(atMost: memberCount - member, "number of members")
        place.put(member, 12)
        place.put(number, 16)
        for _ in 0..<number {
          if isWatched { reading(members + member * 4, at: cursor.offset) }
          (members + member * 4).put(cursor.reference(expected: &next.object), 0)
          member += 1
        }
      case ConnectionKind.trigger:
        place.put(noIndex, 12)
        place.put(head & 1 == 0 ? noIndex : cursor.index(), 16)
      default:
        place.put(cursor.reference(expected: &next.object), 12)
        place.put(head & 1 == 0 ? noIndex : cursor.index(), 16)
      }
      place += ConnectionRecord.stride
    }
  }
}

extension PackedCursor {
  @inline(__always)
  fileprivate mutating func reference(expected: inout Int) -> UInt32 {
    let code = varint()
    guard code >= PackedReference.objects else {
      return code == PackedReference.owner ? ownerReference : firstResponderReference
    }
    expected &+= Self.unfolded(code - PackedReference.objects)
    return Self.field(expected)
  }
}
