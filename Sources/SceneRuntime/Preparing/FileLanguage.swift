import SceneArchive
import SceneValues

package struct FileLanguage: Hashable, Sendable {
  /// The translation tables in the order in which they are searched for a string. The first table determines
  /// the others.
  package var tables: [Int] = []
  package var numbers = NumberSymbols()
}

extension SceneFile {
  /// Returns the language of the first preferred locale that has a table. For `pt-BR`, a table for `pt` is
  /// sufficient. Returns the scene's own language if no table exists for any locale.
  ///
  /// An empty table represents the scene's own strings. It prevents a fallback to the next locale if the user
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

  /// The locales that have translations, as in their directory names.
  public var locales: [String] {
    archive.translatedLocales
  }

  private func isEmptyTable(_ table: Int) -> Bool {
    archive.languageCount > 0
      ? archive.language(at: table).translations == 0 : archive.stringTable(at: table).translations.isEmpty
  }
}
