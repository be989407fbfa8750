import SceneArchive
import SceneValues

/// The language in which objects of a file are made.
package struct FileLanguage: Hashable, Sendable {
  /// The file's tables of translations that are asked for a text, one after the other; none for the scene's own texts.
  /// The first decides which the others are.
  package var tables: [Int] = []
  /// What the locale that was asked for writes numbers with.
  package var numbers = NumberSymbols()
}

extension SceneFile {
  /// The first of the locales that there is a table of, or of its language: for `pt-BR`, that of `pt-BR` or else that of
  /// `pt`. Where there is none, the scene's own texts. What `pt-BR` does not say, `pt` does, and only then the scene.
  ///
  /// A table without translations stands for the scene's own texts, so that somebody who prefers the scene's language
  /// is not given the next one.
  package func language(preferring locales: [String]) -> FileLanguage {
    guard !tableLocales.isEmpty else { return FileLanguage() }
    for locale in locales {
      var language = FileLanguage()
      for parts in LocaleName.chain(of: LocaleName.parts(of: locale)) {
        guard let table = tableLocales.firstIndex(of: parts) else { continue }
        language.tables.append(table)
        if saysNothing(table) { break }
      }
      guard !language.tables.isEmpty else { continue }
      language.numbers = NumberSymbols(locale: locale)
      return language
    }
    return FileLanguage()
  }

  /// The locales that there are translations for, as their directories were called.
  public var locales: [String] {
    archive.translatedLocales
  }

  private func saysNothing(_ table: Int) -> Bool {
    archive.languageCount > 0
      ? archive.language(at: table).translations == 0 : archive.stringTable(at: table).translations.isEmpty
  }
}
