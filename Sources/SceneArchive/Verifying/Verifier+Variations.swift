import SceneValues

extension Verifier {
  /// Verifies that variations are sorted by object and number of traits. `verifyOwnershipOfValues` verifies their values.
  func verifyVariations() throws(ArchiveError) {
    var last = (object: -1, count: 0)
    for number in 0..<tables.variations.count {
      let place = tables.variations.base + number * VariationRecord.stride
      try checkIndex(place, 0, below: tables.objects.count, "object of a variation")
      try checkIndex(place, 4, below: tables.strings.count, "traits")
      guard let count = countOfTraits(place.index(4)) else { throw badValue(place, 4, "traits") }
      guard last <= (place.index(0), count) else {
        throw error(.inconsistent("the variations are not sorted"), place, 0)
      }
      last = (place.index(0), count)
    }
  }

  /// Returns the number of traits in a literal, or nil if invalid. Memoized because many variations have the same traits.
  private func countOfTraits(_ index: Int) -> Int? {
    if let count = traitCounts[index] { return count }
    // Only the canonical form is valid, so that equal content has equal bytes.
    guard let traits = TraitSet(canonical: tables.strings.bytes(at: index)), !traits.isEmpty else {
      return nil
    }
    traitCounts[index] = traits.count
    return traits.count
  }
}
