extension RowUnpacking {
  mutating func readConnections() throws(ArchiveError) {
    next.object = 0
    var member = 0
    let (members, memberCount) = begin(.members)
    var (place, count) = begin(.connections)
    for _ in 0..<count {
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
  /// 0 for the first responder, 1 for the owner, and above these the difference to the object before.
  fileprivate mutating func reference(expected: inout Int) -> UInt32 {
    let code = varint()
    guard code >= 2 else { return code == 0 ? firstResponderReference : ownerReference }
    expected &+= Self.unfolded(code - 2)
    return Self.field(expected)
  }
}
