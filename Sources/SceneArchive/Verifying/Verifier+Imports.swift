extension Verifier {
  /// Verifies the order of imports. They are sorted by owner. For each owner, attributes come first, sorted by name and
  /// without duplicates, and elements follow.
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
        throw error(.inconsistent("the imported attributes and elements are not sorted"), place, 0)
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

  private func verifyWrittenValue(_ place: UnsafeRawPointer) throws(ArchiveError) {
    let start = tables.document.base.range(12).upperBound
    let objects = tables.objects
    let end =
      objects.count == 0
      ? start : (objects.base + (objects.count - 1) * ObjectRecord.stride).range(24).upperBound
    guard (start..<end).contains(place.index(4)) else { throw badValue(place, 4, "holder") }
  }
}
