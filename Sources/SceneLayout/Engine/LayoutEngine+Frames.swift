import SceneValues

extension LayoutEngine {
  /// Sets the frame that replaces what constraints leave open. An item without a default length grows instead of moving
  /// its content to negative positions.
  package func setDefaultFrame(_ frame: Rect, of item: LayoutItemID) {
    let node = nodes[item.index]
    let aligned = frame == .zero ? frame : frame.inset(by: node.alignment)
    nodes[item.index].defaultSize = frame.size
    for axis in LayoutAxis.allCases {
      let isHorizontal = axis == .horizontal
      let isOpen = (isHorizontal ? frame.width : frame.height) == 0
      let (place, length) = isHorizontal ? (aligned.minX, aligned.width) : (aligned.minY, aligned.height)
      let parent = nodes[node.parent].defaultSize
      let isParentOpen = (isHorizontal ? parent.width : parent.height) == 0
      system.setDefault(isOpen ? 0 : length, avoidingLess: false, of: node.length(along: axis))
      system.setDefault(place, avoidingLess: isOpen || isParentOpen, of: node.place(along: axis))
    }
  }

  /// Sets the frame of an item that has no constraints. The item must not be the root.
  package func setFrame(
    _ frame: Rect, mask: AutoresizingMask, in parent: Size, of item: LayoutItemID
  ) {
    // The frame depends linearly on the size of the parent, so two sizes determine the coefficients.
    let (one, two) = (parent, Size(width: parent.width + 1024, height: parent.height + 1024))
    let first = Autoresizing.resized(frame: frame, mask: mask, from: parent, to: one)
    let second = Autoresizing.resized(frame: frame, mask: mask, from: parent, to: two)
    setFrame(
      of: item, along: .horizontal, place: frame.minX, length: frame.width, parent: parent.width,
      shares: ((second.minX - first.minX) / 1024, (second.width - first.width) / 1024))
    setFrame(
      of: item, along: .vertical, place: frame.minY, length: frame.height, parent: parent.height,
      shares: ((second.minY - first.minY) / 1024, (second.height - first.height) / 1024))
  }

  private func setFrame(
    of item: LayoutItemID, along axis: LayoutAxis, place: Double, length: Double, parent parentLength: Double,
    shares: (place: Double, length: Double)
  ) {
    let node = nodes[item.index]
    let parent = nodes[node.parent]
    let isHorizontal = axis == .horizontal
    let (before, after) =
      isHorizontal
      ? (node.alignment.left, node.alignment.right) : (node.alignment.top, node.alignment.bottom)
    // The parent's variable is the length of its alignment rectangle.
    let parentRest =
      isHorizontal
      ? parent.alignment.left + parent.alignment.right : parent.alignment.top + parent.alignment.bottom
    let placeConstant = place + before - shares.place * (parentLength - parentRest)
    let lengthConstant = length - before - after - shares.length * (parentLength - parentRest)
    if let rows = node.frame[axis], rows.shares == shares {
      setConstant(placeConstant, ofRow: rows.place)
      setConstant(lengthConstant, ofRow: rows.length)
      return
    }
    if let rows = node.frame[axis] {
      removeRow(rows.place)
      removeRow(rows.length)
    }
    let order = order(of: item.index)
    func row(_ variable: Variable, _ share: Double, _ constant: Double, slot: Int) -> RowID {
      var sum = LayoutExpression()
      sum.add(variable)
      sum.add(parent.length(along: axis), -share)
      return add(
        sum.terms, .equal, constant, priority: 1000,
        rank: LayoutRank.rank(.frame, order: order, slot: slot, isRequired: true), source: .frame(item, axis))
    }
    let slot = isHorizontal ? 0 : 2
    nodes[item.index].frame[axis] = LayoutFrameRows(
      place: row(node.place(along: axis), shares.place, placeConstant, slot: slot),
      length: row(node.length(along: axis), shares.length, lengthConstant, slot: slot + 1), shares: shares)
  }
}
