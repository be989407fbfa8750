package struct StringTableRecord: Hashable, Sendable {
  package var locale: StringIndex
  package var translations: Range<Int>

  /// Creates a record. If `translations` is empty, the language uses the file's own strings.
  package init(locale: StringIndex, translations: Range<Int> = 0..<0) {
    self.locale = locale
    self.translations = translations
  }
}

package struct TranslationRecord: Hashable, Sendable {
  package var value: Int
  package var text: StringIndex

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
