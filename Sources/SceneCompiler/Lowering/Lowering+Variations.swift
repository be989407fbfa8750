import SceneArchive
import SceneModel
import SceneValues

extension Lowering {
  /// Lowers variations, sorted by object, number of required traits, and document order. The last match takes precedence.
  mutating func lowerVariations() {
    let order = document.variations.indices.sorted { rank(ofVariation: $0) < rank(ofVariation: $1) }
    for index in order {
      let node = document.variations[index]
      let values = lowerValues(
        of: .variation(index), class: number(ofClass: document.objects[node.object].elementClass!))
      guard !values.isEmpty || imports[.variation(index)] != nil || carries(index) else { continue }
      written.variations[index] = content.variations.count
      content.variations.append(
        VariationRecord(
          object: places[node.object]!, traits: content.string(node.traitSet!.literal), values: values))
    }
  }

  private func carries(_ variation: Int) -> Bool {
    values[.variation(variation)].contains { document.values.origin(at: $0) == .preserved }
  }

  private func rank(ofVariation index: Int) -> (object: Int, count: Int, index: Int) {
    let node = document.variations[index]
    return (places[node.object]!, node.traitSet!.count, index)
  }
}
