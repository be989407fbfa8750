extension ArchiveContent {
  /// Takes the texts of all languages out of the content, which names them from then on.
  ///
  /// - Parameters:
  ///   - scene: the same content without any texts in other languages, whose values are the same.
  ///   - limits: how large each file may be, and how deep.
  /// - Returns: the scene, and a file for each language that has texts, in the order of their locales.
  /// - Throws: `ArchiveError`, as `encoded(sourceMap:limits:)` does.
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

  /// The content of a file that has nothing but the texts of one language.
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

  /// Forgets which languages there are, and the strings that were entered for their names: with the texts in itself, a file has
  /// these behind the texts.
  fileprivate mutating func forgetLanguages(_ locales: [String]) {
    languages = []
    var count = strings.count
    for locale in locales.reversed() where count > 0 && strings[count - 1] == locale { count -= 1 }
    // The last ones may be what the scene itself says.
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
  /// The scene with the texts that lie in files of their own in itself: the same bytes as where it is compiled with them.
  ///
  /// - Parameter read: gives the file of a locale.
  /// - Returns: the file, with its source map.
  /// - Throws: `ArchiveError` where texts are not those that the scene was compiled with; and what `read` throws.
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
