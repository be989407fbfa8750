@usableFromInline enum ConnectionKind {
  @usableFromInline static let outlet: UInt32 = 0
  @usableFromInline static let collection: UInt32 = 1
  @usableFromInline static let action: UInt32 = 2
  @usableFromInline static let trigger: UInt32 = 3
}

/// The fields are the kind, source, name, destination, and extra. The kind determines the meaning of the other fields.
extension ConnectionRecord: FixedRecord {
  @inlinable static var stride: Int { 20 }

  @inlinable init(at place: UnsafeRawPointer) {
    let name = place.index(8)
    let kind: Kind =
      switch place.word(0) {
      case ConnectionKind.outlet: .outlet(name, to: place.reference(12))
      case ConnectionKind.collection: .collection(name, members: place.range(12))
      case ConnectionKind.action: .action(name, to: place.reference(12), event: place.optionalIndex(16))
      default: .trigger(name, event: place.optionalIndex(16))
      }
    self.init(source: place.reference(4), kind: kind)
  }

  func write(to writer: inout ByteWriter) {
    switch kind {
    case .outlet(let key, let destination):
      begin(ConnectionKind.outlet, name: key, in: &writer)
      writer.reference(destination)
      writer.word(noIndex)
    case .collection(let key, let members):
      begin(ConnectionKind.collection, name: key, in: &writer)
      writer.range(members)
    case .action(let selector, let destination, let event):
      begin(ConnectionKind.action, name: selector, in: &writer)
      writer.reference(destination)
      writer.index(event)
    case .trigger(let segue, let event):
      begin(ConnectionKind.trigger, name: segue, in: &writer)
      writer.word(noIndex)
      writer.index(event)
    }
  }

  private func begin(_ kind: UInt32, name: Int, in writer: inout ByteWriter) {
    writer.word(kind)
    writer.reference(source)
    writer.index(name)
  }
}
