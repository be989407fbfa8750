/// The owner of an imported attribute, or the parent of an imported element. Imports are in the `ib:` namespace.
package enum ImportedOwner: Hashable, Sendable {
  case document
  case scene(SceneIndex)
  case object(ObjectIndex)
  /// A value that has its own element, such as a long text or a runtime attribute.
  case value(Int)
  case connection(Int)
  case segue(SegueIndex)
  case appearance(Int)
  case variation(Int)
  case constraint(Int)

  /// The stored form. It also defines the order of owners in an archive.
  package var code: (kind: UInt32, index: Int) {
    switch self {
    case .document: (0, 0)
    case .scene(let index): (1, index)
    case .object(let index): (2, index)
    case .value(let index): (3, index)
    case .connection(let index): (4, index)
    case .segue(let index): (5, index)
    case .appearance(let index): (6, index)
    case .variation(let index): (7, index)
    case .constraint(let index): (8, index)
    }
  }

  init?(kind: UInt32, index: Int) {
    switch kind {
    case 0 where index == 0: self = .document
    case 1: self = .scene(index)
    case 2: self = .object(index)
    case 3: self = .value(index)
    case 4: self = .connection(index)
    case 5: self = .segue(index)
    case 6: self = .appearance(index)
    case 7: self = .variation(index)
    case 8: self = .constraint(index)
    default: return nil
    }
  }
}

/// An attribute or element of an imported file that is preserved because the vocabulary does not support it.
package struct ImportedRecord: Hashable, Sendable {
  package var holder: ImportedOwner
  package var name: StringIndex?
  package var text: StringIndex

  package init(holder: ImportedOwner, name: StringIndex?, text: StringIndex) {
    self.holder = holder
    self.name = name
    self.text = text
  }
}

extension ImportedRecord: FixedRecord {
  @usableFromInline static var stride: Int { 16 }

  @usableFromInline init(at place: UnsafeRawPointer) {
    self.init(
      holder: ImportedOwner(kind: place.word(0), index: place.index(4))!, name: place.optionalIndex(8),
      text: place.index(12))
  }

  func write(to writer: inout ByteWriter) {
    writer.word(holder.code.kind)
    writer.index(holder.code.index)
    writer.index(name)
    writer.index(text)
  }
}
