import SceneModel
import SceneValues

/// A constraint in the one form that all have which say the same, however their sides stand.
struct NormalConstraint: Hashable {
  struct Anchor: Hashable {
    let view: Int
    let area: LayoutArea
    let attribute: LayoutAttribute

    fileprivate var order: [Int] {
      [
        view, LayoutArea.allCases.firstIndex(of: area)!, LayoutAttribute.allCases.firstIndex(of: attribute)!,
      ]
    }
  }

  /// What can contradict each other: constraints of the same sides.
  struct Sides: Hashable {
    var first: Anchor
    var second: Anchor?
    var multiplier: Double
  }

  var sides: Sides
  var relation: LayoutRelation
  var constant: Double
  var priority: Double
}

extension CheckedScene {
  /// Nil where other rules find fault with a constraint.
  func normalForm(of node: ConstraintNode) -> NormalConstraint? {
    let equation = node.equation
    let anchors = node.sides.compactMap { side in
      view(of: side, in: node).map {
        NormalConstraint.Anchor(view: $0, area: side.area, attribute: side.attribute)
      }
    }
    guard anchors.count == node.sides.count, Set(anchors).count == anchors.count, equation.multiplier != 0
    else { return nil }
    var normal = NormalConstraint(
      sides: NormalConstraint.Sides(
        first: anchors[0], second: anchors.count > 1 ? anchors[1] : nil, multiplier: equation.multiplier),
      relation: equation.relation, constant: equation.constant, priority: equation.priority)
    if let second = normal.sides.second, second.order.lexicographicallyPrecedes(normal.sides.first.order) {
      normal.sides = NormalConstraint.Sides(
        first: second, second: anchors[0], multiplier: 1 / equation.multiplier)
      normal.constant = -equation.constant / equation.multiplier
      // Dividing by less than nothing turns it around once more.
      if equation.multiplier > 0 { normal.relation = equation.relation.mirrored }
    }
    normal.sides.multiplier = normal.sides.multiplier.rounded(toPlaces: 1e6)
    normal.constant = normal.constant.rounded(toPlaces: 1e6)
    return normal
  }
}

extension Double {
  /// So division and multiplication give the same value.
  fileprivate func rounded(toPlaces places: Double) -> Double {
    let rounded = (self * places).rounded() / places
    // Adding nothing makes nothing of what is less than nothing by the sign alone.
    return rounded.isFinite ? rounded + 0 : self
  }
}
