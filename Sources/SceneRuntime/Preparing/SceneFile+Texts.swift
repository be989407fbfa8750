import SceneArchive
import SceneValues

extension SceneFile {
  /// Returns a string from the file in the best available language, with its placeholders replaced by arguments.
  ///
  /// ```swift
  /// file.localizedString("count.text", [3], preferring: ["pl"])  // "3 budziki"
  /// ```
  ///
  /// Placeholders without an argument remain unchanged, and additional arguments are ignored. In translations, numbers
  /// use the digits and separators of the requested locale:
  ///
  /// - Western digits in `ar`, and other digits in `ar-EG`, `fa`, and `mr`.
  /// - A decimal comma in `de`, a decimal point in `de-CH`, and the Arabic separator between Arabic digits.
  /// - Grouping as in `1,000`, `1.000` in `de`, `1000` and `10.000` in `es`, and `1,00,000` in `hi`.
  ///
  /// If a number is not a quantity, such as a year, pass it as a string.
  ///
  /// - Parameters:
  ///   - key: The key in translation tables: the object's id and the property, as in `count.text`.
  ///   - arguments: The values for `%d`, `%@`, and `%2$@`, in order.
  ///   - locales: The preferred locales, most preferred first.
  /// - Returns: The string, or nil if the file does not contain it. If the language's strings are in a separate file that
  ///   cannot be read, returns the scene's own string.
  public func localizedString(
    _ key: String, _ arguments: [any TextArgument] = [], preferring locales: [String]
  ) -> String? {
    let language = language(preferring: locales)
    loadReadableTexts(of: language)
    return localizedString(key, arguments, in: language)
  }

  func localizedString(
    _ key: String, _ arguments: [any TextArgument], in language: FileLanguage
  ) -> String? {
    guard let value = textPlaces.value[key] else { return nil }
    let filled = FilledText(arguments: arguments.map(\.filling))
    for table in language.tables {
      guard let text = translation(ofValue: value, in: table) else { continue }
      return filled.fill(
        text, by: PluralRule(locale: archive.translatedLocale(at: table)), numbers: language.numbers)
    }
    guard let own = archive.value(at: value).writtenText else { return nil }
    return filled.fill(PluralText(format: own, variables: []), by: .none)
  }

  static func textPlaces(in archive: Archive) -> [String: Int] {
    var places: [String: Int] = [:]
    func enter(_ values: Range<Int>, of object: Int, _ suffix: String) {
      guard let id = archive.object(at: object).id.map({ archive.string(at: $0) }) else { return }
      for value in values where archive.value(at: value).writtenText != nil {
        places["\(id).\(archive.key(at: archive.valueRecord(at: value).key))\(suffix)"] = value
      }
    }
    for object in 0..<archive.objectCount { enter(archive.object(at: object).values, of: object, "") }
    for index in 0..<archive.variationCount {
      let variation = archive.variation(at: index)
      enter(
        variation.values, of: variation.object,
        TraitSet.keySuffix(archive.string(at: variation.traits)))
    }
    return places
  }

  /// Returns the indices of the values that have a translation. If the translations are in separate files, returns the
  /// indices of all values that can be translated.
  static func translatedValues(in archive: Archive) -> Set<Int> {
    guard archive.languageCount == 0 else { return texts(in: archive) }
    return Set((0..<archive.translationCount).map { archive.translation(at: $0).value })
  }

  /// Returns the indices of the strings whose objects have an id. Other strings cannot be translated.
  private static func texts(in archive: Archive) -> Set<Int> {
    let objects = (0..<archive.objectCount).filter { archive.object(at: $0).id != nil }
    let own = objects.flatMap { Array(archive.object(at: $0).values) }
    let varied = (0..<archive.variationCount).map(archive.variation)
      .filter { archive.object(at: $0.object).id != nil }.flatMap { Array($0.values) }
    return Set((own + varied).filter { [.string, .text].contains(archive.valueRecord(at: $0).kind) })
  }
}

extension Value {
  var writtenText: String? {
    switch self {
    case .string(let text), .text(let text): text
    default: nil
    }
  }
}
