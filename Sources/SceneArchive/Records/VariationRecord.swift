/// What some of an object's properties are while traits hold. Of those that hold at a time and say the same property,
/// the last one counts: they are sorted by how much they ask for.
package struct VariationRecord: Hashable, Sendable {
  /// The object whose properties are meant.
  package var object: ObjectIndex
  /// The literal of a `TraitSet`, of one trait at least.
  package var traits: StringIndex
  /// What the properties are, a range in `VALS`.
  package var values: Range<Int>

  /// A record of section `WHEN`.
  package init(object: ObjectIndex, traits: StringIndex, values: Range<Int> = 0..<0) {
    self.object = object
    self.traits = traits
    self.values = values
  }
}

extension VariationRecord: FixedRecord {
  @inlinable static var stride: Int { 16 }

  @inlinable init(at place: UnsafeRawPointer) {
    self.init(object: place.index(0), traits: place.index(4), values: place.range(8))
  }

  func write(to writer: inout ByteWriter) {
    writer.index(object)
    writer.index(traits)
    writer.range(values)
  }
}
