import SceneValues

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
