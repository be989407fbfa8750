import SceneValues

extension LayoutEngine {
  /// Sets the content size of an item. For each axis, the engine adds two rows with their priorities: one for hugging (an
  /// upper bound) and one for compression resistance (a lower bound). Rows of items with wrapped text, and compression rows
  /// of multiline text, are ordered after the rows of all other items. If the order changes, the rows are added again.
  package func setContent(
    _ content: LayoutContent, of item: LayoutItemID, isWrapped: Bool = false, isMultiline: Bool = false
  ) {
    let node = nodes[item.index]
    let isReordered = isWrapped != node.isLate || isMultiline != node.isMultiline
    guard content != node.content || isReordered else { return }
    nodes[item.index].content = content
    if isReordered {
      (nodes[item.index].isLate, nodes[item.index].isMultiline) = (isWrapped, isMultiline)
      for axis in LayoutAxis.allCases { removeContentRows(of: item, along: axis) }
    }
    for axis in LayoutAxis.allCases { updateContentRows(of: item, along: axis) }
  }

  private func contentOrder(of node: Int, resisting: Bool) -> Int {
    guard nodes[node].isLate || resisting && nodes[node].isMultiline else { return order(of: node) }
    // Wrapped items come after all other items, in item order, so the order in which texts are wrapped has no effect.
    return Self.firstLateOrder + node
  }

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
    // As in UIKit, the content size applies to the alignment rectangle.
    let (hugging, compression) = (node.content.hugging(along: axis), node.content.compression(along: axis))
    if let hugged = node.hugging[axis], let compressed = node.compression[axis] {
      guard rows[hugged.index]!.isRequired == (hugging >= 1000),
        rows[compressed.index]!.isRequired == (compression >= 1000)
      else {
        // Required rows have a different order of ranks, so the rows must be added again.
        removeContentRows(of: item, along: axis)
        return updateContentRows(of: item, along: axis)
      }
      setConstant(length, ofRow: hugged)
      setConstant(length, ofRow: compressed)
      setPriority(hugging, ofRow: hugged)
      setPriority(compression, ofRow: compressed)
      return
    }
    let order = (
      hugging: contentOrder(of: item.index, resisting: false),
      compression: contentOrder(of: item.index, resisting: true)
    )
    let slot = axis == .horizontal ? 0 : 1
    let terms = [ConstraintSystem.Term(1, node.length(along: axis))]
    nodes[item.index].hugging[axis] = add(
      terms, .lessThanOrEqual, length, priority: hugging,
      rank: LayoutRank.rank(.hugging, order: order.hugging, slot: 1 + slot, isRequired: hugging >= 1000),
      source: .hugging(item, axis))
    nodes[item.index].compression[axis] = add(
      terms, .greaterThanOrEqual, length, priority: compression,
      rank: LayoutRank.rank(
        .compression, order: order.compression, slot: 3 + slot, isRequired: compression >= 1000),
      source: .compression(item, axis))
  }
}
