import SceneValues

extension Archive {
  /// The number of variations (section `WHEN`).
  package var variationCount: Int { tables.variations.count }
  /// A variation of section `WHEN`.
  package func variation(at index: Int) -> VariationRecord { record(index, of: tables.variations) }

  /// The traits that a variation requires.
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
