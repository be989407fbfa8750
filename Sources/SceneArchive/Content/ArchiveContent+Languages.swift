extension ArchiveContent {
  /// Separates the translated strings of all languages from the scene. Returns the scene and the bytes of one file for
  /// each language. `scene` is the same content compiled without translated strings, and must have the same values.
  package func withoutTexts(
    asIn scene: ArchiveContent, limits: ArchiveLimits = ArchiveLimits()
  ) throws(ArchiveError) -> (scene: ArchiveContent, languages: [(locale: String, bytes: [UInt8])]) {
    var scene = scene
    var files: [(locale: String, bytes: [UInt8])] = []
    for index in stringTables.indices {
      let locale = strings[stringTables[index].locale]
      var digest: UInt64 = 0
      if !stringTables[index].translations.isEmpty {
        let texts = try texts(ofTable: index).archive(limits: limits)
        digest = texts.digest
        files.append((locale, texts.packed()))
      }
      scene.languages.append(
        LanguageRecord(
          locale: scene.string(locale), translations: stringTables[index].translations.count, digest: digest))
    }
    return (scene, files)
  }

  private func texts(ofTable index: Int) -> ArchiveContent {
    let table = stringTables[index]
    var texts = ArchiveContent()
    texts.translatedValueCount = values.count
    let locale = texts.string(strings[table.locale])
    for translation in table.translations.map({ translations[$0] }) {
      texts.translations.append(
        TranslationRecord(value: translation.value, text: texts.string(strings[translation.text])))
    }
    texts.stringTables = [StringTableRecord(locale: locale, translations: texts.translations.indices)]
    for var plural in plurals where table.translations.contains(plural.translation) {
      plural.translation -= table.translations.lowerBound
      plural.name = plural.name.map { texts.string(strings[$0]) }
      plural.text = texts.string(strings[plural.text])
      texts.plurals.append(plural)
    }
    return texts
  }

  /// Removes the languages and the strings of their locales, which follow embedded translations.
  fileprivate mutating func forgetLanguages(_ locales: [String]) {
    languages = []
    var count = strings.count
    for locale in locales.reversed() where count > 0 && strings[count - 1] == locale { count -= 1 }
    // The scene itself can also use some of the last strings.
    while count < strings.count {
      var shorter = self
      shorter.strings.removeSubrange(count...)
      if (try? shorter.archive()) != nil {
        shorter.interned.strings = InternedStrings(shorter.strings)
        self = shorter
        return
      }
      count += 1
    }
  }
}

extension Archive {
  /// Returns the scene with embedded translations, as if it had been compiled with them. `read` returns the file for a
  /// locale. Throws `ArchiveError` if the translations do not match the scene.
  package func joined(reading read: (_ locale: String) throws -> Archive) throws -> [UInt8] {
    var content = content()
    content.forgetLanguages((0..<languageCount).map { string(at: language(at: $0).locale) })
    for index in 0..<languageCount {
      let locale = string(at: language(at: index).locale)
      let start = content.translations.count
      if language(at: index).translations > 0 {
        let texts = try read(locale)
        try check(texts, ofLanguage: index)
        for number in 0..<texts.translationCount {
          let translation = texts.translation(at: number)
          content.translations.append(
            TranslationRecord(
              value: translation.value, text: content.string(texts.string(at: translation.text))))
          if let plural = texts.pluralText(ofTranslation: number) { content.append(plural) }
        }
      }
      content.stringTables.append(
        StringTableRecord(locale: content.string(locale), translations: start..<content.translations.count))
    }
    return try content.encoded(sourceMap: sourceMap)
  }
}
