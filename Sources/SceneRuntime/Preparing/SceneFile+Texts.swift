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
  /// The tables for code are searched if no object has the string. If the language has no such string, the string in the
  /// app's development language is used.
  ///
  /// - Parameters:
  ///   - key: The object's id and the property, as in `count.text`, or a key in a table for code, as in `greeting`.
  ///   - arguments: The values for `%d`, `%@`, and `%2$@`, in order.
  ///   - table: The table for code, or nil (the default) for the scene's strings and `Localizable`.
  ///   - locales: The preferred locales, most preferred first.
  /// - Returns: The string, or nil if the file does not contain it. If the language's strings are in a separate file that
  ///   cannot be read, returns the scene's own string.
  public func localizedString(
    _ key: String, _ arguments: [any TextArgument] = [], table: String? = nil, preferring locales: [String]
  ) -> String? {
    localizedString(key, arguments, table: table, preferring: locales, developmentLanguage: nil)
  }

  package func localizedString(
    _ key: String, _ arguments: [any TextArgument], table: String?, preferring locales: [String],
    developmentLanguage: String?
  ) -> String? {
    let filled = FilledText(arguments: arguments.map(\.filling))
    let language = language(preferring: locales)
    loadReadableTexts(of: language)
    if table == nil, let value = textPlaces.value[key] {
      if let text = translation(of: value, in: language, filled: filled) { return text }
      return archive.value(at: value).writtenText.map(filled.fill)
    }
    let tables = table.map { [$0] } ?? [CodeTextName.sceneTable, CodeTextName.defaultTable]
    guard
      let value = tables.lazy.compactMap({ self.codeTexts.value[CodeTextName.name(of: key, in: $0)] }).first
    else { return nil }
    if let text = translation(of: value, in: language, filled: filled) { return text }
    let fallback = self.language(
      preferring: [developmentLanguage ?? self.developmentLanguage].compactMap(\.self))
    loadReadableTexts(of: fallback)
    if let text = translation(of: value, in: fallback, filled: filled) { return text }
    // The value of a string without a text in the development language has the kind 'text', and contains the key.
    guard case .string(let own) = archive.value(at: value) else { return nil }
    return filled.fill(own)
  }

  private func translation(of value: Int, in language: FileLanguage, filled: FilledText) -> String? {
    for table in language.tables {
      guard let text = translation(ofValue: value, in: table) else { continue }
      return filled.fill(
        text, by: PluralRule(locale: archive.translatedLocale(at: table)), numbers: language.numbers)
    }
    return nil
  }

  package var hasCodeTexts: Bool {
    archive.document.values.contains { archive.valueRecord(at: $0).isRuntimeAttribute }
  }

  package static func filled(_ text: String, _ arguments: [any TextArgument]) -> String {
    FilledText(arguments: arguments.map(\.filling)).fill(text)
  }

  private var developmentLanguage: String? {
    documentValue(forKey: CodeTextName.developmentLanguage)?.writtenText
  }

  static func codeTexts(in archive: Archive) -> [String: Int] {
    let values = archive.document.values.filter { archive.valueRecord(at: $0).isRuntimeAttribute }
    return Dictionary(
      values.map { (archive.key(at: archive.valueRecord(at: $0).key), $0) },
      uniquingKeysWith: { first, _ in first })
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
