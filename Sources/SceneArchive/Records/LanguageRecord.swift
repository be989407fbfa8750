/// A language whose texts lie in a file of their own.
package struct LanguageRecord: Hashable, Sendable {
  /// As the scene's author called it: `de`, `pt-BR`. Letters, digits, `-` and `_`: it is part of a file's name.
  package var locale: StringIndex
  /// How many translations the file has; without any, the language shows the scene's own texts, and there is no file.
  package var translations: Int
  /// That of the file: texts of another compilation would go to other values.
  package var digest: UInt64

  /// A record of section `LANG`.
  package init(locale: StringIndex, translations: Int, digest: UInt64) {
    self.locale = locale
    self.translations = translations
    self.digest = digest
  }
}

extension LanguageRecord: FixedRecord {
  @inlinable static var stride: Int { 16 }

  @usableFromInline init(at place: UnsafeRawPointer) {
    self.init(locale: place.index(0), translations: place.index(4), digest: place.wide(8))
  }

  func write(to writer: inout ByteWriter) {
    writer.index(locale)
    writer.index(translations)
    writer.wide(digest)
  }
}

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

extension Verifier {
  /// Each locale is there once, and they are sorted. A file has its texts in itself, or all of them in others.
  func verifyLanguages() throws(ArchiveError) {
    var last: UnsafeBufferPointer<UInt8>?
    for number in 0..<tables.languages.count {
      let place = tables.languages.base + number * LanguageRecord.stride
      try checkIndex(place, 0, below: tables.strings.count, "locale")
      let locale = tables.strings.bytes(at: place.index(0))
      guard last?.lexicographicallyPrecedes(locale) ?? true, Self.isPartOfName(locale),
        tables.stringTables.count == 0
      else { throw badValue(place, 0, "locale") }
      last = locale
    }
    guard tables.translatedValueCount != nil else { return }
    guard tables.stringTables.count == 1, tables.objects.count == 0, tables.values.count == 0,
      tables.languages.count == 0
    else {
      throw error(
        .inconsistent("what has texts for another file has nothing else"),
        file + sections[.translatedValues]!.offset, 0)
    }
  }

  /// What a file says is not to lead anywhere: no points, no slashes.
  private static func isPartOfName(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    !text.isEmpty && text.count <= 100
      && text.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}
