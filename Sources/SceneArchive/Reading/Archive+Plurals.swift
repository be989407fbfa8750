import SceneValues

extension Archive {
  package var pluralCount: Int { tables.plurals.count }
  package func plural(at index: Int) -> PluralRecord { record(index, of: tables.plurals) }

  package func pluralText(ofTranslation translation: Int) -> PluralText? {
    var (low, high) = (0, pluralCount)
    while low < high {
      let middle = (low + high) / 2
      if plural(at: middle).translation < translation { low = middle + 1 } else { high = middle }
    }
    guard low < pluralCount, plural(at: low).translation == translation else { return nil }
    let format = string(at: plural(at: low).text)
    var variables: [PluralText.Variable] = []
    for index in low + 1..<pluralCount {
      let record = plural(at: index)
      guard record.translation == translation, let name = record.name.map({ string(at: $0) }),
        let category = record.category
      else { break }
      if variables.last?.name != name {
        variables.append(
          PluralText.Variable(name: name, argument: record.argument == 0 ? nil : record.argument, forms: [:]))
      }
      variables[variables.count - 1].forms[category] = string(at: record.text)
    }
    return PluralText(format: format, variables: variables)
  }

  var pluralsHold: Bool {
    let records = (0..<pluralCount).map(plural)
    let areInRange = records.allSatisfy { record in
      (0..<translationCount).contains(record.translation) && (record.name == nil) == (record.category == nil)
    }
    return areInRange && Set(records.map(\.translation)).allSatisfy { pluralText(ofTranslation: $0) != nil }
  }
}
