import SceneArchive
import SceneValues

package struct FileLanguage: Hashable, Sendable {
  /// The translation tables that are searched for a text in this order. The first one determines the others.
  package var tables: [Int] = []
  package var numbers = NumberSymbols()
}

extension SceneFile {
  /// Returns the first preferred locale with a table, or with a table of its language: `pt` for `pt-BR` if
  /// `pt-BR` has no table. Without any table, returns the scene's own language.
  ///
  /// An empty table represents the scene's own texts. It prevents a fallback to the next locale if the user
  /// prefers the language of the scene.
  package func language(preferring locales: [String]) -> FileLanguage {
    guard !tableLocales.isEmpty else { return FileLanguage() }
    for locale in locales {
      var language = FileLanguage()
      for parts in LocaleName.chain(of: LocaleName.parts(of: locale)) {
        guard let table = tableLocales.firstIndex(of: parts) else { continue }
        language.tables.append(table)
        if isEmptyTable(table) { break }
      }
      guard !language.tables.isEmpty else { continue }
      language.numbers = NumberSymbols(locale: locale)
      return language
    }
    return FileLanguage()
  }

  /// The locales with translations, as in their directory names.
  public var locales: [String] {
    archive.translatedLocales
  }

  private func isEmptyTable(_ table: Int) -> Bool {
    archive.languageCount > 0
      ? archive.language(at: table).translations == 0 : archive.stringTable(at: table).translations.isEmpty
  }
}
