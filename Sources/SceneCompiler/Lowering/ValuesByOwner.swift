import SceneModel

/// The values of a document, grouped by owner and stored as indices in document order.
struct ValuesByOwner {
  /// The index in `order` at which each object's values start, followed by the end index of the last object's values.
  private var starts: [Int]
  private var order: [Int]
  private var others: [PropertyValue.Owner: [Int]] = [:]

  init(_ document: SceneDocument) {
    let values = document.values
    starts = Array(repeating: 0, count: document.objects.count + 1)
    for index in values.indices {
      let owner = values.owner(at: index)
      if case .object(let object) = owner {
        starts[object + 1] += 1
      } else {
        others[owner, default: []].append(index)
      }
    }
    for object in document.objects.indices { starts[object + 1] += starts[object] }
    order = Array(repeating: 0, count: starts[document.objects.count])
    var next = starts
    for index in values.indices {
      guard case .object(let object) = values.owner(at: index) else { continue }
      order[next[object]] = index
      next[object] += 1
    }
  }

  subscript(owner: PropertyValue.Owner) -> ArraySlice<Int> {
    if case .object(let object) = owner { return order[starts[object]..<starts[object + 1]] }
    return others[owner].map { $0[...] } ?? []
  }
}
