import SceneArchive
import SceneValues

/// The strings in languages that are stored in separate files. Each file is read once, when it is first used.
final class SeparateTexts: Sendable {
  private let loaded: Locked<[Archive?]>
  private let failed = Locked<Set<Int>>([])

  init(count: Int) { loaded = Locked(Array(repeating: nil, count: count)) }

  func hasFailed(_ language: Int) -> Bool { failed.withLock { $0.contains(language) } }

  func noteFailure(of language: Int) { failed.withLock { _ = $0.insert(language) } }

  subscript(language: Int) -> Archive? { loaded.withLock { $0[language] } }

  /// Stores a language's strings unless another task has already stored them, so that all tasks share the same strings.
  func keep(_ texts: Archive, of language: Int) {
    loaded.withLock { loaded in
      if loaded[language] == nil { loaded[language] = texts }
    }
  }
}

extension SceneFile {
  /// Reads the strings in a language. Throws an error if a file cannot be read or does not match the compiled scene.
  package func loadTexts(of language: FileLanguage) throws(LoadingError) {
    for table in language.tables { try loadTexts(ofTable: table) }
  }

  /// Reads the strings in a language, ignoring errors. Skips files that could not be read earlier.
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
          reason: """
            the scene was not read from a file, so 'LoadingOptions.texts' must provide the strings in \
            '\(locale)'
            """
        ),
        offset: 0)
    }
    return try Archive(bytes: bytes, trust: options.trust)
  }

  private func pathOfTexts(_ table: Int) -> String {
    Archive.pathOfTexts(in: archive.string(at: archive.language(at: table).locale), of: path)
  }

  /// Returns whether another archive has the same content, even if only this file stores its strings separately.
  package func hasSameContent(as other: Archive) -> Bool {
    if archive.digest == other.digest { return true }
    guard archive.languageCount > 0, other.languageCount == 0 else { return false }
    let whole = try? Archive(bytes: archive.joined { try readTexts(in: $0) })
    return whole?.digest == other.digest
  }

  /// Returns a value in a language whose strings have been read. If it is not translated, returns the scene's own value.
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

  func translation(ofValue value: Int, in table: Int) -> PluralText? {
    let isSeparate = archive.languageCount > 0
    guard let texts = isSeparate ? separateTexts[table] : archive,
      let number = texts.translation(ofValue: value, in: isSeparate ? 0 : table)
    else { return nil }
    return texts.pluralText(ofTranslation: number)
      ?? PluralText(format: texts.string(at: texts.translation(at: number).text), variables: [])
  }

  func isTranslated(_ value: Int) -> Bool { hasTranslations && translatedValues.value.contains(value) }

  var hasTranslations: Bool { archive.translationCount > 0 || archive.languageCount > 0 }
}
