import SceneValues

/// The index of a view or layout guide in a `LayoutEngine`.
package struct LayoutItemID: Hashable, Comparable, Sendable {
  package let index: Int

  package init(index: Int) { self.index = index }

  package static func < (left: LayoutItemID, right: LayoutItemID) -> Bool { left.index < right.index }
}

/// One side of a constraint, which is an attribute of an item or of one of the item's areas.
package struct LayoutSide: Hashable, Sendable {
  package var item: LayoutItemID
  package var area: LayoutArea
  package var attribute: LayoutAttribute

  package init(_ item: LayoutItemID, in area: LayoutArea = .view, _ attribute: LayoutAttribute) {
    self.item = item
    self.area = area
    self.attribute = attribute
  }
}

/// A constraint in the form `first relation multiplier * second + constant`. The second side is optional.
package struct SideConstraint: Hashable, Sendable {
  package var first: LayoutSide
  package var relation: LayoutRelation
  package var second: LayoutSide?
  package var multiplier: Double
  package var constant: Double
  package var priority: Double

  package init(
    _ first: LayoutSide, _ relation: LayoutRelation = .equal, _ second: LayoutSide? = nil,
    multiplier: Double = 1, constant: Double = 0, priority: Double = 1000
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }
}

package enum LayoutSource: Hashable, Sendable {
  case constraint(SideConstraintID)
  case rootSize(LayoutAxis)
  case frame(LayoutItemID, LayoutAxis)
  case hugging(LayoutItemID, LayoutAxis)
  case compression(LayoutItemID, LayoutAxis)
  case stack(LayoutItemID)
  case minimumLength(LayoutItemID, LayoutAxis)

  /// The item to which the frame, content, length limit, or stack applies, or nil for a constraint or the root's size.
  package var item: LayoutItemID? {
    switch self {
    case .constraint, .rootSize: nil
    case .frame(let item, _), .hugging(let item, _), .compression(let item, _), .minimumLength(let item, _),
      .stack(let item):
      item
    }
  }
}

package struct SideConstraintID: Hashable, Comparable, Sendable {
  package let index: Int

  package static func < (left: SideConstraintID, right: SideConstraintID) -> Bool { left.index < right.index }
}

package enum LayoutAxis: Hashable, Sendable, CaseIterable {
  case horizontal, vertical

  package var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

extension LayoutAttribute {
  package var axis: LayoutAxis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
    }
  }
}
