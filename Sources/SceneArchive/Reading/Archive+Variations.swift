import SceneValues

extension Archive {
  package var variationCount: Int { tables.variations.count }
  package func variation(at index: Int) -> VariationRecord { record(index, of: tables.variations) }

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
