package struct LanguageRecord: Hashable, Sendable {
  /// The locale, such as `pt-BR`. To be safe in file names, it contains only letters, digits, hyphens, and underscores.
  package var locale: StringIndex
  /// The number of translations in the string file. For 0, there is no file, and the language uses the scene's strings.
  package var translations: Int
  /// The digest of the string file. It is checked because strings from another compilation can refer to other values.
  package var digest: UInt64

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
