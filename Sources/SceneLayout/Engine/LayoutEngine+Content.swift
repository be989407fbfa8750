import SceneValues

extension LayoutEngine {
  /// Says how large an item's content is: on each axis it is to be at most as large, and at least as large, at two
  /// priorities.
  ///
  /// - Parameters:
  ///   - content: how large, and how much that counts.
  ///   - item: whose content.
  ///   - isWrapped: whether it is text that was broken into lines for the width that the item came to have. It is said
  ///     anew then, so that the item counts as one that was spoken of last.
  package func setContent(_ content: LayoutContent, of item: LayoutItemID, isWrapped: Bool = false) {
    let node = nodes[item.index]
    guard content != node.content || isWrapped != node.isLate else { return }
    nodes[item.index].content = content
    if isWrapped != node.isLate {
      nodes[item.index].isLate = isWrapped
      for axis in LayoutAxis.allCases { removeContentRows(of: item, along: axis) }
    }
    for axis in LayoutAxis.allCases { updateContentRows(of: item, along: axis) }
  }

  /// The item's place among those that content decides about.
  private func contentOrder(of node: Int) -> Int {
    guard nodes[node].isLate else { return order(of: node) }
    // After all that was spoken of, in the order of the items: it does not matter when which text was wrapped.
    return Self.firstLateOrder + node
  }

  /// More than there are places in the order.
  private static let firstLateOrder = 1 << 36

  private func removeContentRows(of item: LayoutItemID, along axis: LayoutAxis) {
    if let row = nodes[item.index].hugging[axis] { removeRow(row) }
    if let row = nodes[item.index].compression[axis] { removeRow(row) }
    nodes[item.index].hugging[axis] = nil
    nodes[item.index].compression[axis] = nil
  }

  func updateContentRows(of item: LayoutItemID, along axis: LayoutAxis) {
    let node = nodes[item.index]
    guard let length = node.content.length(along: axis) else {
      return removeContentRows(of: item, along: axis)
    }
    // What content there is, is said of the alignment rectangle, as UIKit does.
    let (hugging, compression) = (node.content.hugging(along: axis), node.content.compression(along: axis))
    if let hugged = node.hugging[axis], let compressed = node.compression[axis] {
      guard rows[hugged.index]!.isRequired == (hugging >= 1000),
        rows[compressed.index]!.isRequired == (compression >= 1000)
      else {
        // Required rows rank the other way round.
        removeContentRows(of: item, along: axis)
        return updateContentRows(of: item, along: axis)
      }
      setConstant(length, ofRow: hugged)
      setConstant(length, ofRow: compressed)
      setPriority(hugging, ofRow: hugged)
      setPriority(compression, ofRow: compressed)
      return
    }
    let order = contentOrder(of: item.index)
    let slot = axis == .horizontal ? 0 : 1
    let terms = [ConstraintSystem.Term(1, node.length(along: axis))]
    nodes[item.index].hugging[axis] = add(
      terms, .lessThanOrEqual, length, priority: hugging,
      rank: LayoutRank.rank(.hugging, order: order, slot: 1 + slot, isRequired: hugging >= 1000),
      source: .hugging(item, axis))
    nodes[item.index].compression[axis] = add(
      terms, .greaterThanOrEqual, length, priority: compression,
      rank: LayoutRank.rank(.compression, order: order, slot: 3 + slot, isRequired: compression >= 1000),
      source: .compression(item, axis))
  }
}
