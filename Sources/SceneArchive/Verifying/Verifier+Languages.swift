extension Verifier {
  func verifyLanguages() throws(ArchiveError) {
    var last: UnsafeBufferPointer<UInt8>?
    for number in 0..<tables.languages.count {
      let place = tables.languages.base + number * LanguageRecord.stride
      try checkIndex(place, 0, below: tables.strings.count, "locale")
      let locale = tables.strings.bytes(at: place.index(0))
      guard last?.lexicographicallyPrecedes(locale) ?? true, Self.isPartOfName(locale),
        tables.stringTables.count == 0
      else { throw badValue(place, 0, "locale") }
      last = locale
    }
    guard tables.translatedValueCount != nil else { return }
    guard tables.stringTables.count == 1, tables.objects.count == 0, tables.values.count == 0,
      tables.languages.count == 0
    else {
      throw error(
        .inconsistent("a file of strings contains other sections"),
        file + sections[.translatedValues]!.offset, 0)
    }
  }

  /// Returns whether a locale can safely be part of a file name. Dots or slashes could refer to another directory.
  private static func isPartOfName(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    !text.isEmpty && text.count <= 100
      && text.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}
