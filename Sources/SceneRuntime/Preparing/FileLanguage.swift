import SceneArchive
import SceneValues

package struct FileLanguage: Hashable, Sendable {
  /// The translation tables in search order. The first table determines the tables that follow.
  package var tables: [Int] = []
  package var numbers = NumberSymbols()
}

extension SceneFile {
  /// Returns the language of the first preferred locale for which a table exists, or else the scene's own language. A
  /// table for `pt` also applies to `pt-BR`, and a table for `zh-Hant` to `zh-TW`. An empty table represents the scene's
  /// own language, so that users who prefer it do not get a translation for their next preferred locale.
  package func language(preferring locales: [String]) -> FileLanguage {
    guard !tableLocales.isEmpty else { return FileLanguage() }
    for locale in locales {
      var language = FileLanguage()
      for parts in LocaleName.suitable(for: locale) {
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

  /// The locales for which translations exist, as spelled in the names of their directories.
  public var locales: [String] {
    archive.translatedLocales
  }

  private func isEmptyTable(_ table: Int) -> Bool {
    archive.languageCount > 0
      ? archive.language(at: table).translations == 0 : archive.stringTable(at: table).translations.isEmpty
  }
}
