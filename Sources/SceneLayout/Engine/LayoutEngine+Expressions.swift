import SceneValues

extension LayoutEngine {
  /// Returns `first - multiplier * second` in the coordinates of the nearest common ancestor.
  func expression(of rule: SideConstraint) -> LayoutExpression {
    let first = rule.first
    guard let second = rule.second else {
      let parent = max(0, nodes[first.item.index].parent)
      return expression(of: first, in: parent, with: nil)
    }
    let common = common(first.item.index, second.item.index)
    // In right-to-left layouts, positions are measured from the right.
    let isMirrored =
      nodes[common].isRightToLeft && (first.attribute.isDirectional || second.attribute.isDirectional)
    var sum = side(first, in: common, with: second.item.index, isMirrored: isMirrored)
    sum.add(
      side(second, in: common, with: first.item.index, isMirrored: isMirrored), -rule.multiplier)
    return sum
  }

  private func side(
    _ side: LayoutSide, in common: Int, with other: Int, isMirrored: Bool
  ) -> LayoutExpression {
    let place = expression(of: side, in: common, with: other)
    guard isMirrored, side.attribute.kind == .horizontal else { return place }
    let node = nodes[common]
    var mirrored = LayoutExpression()
    mirrored.add(node.width)
    mirrored.constant = node.boundsOrigin.x + node.alignment.left + node.alignment.right
    mirrored.add(place, -1)
    return mirrored
  }

  func common(_ first: Int, _ second: Int) -> Int {
    var (first, second) = (first, second)
    while first != second {
      if nodes[first].depth >= nodes[second].depth {
        first = nodes[first].parent
      } else {
        second = nodes[second].parent
      }
    }
    return first
  }

  func forNodes(of rule: SideConstraint, _ body: (Int) -> Void) {
    let first = rule.first.item.index
    guard let second = rule.second?.item.index, second != first else { return body(first) }
    let common = common(first, second)
    body(common)
    for end in [first, second] {
      var index = end
      while index != common {
        body(index)
        index = nodes[index].parent
      }
    }
  }

  private func expression(of side: LayoutSide, in common: Int, with other: Int?) -> LayoutExpression {
    let index = side.item.index
    let node = nodes[index]
    let axis = side.attribute.axis
    var sum = LayoutExpression()
    if side.attribute.kind == .size {
      let (length, inset) = length(of: side, node, axis)
      sum.add(length)
      sum.constant = inset
      return sum
    }
    let scrolls =
      side.area == .contentGuide
      || (index == common && other != nil && other != index && node.contentWidth != nil
        && [.view, .margins].contains(side.area) && !side.attribute.isCenter)
    let area = scrolls && side.area == .contentGuide ? EdgeInsets.zero : node.insets(of: side.area)
    let (before, after) =
      axis == .horizontal ? (area.left, area.right) : (area.top, area.bottom)
    let alignment =
      axis == .horizontal
      ? node.alignment.left + node.alignment.right : node.alignment.top + node.alignment.bottom
    let start: Double
    let length: ConstraintSystem.Variable
    // The distance between the trailing or bottom edges of the bounds and the area.
    let rest: Double
    if scrolls, let contentWidth = node.contentWidth, let contentHeight = node.contentHeight {
      length = axis == .horizontal ? contentWidth : contentHeight
      (start, rest) = (side.area == .view ? 0 : before, side.area == .view ? 0 : after)
    } else {
      length = node.length(along: axis)
      let origin = axis == .horizontal ? node.boundsOrigin.x : node.boundsOrigin.y
      if side.area == .view {
        let alignmentBefore = axis == .horizontal ? node.alignment.left : node.alignment.top
        (start, rest) = (origin + alignmentBefore, -alignmentBefore - origin)
      } else {
        (start, rest) = (origin + before, after - alignment - origin)
      }
    }
    switch side.attribute {
    case .left, .top: sum.constant = start
    case .leading: addEdge(nodes[common].isRightToLeft)
    case .trailing: addEdge(!nodes[common].isRightToLeft)
    case .right, .bottom: addEdge(true)
    case .centerX, .centerY:
      sum.add(length, 0.5)
      sum.constant = (start - rest) / 2
    case .firstBaseline:
      if let baseline = node.firstBaseline, side.area == .view {
        sum.constant = start + baseline
      } else {
        addEdge(true)
      }
    case .lastBaseline:
      addEdge(true)
      if side.area == .view { sum.constant -= node.lastBaseline ?? 0 }
    case .width, .height: break
    }
    func addEdge(_ isFar: Bool) {
      if isFar {
        sum.add(length)
        sum.constant = -rest
      } else {
        sum.constant = start
      }
    }
    var current = index
    while current != common, nodes[current].parent >= 0 {
      let node = nodes[current]
      if axis == .horizontal {
        sum.add(node.x)
        sum.constant -= node.alignment.left + node.boundsOrigin.x
      } else {
        sum.add(node.y)
        sum.constant -= node.alignment.top + node.boundsOrigin.y
      }
      current = node.parent
    }
    return sum
  }

  private func length(
    of side: LayoutSide, _ node: LayoutNode, _ axis: LayoutAxis
  ) -> (ConstraintSystem.Variable, Double) {
    if side.area == .contentGuide, let width = node.contentWidth, let height = node.contentHeight {
      return (axis == .horizontal ? width : height, 0)
    }
    let length = node.length(along: axis)
    guard side.area != .view else { return (length, 0) }
    let area = node.insets(of: side.area)
    return axis == .horizontal
      ? (length, node.alignment.left + node.alignment.right - area.left - area.right)
      : (length, node.alignment.top + node.alignment.bottom - area.top - area.bottom)
  }
}

extension LayoutNode {
  func insets(of area: LayoutArea) -> EdgeInsets { area == .view ? .zero : areas[area] ?? .zero }
}

extension LayoutAttribute {
  var isDirectional: Bool { self == .leading || self == .trailing }
  var isCenter: Bool { self == .centerX || self == .centerY }
}
