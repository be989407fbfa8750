import SceneValues

/// A line of a translation with plural forms. It contains either the translation's format or one form of a variable.
package struct PluralRecord: Hashable, Sendable {
  package var translation: Int
  package var name: StringIndex?
  /// The position of the argument that selects the form, from 1 to 99. The value 0 represents the next argument.
  package var argument: Int
  package var category: PluralCategory?
  package var text: StringIndex

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

  /// The value stored in place of a plural category if the line contains the format.
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
