import SceneValues

/// Something that has a place: a view or a layout guide, by its number in a `LayoutEngine`.
package struct LayoutItemID: Hashable, Comparable, Sendable {
  package let index: Int

  package init(index: Int) { self.index = index }

  package static func < (left: LayoutItemID, right: LayoutItemID) -> Bool { left.index < right.index }
}

/// An attribute of an item, or of an area in it: one side of a constraint.
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

/// What is said of two sides, or of one: `first relation multiplier * second + constant`.
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

/// Who asks for a row of the system: what conflicts and explanations speak of.
package enum LayoutSource: Hashable, Sendable {
  /// A constraint, by the number that `LayoutEngine.add` gave it.
  case constraint(SideConstraintID)
  /// The size that the root was given.
  case rootSize(LayoutAxis)
  /// The frame and the autoresizing mask of a view that no constraint places.
  case frame(LayoutItemID, LayoutAxis)
  /// At most as large as the content.
  case hugging(LayoutItemID, LayoutAxis)
  /// At least as large as the content.
  case compression(LayoutItemID, LayoutAxis)
  /// What a stack view asks of the views that it arranges.
  case stack(LayoutItemID)
  /// That an item is not shorter than nothing.
  case leastLength(LayoutItemID, LayoutAxis)

  /// Whose frame, content or arrangement it is; nil for a constraint, and for the size of the root.
  package var item: LayoutItemID? {
    switch self {
    case .constraint, .rootSize: nil
    case .frame(let item, _), .hugging(let item, _), .compression(let item, _), .leastLength(let item, _),
      .stack(let item):
      item
    }
  }
}

/// The number of a constraint in a `LayoutEngine`.
package struct SideConstraintID: Hashable, Comparable, Sendable {
  package let index: Int

  package static func < (left: SideConstraintID, right: SideConstraintID) -> Bool { left.index < right.index }
}

/// The horizontal or the vertical one.
package enum LayoutAxis: Hashable, Sendable, CaseIterable {
  case horizontal, vertical

  package var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

extension LayoutAttribute {
  /// The axis that the attribute lies on.
  package var axis: LayoutAxis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
    }
  }
}
