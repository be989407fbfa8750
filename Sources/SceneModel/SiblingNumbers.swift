/// The number of each object among siblings with the same element name, such as `2` in `button[2]`.
///
/// Computed in one pass. Separate counts would take quadratic time for a thousand siblings with diagnostics.
package struct SiblingNumbers: Sendable {
  private struct Kind: Hashable {
    var parent: Int?
    /// The scene of objects without a parent.
    var scene: Int?
    var element: String
  }

  /// The numbers. Nil for an object that is the only one with its element name.
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
      // Number the first object only when a second one is found.
      if count == 1 { numbers[first] = 1 }
    }
  }

  package subscript(object: Int) -> Int? { numbers[object] }
}
