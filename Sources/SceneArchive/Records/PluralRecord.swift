import SceneValues

/// One line of a translation that differs by numbers: its format, or a form of one of its variables.
package struct PluralRecord: Hashable, Sendable {
  /// In the archive's translations.
  package var translation: Int
  /// The variable's name; nil for the format.
  package var name: StringIndex?
  /// The number of the argument that decides, from 1 to 99; 0 for the next one, and for the format.
  package var argument: Int
  /// The kind of number that the form is for; nil for the format.
  package var category: PluralCategory?
  /// The text, an index in `STRS`.
  package var text: StringIndex

  /// A record of section `STRP`.
  package init(
    translation: Int, name: StringIndex? = nil, argument: Int = 0, category: PluralCategory? = nil,
    text: StringIndex
  ) {
    self.translation = translation
    self.name = name
    self.argument = argument
    self.category = category
    self.text = text
  }

  /// What is written where a form has the number of its kind.
  static let formatPlace = 6
}

extension PluralRecord: FixedRecord {
  @inlinable static var stride: Int { 16 }

  @usableFromInline init(at place: UnsafeRawPointer) {
    self.init(
      translation: place.index(0), name: place.optionalIndex(4), argument: Int(place.half(8)),
      category: PluralCategory(place: Int(place.half(10))), text: place.index(12))
  }

  func write(to writer: inout ByteWriter) {
    writer.index(translation)
    writer.index(name)
    writer.half(UInt16(argument))
    writer.half(UInt16(category?.place ?? Self.formatPlace))
    writer.index(text)
  }
}
