import SceneValues

/// One line of a translation that differs by numbers: its format, or a form of one of its variables.
package struct PluralRecord: Hashable, Sendable {
  /// In the archive's translations.
  package var translation: Int
  /// The variable's name; nil for the format.
  package var name: StringIndex?
  /// The number of the argument that decides, from 1 to 99; 0 for the next one, and for the format.
  package var argument: Int
  /// The kind of number that the form is for; nil for the format.
  package var category: PluralCategory?
  /// The text, an index in `STRS`.
  package var text: StringIndex

  /// A record of section `STRP`.
  package init(
    translation: Int, name: StringIndex? = nil, argument: Int = 0, category: PluralCategory? = nil,
    text: StringIndex
  ) {
    self.translation = translation
    self.name = name
    self.argument = argument
    self.category = category
    self.text = text
  }

  /// What is written where a form has the number of its kind.
  static let formatPlace = 6
}

extension PluralRecord: FixedRecord {
  @inlinable static var stride: Int { 16 }

  @usableFromInline init(at place: UnsafeRawPointer) {
    self.init(
      translation: place.index(0), name: place.optionalIndex(4), argument: Int(place.half(8)),
      category: PluralCategory(place: Int(place.half(10))), text: place.index(12))
  }

  func write(to writer: inout ByteWriter) {
    writer.index(translation)
    writer.index(name)
    writer.half(UInt16(argument))
    writer.half(UInt16(category?.place ?? Self.formatPlace))
    writer.index(text)
  }
}

extension ArchiveContent {
  /// Adds the lines of the translation that was added last.
  package mutating func append(_ plural: PluralText) {
    let translation = translations.count - 1
    plurals.append(PluralRecord(translation: translation, text: string(plural.format)))
    for variable in plural.variables {
      let name = string(variable.name)
      for (category, text) in variable.forms.sorted(by: { $0.key < $1.key }) {
        plurals.append(
          PluralRecord(
            translation: translation, name: name, argument: variable.argument ?? 0, category: category,
            text: string(text)))
      }
    }
  }
}

extension Archive {
  /// The number of lines of texts that differ by numbers (section `STRP`).
  package var pluralCount: Int { tables.plurals.count }
  /// A line of section `STRP`.
  package func plural(at index: Int) -> PluralRecord { record(index, of: tables.plurals) }

  /// How a translation differs by numbers; nil where it does not.
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

  /// Whether what verification promises of them is so.
  var pluralsHold: Bool {
    let records = (0..<pluralCount).map(plural)
    return records.allSatisfy {
      (0..<translationCount).contains($0.translation) && ($0.name == nil) == ($0.category == nil)
    }
      && Set(records.map(\.translation)).allSatisfy { pluralText(ofTranslation: $0) != nil }
  }
}

extension Verifier {
  /// By translation: first the format, then the variables by name, each with its forms by kind, the last of them for all
  /// other numbers: so a form is always found, and equal contents are equal bytes.
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
      guard follows else { throw error(.inconsistent("plural forms that are not sorted"), place, 0) }
      last = (translation, name, category, argument)
    }
    if let last, !isComplete(last.category) {
      let place = tables.plurals.base + (tables.plurals.count - 1) * PluralRecord.stride
      throw badValue(place, 8, "last plural form")
    }
  }
}
