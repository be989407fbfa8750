extension RowUnpacking {
  mutating func readTranslations() throws(ArchiveError) {
    next.string = 0
    var number = 0
    let (translations, total) = begin(.translations)
    var (place, count) = begin(.stringTables)
    for _ in 0..<count {
      place.put(cursor.index(expected: &next.string), 0)
      let length = try cursor.count(atMost: total - number, "number of translations")
      place.put(number, 4)
      place.put(length, 8)
      place += StringTableRecord.stride
      var value = 0
      for _ in 0..<length {
        let translation = translations + number * TranslationRecord.stride
        translation.put(cursor.index(expected: &value), 0)
        translation.put(cursor.index(expected: &next.string), 4)
        number += 1
      }
    }
    readPlurals()
  }

  private mutating func readPlurals() {
    var translation = 0
    var (place, count) = begin(.plurals)
    for _ in 0..<count {
      place.put(cursor.index(expected: &translation, length: 0), 0)
      place.put(cursor.optional(), 4)
      place.put(UInt16(clamping: cursor.index()), 8)
      place.put(UInt16(clamping: cursor.index()), 10)
      place.put(cursor.index(expected: &next.string), 12)
      place += PluralRecord.stride
    }
  }

  mutating func readImports() {
    var (place, count) = begin(.imports)
    var (kind, index) = (0, 0)
    for _ in 0..<count {
      let before = kind
      place.put(cursor.index(expected: &kind, length: 0), 0)
      if kind != before { index = 0 }
      place.put(cursor.index(expected: &index, length: 0), 4)
      place.put(cursor.optional(), 8)
      place.put(cursor.index(expected: &next.string), 12)
      place += ImportedRecord.stride
    }
  }
}
