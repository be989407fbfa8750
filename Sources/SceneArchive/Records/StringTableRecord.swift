/// The texts of a file in one language.
package struct StringTableRecord: Hashable, Sendable {
  /// As the scene's author called it: `de`, `pt-BR`.
  package var locale: StringIndex
  /// In the archive's translations.
  package var translations: Range<Int>

  /// A record of section `STRT`; without translations, the language shows the file's own texts.
  package init(locale: StringIndex, translations: Range<Int> = 0..<0) {
    self.locale = locale
    self.translations = translations
  }
}

/// The text of one value in one language.
package struct TranslationRecord: Hashable, Sendable {
  /// A value that is text.
  package var value: Int
  /// The text in the table's language, an index in `STRS`.
  package var text: StringIndex

  /// A record of section `STRX`.
  package init(value: Int, text: StringIndex) {
    self.value = value
    self.text = text
  }
}

extension StringTableRecord: FixedRecord {
  @inlinable static var stride: Int { 12 }

  @inlinable init(at place: UnsafeRawPointer) {
    self.init(locale: place.index(0), translations: place.range(4))
  }

  func write(to writer: inout ByteWriter) {
    writer.index(locale)
    writer.range(translations)
  }
}

extension TranslationRecord: FixedRecord {
  @inlinable static var stride: Int { 8 }

  @inlinable init(at place: UnsafeRawPointer) { self.init(value: place.index(0), text: place.index(4)) }

  func write(to writer: inout ByteWriter) {
    writer.index(value)
    writer.index(text)
  }
}
