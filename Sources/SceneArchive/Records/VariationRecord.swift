import SceneValues

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

extension Archive {
  /// The number of variations (section `WHEN`).
  package var variationCount: Int { tables.variations.count }
  /// A variation of section `WHEN`.
  package func variation(at index: Int) -> VariationRecord { record(index, of: tables.variations) }

  /// What a variation asks for.
  package func traits(ofVariation index: Int) -> TraitSet {
    TraitSet(string(at: variation(at: index).traits))!
  }

  var variationsHold: Bool {
    let records = (0..<variationCount).map(variation)
    let ranks = records.indices.map { (records[$0].object, traits(ofVariation: $0).count) }
    return records.allSatisfy { (0..<objectCount).contains($0.object) }
      && zip(ranks, ranks.dropFirst()).allSatisfy { $0 <= $1 }
  }
}

extension Verifier {
  /// By object, and for each object by how many traits are asked for. That they are given values of their own, the
  /// ownership of values tells.
  func verifyVariations() throws(ArchiveError) {
    var last = (object: -1, count: 0)
    for number in 0..<tables.variations.count {
      let place = tables.variations.base + number * VariationRecord.stride
      try checkIndex(place, 0, below: tables.objects.count, "object of a variation")
      try checkIndex(place, 4, below: tables.strings.count, "traits")
      guard let count = countOfTraits(place.index(4)) else { throw badValue(place, 4, "traits") }
      guard last <= (place.index(0), count) else {
        throw error(.inconsistent("variations that are not sorted"), place, 0)
      }
      last = (place.index(0), count)
    }
  }

  /// How many traits a string asks for; nil where it is not the literal of some. Many variations ask for the same.
  private func countOfTraits(_ index: Int) -> Int? {
    if let count = traitCounts[index] { return count }
    // One form only, so that equal contents are equal bytes.
    guard let traits = TraitSet(canonical: tables.strings.bytes(at: index)), !traits.isEmpty else {
      return nil
    }
    traitCounts[index] = traits.count
    return traits.count
  }
}
