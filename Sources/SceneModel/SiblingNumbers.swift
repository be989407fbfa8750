/// The number of each object among its siblings, such as `2` in `button[2]`. The numbers are computed in advance, because
/// counting the siblings of each object would take quadratic time.
package struct SiblingNumbers: Sendable {
  private struct Kind: Hashable {
    var parent: Int?
    var scene: Int?
    var element: String
  }

  private var numbers: [Int?]

  package init(_ document: SceneDocument) {
    numbers = []
    numbers.reserveCapacity(document.objects.count)
    var counts: [Kind: (first: Int, count: Int)] = [:]
    for (index, object) in document.objects.enumerated() {
      let kind = Kind(
        parent: object.parent, scene: object.parent == nil ? object.scene : nil, element: object.element)
      let (first, count) = counts[kind] ?? (index, 0)
      counts[kind] = (first, count + 1)
      numbers.append(count == 0 ? nil : count + 1)
      if count == 1 { numbers[first] = 1 }
    }
  }

  package subscript(object: Int) -> Int? { numbers[object] }
}
