import SceneValues

extension Archive {
  /// The number of languages with embedded translations (section `STRT`), excluding the scene's own language.
  package var stringTableCount: Int { tables.stringTables.count }
  package func stringTable(at index: Int) -> StringTableRecord { record(index, of: tables.stringTables) }

  package var translationCount: Int { tables.translations.count }
  package func translation(at index: Int) -> TranslationRecord { record(index, of: tables.translations) }

  /// Returns the translation of a value from the first table that contains one, or the scene's own value.
  package func value(at index: Int, in tables: [Int]) -> Value {
    for table in tables {
      guard let text = text(ofValue: index, in: table) else { continue }
      // If a class of the host app decodes the value, the class also decodes the translation.
      return valueRecord(at: index).kind == .text ? .text(string(at: text)) : .string(string(at: text))
    }
    return value(at: index)
  }

  private func text(ofValue index: Int, in table: Int) -> StringIndex? {
    translation(ofValue: index, in: table).map { translation(at: $0).text }
  }

  /// Returns the index of a value's translation, or nil. Translations are sorted, so the search is binary.
  package func translation(ofValue index: Int, in table: Int) -> Int? {
    let range = stringTable(at: table).translations
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      let record = translation(at: middle)
      if record.value == index { return middle }
      if record.value < index { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  func owner(ofValue index: Int) -> ObjectIndex? {
    (0..<objectCount).first { object(at: $0).values.contains(index) }
      ?? variationThatSets(index).map { variation(at: $0).object }
  }

  func variationThatSets(_ index: Int) -> Int? {
    (0..<variationCount).first { variation(at: $0).values.contains(index) }
  }

  var stringTablesHold: Bool {
    if isLanguageFile {
      return stringTableCount == 1 && stringTable(at: 0).translations == 0..<translationCount
    }
    let records = (0..<stringTableCount).map(stringTable)
    let locales = records.map { string(at: $0.locale) }
    return records.flatMap { Array($0.translations) } == Array(0..<translationCount)
      && zip(locales, locales.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      && records.indices.allSatisfy { table in
        let translations = records[table].translations.map(translation)
        return zip(translations, translations.dropFirst()).allSatisfy { $0.value < $1.value }
          && translations.allSatisfy { translation in
            switch value(at: translation.value, in: [table]) {
            case .string(let text), .text(let text):
              text.utf8.elementsEqual(string(at: translation.text).utf8)
            default: false
            }
          }
      }
  }
}
