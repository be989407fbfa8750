extension Archive {
  package var languageCount: Int { tables.languages.count }
  package func language(at index: Int) -> LanguageRecord { record(index, of: tables.languages) }

  /// The locales of all translations, both embedded and in separate files.
  package var translatedLocales: [String] {
    (0..<max(stringTableCount, languageCount)).map(translatedLocale)
  }

  package func translatedLocale(at index: Int) -> String {
    string(at: languageCount > 0 ? language(at: index).locale : stringTable(at: index).locale)
  }

  /// Returns the path of a language's string file, such as `Main.de.scenec` next to `Main.scenec`.
  package static func pathOfTexts(in locale: String, of path: String) -> String {
    let ending = ".scenec"
    let name = path.hasSuffix(ending) ? String(path.dropLast(ending.count)) : path
    return "\(name).\(locale)\(ending)"
  }

  /// Whether the file contains only the strings of one language, for a scene compiled at the same time.
  package var isLanguageFile: Bool { tables.translatedValueCount != nil }

  package func checkIsScene() throws(ArchiveError) {
    guard isLanguageFile else { return }
    throw ArchiveError(
      .inconsistent(
        "the file contains only strings in '\(translatedLocales[0])'; open the scene that it belongs to"),
      offset: 0)
  }

  /// Throws `ArchiveError` unless a string file is for one of this scene's languages and matches the scene's values.
  package func check(_ texts: Archive, ofLanguage index: Int) throws(ArchiveError) {
    let language = language(at: index)
    guard texts.isLanguageFile, texts.digest == language.digest else {
      throw ArchiveError(
        .inconsistent(
          """
          the file does not contain the strings for '\(string(at: language.locale))' that the scene was \
          compiled with
          """),
        offset: 0)
    }
    // An attacker can easily construct equal digests, so the content is also checked.
    guard texts.translationCount == language.translations, texts.tables.translatedValueCount == valueCount,
      texts.translatedLocales == [string(at: language.locale)],
      (0..<texts.translationCount).allSatisfy({
        [.string, .text].contains(valueRecord(at: texts.translation(at: $0).value).kind)
      })
    else {
      throw ArchiveError(
        .inconsistent("the strings belong to values that are not text"), section: .translations, offset: 0)
    }
  }
}
