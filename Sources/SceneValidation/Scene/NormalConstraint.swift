import SceneModel
import SceneValues

/// A constraint in a normal form that is the same for all equivalent constraints, regardless of the order of their sides.
struct NormalConstraint: Hashable {
  struct Anchor: Hashable {
    let view: Int
    let area: LayoutArea
    let attribute: LayoutAttribute

    // By default, areas and attributes are hashed as strings.
    func hash(into hasher: inout Hasher) {
      hasher.combine(view)
      hasher.combine(Self.place(of: attribute))
    }

    fileprivate func precedes(_ other: Anchor) -> Bool {
      if view != other.view { return view < other.view }
      if area != other.area { return Self.place(of: area) < Self.place(of: other.area) }
      return Self.place(of: attribute) < Self.place(of: other.attribute)
    }

    private static func place<Case: CaseIterable & Equatable>(of value: Case) -> Case.AllCases.Index {
      Case.allCases.firstIndex(of: value)!
    }
  }

  /// The sides of a constraint. Only constraints with equal sides can contradict each other.
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
  func normalForm(of node: ConstraintNode) -> NormalConstraint? {
    let equation = node.equation
    let anchors = node.sides.compactMap { side in
      view(of: side, in: node).map {
        NormalConstraint.Anchor(view: $0, area: side.area, attribute: side.attribute)
      }
    }
    guard anchors.count == node.sides.count, anchors.count < 2 || anchors[0] != anchors[1],
      equation.multiplier != 0
    else { return nil }
    var normal = NormalConstraint(
      sides: NormalConstraint.Sides(
        first: anchors[0], second: anchors.count > 1 ? anchors[1] : nil, multiplier: equation.multiplier),
      relation: equation.relation, constant: equation.constant, priority: equation.priority)
    if let second = normal.sides.second, second.precedes(normal.sides.first) {
      normal.sides = NormalConstraint.Sides(
        first: second, second: anchors[0], multiplier: 1 / equation.multiplier)
      normal.constant = -equation.constant / equation.multiplier
      // Dividing by a negative multiplier reverses the relation again.
      if equation.multiplier > 0 { normal.relation = equation.relation.mirrored }
    }
    normal.sides.multiplier = normal.sides.multiplier.rounded(toPlaces: 1e6)
    normal.constant = normal.constant.rounded(toPlaces: 1e6)
    return normal
  }
}

extension Double {
  /// Returns the value rounded so that multiplication and division yield the same result.
  fileprivate func rounded(toPlaces places: Double) -> Double {
    let rounded = (self * places).rounded() / places
    // Adding 0 turns negative zero into zero.
    return rounded.isFinite ? rounded + 0 : self
  }
}
