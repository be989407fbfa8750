/// Which of its like each object is among its siblings: `2` of `button[2]`.
///
/// Found in one pass for all objects. Asked of each by itself, a thousand siblings with a diagnostic each would be counted
/// a thousand times.
package struct SiblingNumbers: Sendable {
  private struct Kind: Hashable {
    var parent: Int?
    /// The scene of what has no parent.
    var scene: Int?
    var element: String
  }

  /// Nil for what is the only one of its element.
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
      // The first does not know yet that it is not the only one.
      if count == 1 { numbers[first] = 1 }
    }
  }

  package subscript(object: Int) -> Int? { numbers[object] }
}
