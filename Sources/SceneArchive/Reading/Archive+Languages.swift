extension Archive {
  /// The number of languages whose texts lie in files of their own (section `LANG`).
  package var languageCount: Int { tables.languages.count }
  /// A language of section `LANG`.
  package func language(at index: Int) -> LanguageRecord { record(index, of: tables.languages) }

  /// The locales of all translations: those of the file, or those that lie in files of their own.
  package var translatedLocales: [String] {
    (0..<max(stringTableCount, languageCount)).map(translatedLocale)
  }

  /// One of these.
  package func translatedLocale(at index: Int) -> String {
    string(at: languageCount > 0 ? language(at: index).locale : stringTable(at: index).locale)
  }

  /// Where the texts of a language lie: `Main.de.scenec` beside `Main.scenec`.
  ///
  /// - Parameters:
  ///   - locale: the language, as its table was called.
  ///   - path: of the scene's own file.
  /// - Returns: the path of the texts.
  package static func pathOfTexts(in locale: String, of path: String) -> String {
    let ending = ".scenec"
    let name = path.hasSuffix(ending) ? String(path.dropLast(ending.count)) : path
    return "\(name).\(locale)\(ending)"
  }

  /// Whether the file has nothing but the texts of one language, for the scene that was compiled with it.
  package var isLanguageFile: Bool { tables.translatedValueCount != nil }

  /// Says why the file cannot be used as a scene.
  ///
  /// - Throws: `ArchiveError` where it has nothing but texts.
  package func checkIsScene() throws(ArchiveError) {
    guard isLanguageFile else { return }
    throw ArchiveError(
      .inconsistent(
        "the file has nothing but texts in '\(translatedLocales[0])'; the scene that they are of names them"),
      offset: 0)
  }

  /// Checks that texts are those of a language of this file, and lie in what are texts of its.
  ///
  /// - Throws: `ArchiveError` where they are not.
  package func check(_ texts: Archive, ofLanguage index: Int) throws(ArchiveError) {
    let language = language(at: index)
    guard texts.isLanguageFile, texts.digest == language.digest else {
      throw ArchiveError(
        .inconsistent("these are not the texts that '\(string(at: language.locale))' was compiled with"),
        offset: 0)
    }
    // Equal digests are made easily by who wants to do harm.
    guard texts.translationCount == language.translations, texts.tables.translatedValueCount == valueCount,
      texts.translatedLocales == [string(at: language.locale)],
      (0..<texts.translationCount).allSatisfy({
        [.string, .text].contains(valueRecord(at: texts.translation(at: $0).value).kind)
      })
    else {
      throw ArchiveError(
        .inconsistent("these texts are of values that are none"), section: .translations, offset: 0)
    }
  }
}
