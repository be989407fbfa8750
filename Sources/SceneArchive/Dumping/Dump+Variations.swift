extension Dump {
  mutating func writeVariation(_ index: Int) {
    let record = archive.variation(at: index)
    line(0, "variation of #\(record.object) when \(archive.string(at: record.traits))")
    writeValues(record.values, depth: 1)
  }

  mutating func writeImported(_ index: Int) {
    let record = archive.imported(at: index)
    let what = record.name.map { "attribute \(escaped(archive.string(at: $0))) =" } ?? "element"
    line(0, "imported \(describe(record.holder)) \(what) \(quoted(archive.string(at: record.text)))")
  }

  private func describe(_ holder: ImportedOwner) -> String {
    switch holder {
    case .document: "of the document:"
    case .scene(let index): "of scene \(index):"
    case .object(let index): "of #\(index):"
    case .value(let index):
      "of value \(escaped(archive.key(at: archive.valueRecord(at: index).key))) \(index):"
    case .connection(let index): "of connection \(index):"
    case .segue(let index): "of segue \(index):"
    case .appearance(let index): "of rule \(index):"
    case .variation(let index): "of variation \(index):"
    case .constraint(let index): "of constraint \(index):"
    }
  }
}
