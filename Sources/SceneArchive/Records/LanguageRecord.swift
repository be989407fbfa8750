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
