import SceneCompiler
import SceneResources
import SceneValues

package struct TranslationUnits {
  /// The units in scene order.
  package private(set) var units: [TranslationUnit] = []
  private let locale: String
  private let known: [String: StringsTable.Entry]
  private let sources: [String: StringsTable.Entry]

  package init(
    _ texts: SceneTexts, tables: [StringsTable], into locale: String, from sourceLocale: String
  ) {
    self.locale = locale
    known = Self.entries(of: locale, in: tables)
    sources = Self.entries(of: sourceLocale, in: tables)
    for text in texts.texts { add(text) }
  }

  private static func entries(of locale: String, in tables: [StringsTable]) -> [String: StringsTable.Entry] {
    Dictionary(
      tables.filter { LocaleName.parts(of: $0.locale) == LocaleName.parts(of: locale) }.flatMap(\.entries)
        .map { ($0.key.text, $0) }, uniquingKeysWith: { $1 })
  }

  private mutating func add(_ text: SceneTexts.Text) {
    let (entry, source) = (known[text.key], sources[text.key])
    guard let plural = entry?.plural ?? source?.plural else {
      units.append(
        TranslationUnit(
          id: text.key, source: source?.value?.text ?? text.text,
          target: entry?.value.flatMap { $0.text.isEmpty ? nil : $0.text },
          // A string without a comment has its key as its place.
          note: text.place == text.key ? "" : text.place, needsReview: entry?.value?.needsReview ?? false)
      )
      return
    }
    let isWhole = plural.text.isWhole
    if !isWhole {
      units.append(
        TranslationUnit(
          id: text.key, source: source?.plural?.format.text ?? plural.format.text,
          target: entry?.plural?.format.text, note: text.place,
          needsReview: entry?.plural?.format.needsReview ?? false))
    }
    let own = PluralRule.known(for: locale)?.countedCategories ?? [.other]
    let originals = source?.plural?.variablesByName ?? [:]
    let translations = entry?.plural?.variablesByName ?? [:]
    for variable in plural.variables {
      let original = originals[variable.name]
      let translated = translations[variable.name]
      for category in Set(own + (translated?.forms.map(\.category) ?? [])).sorted() {
        let form = original?.form(category) ?? original?.form(.other)
        units.append(
          TranslationUnit(
            id: TranslationUnit.id(text.key, variable.name, category, isWhole: isWhole),
            source: form?.text ?? text.text, target: translated?.form(category)?.text,
            note: "\(text.place): for numbers in the category '\(category)'",
            needsReview: translated?.form(category)?.needsReview ?? false))
      }
    }
  }
}
