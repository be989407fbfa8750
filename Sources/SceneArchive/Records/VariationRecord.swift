/// The values that override an object's properties for a set of traits. Variations are sorted by number of traits. If
/// several variations match, the last one applies.
package struct VariationRecord: Hashable, Sendable {
  package var object: ObjectIndex
  /// The text form of a `TraitSet` that contains at least one trait.
  package var traits: StringIndex
  package var values: Range<Int>

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
