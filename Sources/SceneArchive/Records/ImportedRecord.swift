/// What an attribute or an element of the namespace `ib:` stands on, or in.
package enum ImportedHolder: Hashable, Sendable {
  case document
  case scene(SceneIndex)
  case object(ObjectIndex)
  /// Written by an element of its own: a long text, or a runtime attribute.
  case value(Int)
  case connection(Int)
  case segue(SegueIndex)
  case appearance(Int)
  case variation(Int)
  case constraint(Int)

  /// How a file writes it, and the order in which holders stand.
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

/// What an imported file said that the vocabulary has no word for, carried along.
package struct ImportedRecord: Hashable, Sendable {
  /// What the attribute stands on, or what the element stands in.
  package var holder: ImportedHolder
  /// An attribute's, without the prefix; nil for an element.
  package var name: StringIndex?
  /// What an attribute says; an element as it is written.
  package var text: StringIndex

  /// A record of section `IMPT`: an attribute with a name, or an element without one.
  package init(holder: ImportedHolder, name: StringIndex?, text: StringIndex) {
    self.holder = holder
    self.name = name
    self.text = text
  }
}

extension ImportedRecord: FixedRecord {
  @usableFromInline static var stride: Int { 16 }

  @usableFromInline init(at place: UnsafeRawPointer) {
    self.init(
      holder: ImportedHolder(kind: place.word(0), index: place.index(4))!, name: place.optionalIndex(8),
      text: place.index(12))
  }

  func write(to writer: inout ByteWriter) {
    writer.word(holder.code.kind)
    writer.index(holder.code.index)
    writer.index(name)
    writer.index(text)
  }
}

extension Archive {
  /// The number of imported attributes and elements (section `IMPT`).
  package var importCount: Int { tables.imports.count }
  /// An imported attribute or element of section `IMPT`.
  package func imported(at index: Int) -> ImportedRecord { record(index, of: tables.imports) }

  var importsHold: Bool {
    let records = (0..<importCount).map(imported)
    return records.allSatisfy { record in
      let count =
        switch record.holder {
        case .document: 1
        case .scene: sceneCount
        case .object: objectCount
        case .value: valueCount
        case .connection: connectionCount
        case .segue: segueCount
        case .appearance: appearanceCount
        case .variation: variationCount
        case .constraint: constraintCount
        }
      return (0..<count).contains(record.holder.code.index) && (0..<stringCount).contains(record.text)
        && record.name.map((0..<stringCount).contains) ?? true
    }
      && zip(records, records.dropFirst()).allSatisfy { $0.holder.code <= $1.holder.code }
  }
}

extension Verifier {
  /// By holder; the attributes of one by name, none twice, and then its elements.
  func verifyImports() throws(ArchiveError) {
    guard tables.imports.count > 0 else { return }
    let counts = [
      1, tables.scenes.count, tables.objects.count, tables.values.count, tables.connections.count,
      tables.segues.count, tables.appearances.count, tables.variations.count, tables.constraints.count,
    ]
    var last: (holder: (kind: UInt32, index: Int), name: Int?)?
    for number in 0..<tables.imports.count {
      let place = tables.imports.base + number * ImportedRecord.stride
      try checkWord(place, 0, atMost: 8, "holder")
      try checkIndex(place, 4, below: counts[place.index(0)], "holder")
      try checkOptionalIndex(place, 8, below: tables.strings.count, "imported name")
      try checkIndex(place, 12, below: tables.strings.count, "imported text")
      let holder = (kind: place.word(0), index: place.index(4))
      if let last, !(last.holder < holder || (last.holder == holder && follows(place, last.name))) {
        throw error(.inconsistent("imported parts that are not sorted"), place, 0)
      }
      if holder.kind == 3 { try verifyWrittenValue(place) }
      last = (holder, place.optionalIndex(8))
    }
  }

  private func follows(_ place: UnsafeRawPointer, _ last: Int?) -> Bool {
    guard let name = place.optionalIndex(8) else { return true }
    guard let last else { return false }
    return tables.strings.bytes(at: last).lexicographicallyPrecedes(tables.strings.bytes(at: name))
  }

  /// Only an object's values have elements of their own.
  private func verifyWrittenValue(_ place: UnsafeRawPointer) throws(ArchiveError) {
    let start = tables.document.base.range(12).upperBound
    let objects = tables.objects
    let end =
      objects.count == 0
      ? start : (objects.base + (objects.count - 1) * ObjectRecord.stride).range(24).upperBound
    guard (start..<end).contains(place.index(4)) else { throw badValue(place, 4, "holder") }
  }
}
