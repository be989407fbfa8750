extension Packing {
  /// By unit, as they stand: what one connects is mostly near what the one before it did.
  mutating func writeConnections() {
    next.object = 0
    for number in 0..<archive.connectionCount {
      let record = archive.connection(at: number)
      switch record.kind {
      case .outlet(let key, let destination):
        begin(ConnectionKind.outlet, hasEvent: false, record.source)
        writer.count(key)
        writer.reference(destination, expected: &next.object)
      case .collection(let key, let members):
        begin(ConnectionKind.collection, hasEvent: false, record.source)
        writer.count(key)
        writer.count(members.count)
        for member in members { writer.reference(archive.member(at: member), expected: &next.object) }
      case .action(let selector, let destination, let event):
        begin(ConnectionKind.action, hasEvent: event != nil, record.source)
        writer.count(selector)
        writer.reference(destination, expected: &next.object)
        if let event { writer.count(event) }
      case .trigger(let segue, let event):
        begin(ConnectionKind.trigger, hasEvent: event != nil, record.source)
        writer.count(segue)
        if let event { writer.count(event) }
      }
    }
  }

  private mutating func begin(_ kind: UInt32, hasEvent: Bool, _ source: Reference) {
    writer.count(Int(kind) << 1 | (hasEvent ? 1 : 0))
    writer.reference(source, expected: &next.source)
  }
}

extension PackedWriter {
  fileprivate mutating func reference(_ reference: Reference, expected: inout Int) {
    switch reference {
    case .firstResponder: varint(PackedReference.firstResponder)
    case .owner: varint(PackedReference.owner)
    case .object(let index):
      varint(Self.folded(index - expected) + PackedReference.objects)
      expected = index
    }
  }
}

/// How a packed file writes what a connection's end points at.
enum PackedReference {
  static let firstResponder: UInt64 = 0
  static let owner: UInt64 = 1
  /// From here on, the difference to the object before.
  static let objects: UInt64 = 2
}
