import SceneArchive
import SceneValues

/// The texts of languages that lie in files of their own: each is read when it is first asked for, and kept.
final class SeparateTexts: Sendable {
  private let loaded: Locked<[Archive?]>
  /// Those that could not be read.
  private let failed = Locked<Set<Int>>([])

  init(count: Int) { loaded = Locked(Array(repeating: nil, count: count)) }

  /// Whether it could not be read when it was asked for.
  func hasFailed(_ language: Int) -> Bool { failed.withLock { $0.contains(language) } }

  func noteFailure(of language: Int) { failed.withLock { _ = $0.insert(language) } }

  /// nil until they were asked for.
  subscript(language: Int) -> Archive? { loaded.withLock { $0[language] } }

  /// Keeps texts. Another task may have been faster: everyone uses the same ones.
  func keep(_ texts: Archive, of language: Int) {
    loaded.withLock { loaded in
      if loaded[language] == nil { loaded[language] = texts }
    }
  }
}

extension SceneFile {
  /// Reads the texts of a language where they lie in files of their own and were not read yet.
  ///
  /// - Throws: `LoadingError` where one cannot be read, or is not what the scene was compiled with.
  package func loadTexts(of language: FileLanguage) throws(LoadingError) {
    for table in language.tables { try loadTexts(ofTable: table) }
  }

  /// Reads what can be read of the texts of a language; what could not be before, is not tried again.
  func loadReadableTexts(of language: FileLanguage) {
    for table in language.tables where !separateTexts.hasFailed(table) { try? loadTexts(ofTable: table) }
  }

  private func loadTexts(ofTable table: Int) throws(LoadingError) {
    guard archive.languageCount > 0, archive.language(at: table).translations > 0,
      separateTexts[table] == nil
    else { return }
    do throws(ArchiveError) {
      let texts = try readTexts(table)
      try archive.check(texts, ofLanguage: table)
      separateTexts.keep(texts, of: table)
    } catch {
      separateTexts.noteFailure(of: table)
      throw LoadingError(.archive(error), at: LoadingError.Place(file: pathOfTexts(table), path: "the file"))
    }
  }

  private func readTexts(_ table: Int) throws(ArchiveError) -> Archive {
    try readTexts(in: archive.string(at: archive.language(at: table).locale))
  }

  private func readTexts(in locale: String) throws(ArchiveError) -> Archive {
    let place = Archive.pathOfTexts(in: locale, of: path)
    guard path == Self.memory else { return try Archive(path: place, trust: options.trust) }
    guard let bytes = options.texts?(locale) else {
      throw ArchiveError(
        .cannotRead(
          path: place,
          reason: "the scene was not read from a file, and 'LoadingOptions.texts' has no texts in '\(locale)'"
        ),
        offset: 0)
    }
    return try Archive(bytes: bytes, trust: options.trust)
  }

  private func pathOfTexts(_ table: Int) -> String {
    Archive.pathOfTexts(in: archive.string(at: archive.language(at: table).locale), of: path)
  }

  /// Whether an archive says the same as the file, wherever the texts of each lie. Where texts in files of their own cannot be
  /// read, it does not.
  package func saysSame(as other: Archive) -> Bool {
    if archive.digest == other.digest { return true }
    guard archive.languageCount > 0, other.languageCount == 0 else { return false }
    let whole = try? Archive(bytes: archive.joined { try readTexts(in: $0) })
    return whole?.digest == other.digest
  }

  /// A value in a language whose texts were loaded; where it does not say it, as the scene says it.
  package func value(at index: Int, in language: FileLanguage) -> Value {
    guard archive.languageCount > 0 else { return archive.value(at: index, in: language.tables) }
    for table in language.tables {
      guard let texts = separateTexts[table], let number = texts.translation(ofValue: index, in: 0) else {
        continue
      }
      let text = texts.string(at: texts.translation(at: number).text)
      return archive.valueRecord(at: index).kind == .text ? .text(text) : .string(text)
    }
    return archive.value(at: index)
  }

  /// What a language itself says of a value.
  ///
  /// - Returns: the text, with what it differs by; nil where it says none.
  func translation(ofValue value: Int, in table: Int) -> PluralText? {
    let isSeparate = archive.languageCount > 0
    guard let texts = isSeparate ? separateTexts[table] : archive,
      let number = texts.translation(ofValue: value, in: isSeparate ? 0 : table)
    else { return nil }
    return texts.pluralText(ofTranslation: number)
      ?? PluralText(format: texts.string(at: texts.translation(at: number).text), variables: [])
  }

  /// Whether any language may say a value in another way.
  func isTranslated(_ value: Int) -> Bool { hasTranslations && translatedValues.value.contains(value) }

  /// Whether any language says anything.
  var hasTranslations: Bool { archive.translationCount > 0 || archive.languageCount > 0 }
}
