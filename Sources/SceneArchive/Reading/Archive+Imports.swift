extension Archive {
  package var importCount: Int { tables.imports.count }
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
