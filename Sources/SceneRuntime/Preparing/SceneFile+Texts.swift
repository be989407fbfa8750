import SceneArchive
import SceneValues

extension SceneFile {
  /// A text of the file in the best of some languages, with numbers and texts in its gaps.
  ///
  /// ```swift
  /// file.localizedString("count.text", [3], preferring: ["pl"])  // "3 budziki"
  /// ```
  ///
  /// Of a text that differs by numbers, the form is taken that the language has for the number. A gap without an argument
  /// stays as the text writes it, and what is too much is left out. A translation has the digits that are usual in the
  /// locale that was asked for: western ones in `ar`, others in `ar-EG`, in `fa` and in `mr`. Before a fraction stands the sign
  /// of that locale: a comma in `de`, a point in `de-CH`, the Arabic sign between Arabic digits. Thousands are set apart as it
  /// does: `1,000`, `1.000` in `de`, `1000` and `10.000` in `es`, `1,00,000` in `hi`. A number that is none to be counted with,
  /// such as a year, is given as a text. The scene's own texts have the digits and the signs of English.
  ///
  /// - Parameters:
  ///   - key: as tables of translations have it: the id of an object, and a text of its: `count.text`.
  ///   - arguments: what `%d`, `%@` and `%2$@` stand for, in their order.
  ///   - locales: the best first.
  /// - Returns: nil where the file has no such text. Where the language lies in a file that cannot be read, the scene's own
  ///   text; making a scene's controller in that language throws why.
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

  /// Where the texts of objects with an id are, by the keys that tables know them by.
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

  /// The values that any language says in another way; of languages that lie in files of their own, those that it may.
  static func translatedValues(in archive: Archive) -> Set<Int> {
    guard archive.languageCount == 0 else { return texts(in: archive) }
    return Set((0..<archive.translationCount).map { archive.translation(at: $0).value })
  }

  /// The texts of objects with an id, which alone can be translated.
  private static func texts(in archive: Archive) -> Set<Int> {
    let objects = (0..<archive.objectCount).filter { archive.object(at: $0).id != nil }
    let own = objects.flatMap { Array(archive.object(at: $0).values) }
    let varied = (0..<archive.variationCount).map(archive.variation)
      .filter { archive.object(at: $0.object).id != nil }.flatMap { Array($0.values) }
    return Set((own + varied).filter { [.string, .text].contains(archive.valueRecord(at: $0).kind) })
  }
}

extension Value {
  /// What a text says; nil for what is none.
  var writtenText: String? {
    switch self {
    case .string(let text), .text(let text): text
    default: nil
    }
  }
}
