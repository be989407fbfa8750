import SceneValues

extension Verifier {
  /// Verifies the order of the lines in each translation. The format comes first, followed by the variables, sorted by
  /// name. The forms of each variable are sorted by category and end with the form for all other numbers. Therefore,
  /// every number has a form, and equal content has equal bytes.
  func verifyPlurals() throws(ArchiveError) {
    var last: (translation: Int, name: UnsafeBufferPointer<UInt8>?, category: Int, argument: UInt16)?
    let isComplete = { (category: Int) in category >= PluralCategory.other.place }
    for number in 0..<tables.plurals.count {
      let place = tables.plurals.base + number * PluralRecord.stride
      try checkIndex(place, 0, below: tables.translations.count, "translation")
      try checkOptionalIndex(place, 4, below: tables.strings.count, "name of a variable")
      try checkIndex(place, 12, below: tables.strings.count, "plural form")
      let (translation, category, argument) = (place.index(0), Int(place.half(10)), place.half(8))
      let name = place.optionalIndex(4).map { tables.strings.bytes(at: $0) }
      guard category <= PluralRecord.formatPlace, (category == PluralRecord.formatPlace) == (name == nil),
        argument <= 99, name != nil || argument == 0
      else { throw badValue(place, 8, "argument and kind of a plural form") }
      let follows: Bool
      switch (last, name) {
      case (nil, nil): follows = true
      case (let last?, nil): follows = last.translation < translation && isComplete(last.category)
      case (nil, _?): follows = false
      case (let last?, let name?):
        guard last.translation == translation else {
          follows = false
          break
        }
        guard let before = last.name else {
          follows = true
          break
        }
        follows =
          before.elementsEqual(name)
          ? last.category < category && last.argument == argument
          : isComplete(last.category) && before.lexicographicallyPrecedes(name)
      }
      guard follows else { throw error(.inconsistent("the plural forms are not sorted"), place, 0) }
      last = (translation, name, category, argument)
    }
    if let last, !isComplete(last.category) {
      let place = tables.plurals.base + (tables.plurals.count - 1) * PluralRecord.stride
      throw badValue(place, 8, "last plural form")
    }
  }
}
