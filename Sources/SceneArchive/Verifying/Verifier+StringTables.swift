extension Verifier {
  /// Verifies that locales and values are sorted and unique, as binary search and deterministic encoding require.
  func verifyStringTables() throws(ArchiveError) {
    var end = 0
    var last: UnsafeBufferPointer<UInt8>?
    for number in 0..<tables.stringTables.count {
      let place = tables.stringTables.base + number * StringTableRecord.stride
      try checkIndex(place, 0, below: tables.strings.count, "locale")
      let locale = tables.strings.bytes(at: place.index(0))
      guard last?.lexicographicallyPrecedes(locale) ?? true else { throw badValue(place, 0, "locale") }
      last = locale
      let start = end
      try checkRange(place, 4, follows: &end, count: tables.translations.count, "translations")
      try verifyTranslations(start..<end)
    }
    try checkEnd(
      end, count: tables.translations.count, of: tables.translations, stride: TranslationRecord.stride,
      "translations")
  }

  private func verifyTranslations(_ range: Range<Int>) throws(ArchiveError) {
    var next = 0
    for number in range {
      let place = tables.translations.base + number * TranslationRecord.stride
      try checkIndex(place, 0, below: tables.translatedValueCount ?? tables.values.count, "translated value")
      try checkIndex(place, 4, below: tables.strings.count, "translation")
      let value = place.index(0)
      // The kind of a value in another file is verified when the files are combined.
      if tables.translatedValueCount != nil {
        guard value >= next else { throw badValue(place, 0, "translated value") }
        next = value + 1
        continue
      }
      let kind = ValueKind(rawValue: (tables.values.base + value * ValueRecord.stride).half(4))
      guard value >= next, kind == .string || kind == .text else {
        throw badValue(place, 0, "translated value")
      }
      next = value + 1
    }
  }
}
