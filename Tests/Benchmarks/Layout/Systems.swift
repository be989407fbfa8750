import SceneLayout

/// A constraint system of views with four variables each and typical constraints between them.
struct ViewSystem {
  let system = ConstraintSystem()
  private(set) var constraintCount = 0
  let root: Box
  private(set) var width: ConstraintSystem.ConstraintID?

  struct Box {
    var x: ConstraintSystem.Variable
    var y: ConstraintSystem.Variable
    var width: ConstraintSystem.Variable
    var height: ConstraintSystem.Variable
  }

  /// The added constraints, if `recordsRows` is true.
  private(set) var rows: [(id: ConstraintSystem.ConstraintID, constraint: ConstraintSystem.Constraint)] = []
  private(set) var variables: [ConstraintSystem.Variable] = []
  private let recordsRows: Bool

  init(width: Double, height: Double, recordsRows: Bool = false) {
    self.recordsRows = recordsRows
    variables = (0..<4).map { [system] _ in system.addVariable() }
    root = Box(x: variables[0], y: variables[1], width: variables[2], height: variables[3])
    equal([(1, root.x)], 0)
    equal([(1, root.y)], 0)
    self.width = equal([(1, root.width)], width)
    equal([(1, root.height)], height)
  }

  mutating func box() -> Box {
    let box = Box(
      x: system.addVariable(), y: system.addVariable(), width: system.addVariable(),
      height: system.addVariable())
    if recordsRows { variables += [box.x, box.y, box.width, box.height] }
    return box
  }

  @discardableResult mutating func add(
    _ terms: [(Double, ConstraintSystem.Variable)], _ relation: ConstraintSystem.Relation, _ constant: Double,
    priority: Double = 1000
  ) -> ConstraintSystem.ConstraintID {
    constraintCount += 1
    let constraint = ConstraintSystem.Constraint(
      terms.map { ConstraintSystem.Term($0.0, $0.1) }, relation, constant, priority: priority,
      rank: constraintCount)
    let id = system.add(constraint)
    if recordsRows { rows.append((id, constraint)) }
    return id
  }

  @discardableResult mutating func equal(_ terms: [(Double, ConstraintSystem.Variable)], _ constant: Double)
    -> ConstraintSystem.ConstraintID
  { add(terms, .equal, constant) }

  /// Constrains a view to follow the previous one in a stack that fills its box, in the coordinates of the
  /// stack.
  mutating func pin(_ child: Box, to box: Box, after last: Box?, isHorizontal: Bool, equally: Bool) {
    let (start, size) = isHorizontal ? (child.x, child.width) : (child.y, child.height)
    let (across, breadth) = isHorizontal ? (child.y, child.height) : (child.x, child.width)
    equal([(1, across)], 0)
    equal([(1, breadth), (-1, isHorizontal ? box.height : box.width)], 0)
    guard let last else {
      equal([(1, start)], 0)
      return
    }
    let (lastStart, lastSize) = isHorizontal ? (last.x, last.width) : (last.y, last.height)
    equal([(1, start), (-1, lastStart), (-1, lastSize)], 8)
    if equally { equal([(1, size), (-1, lastSize)], 0) }
  }

  mutating func end(_ last: Box, in box: Box, isHorizontal: Bool) {
    let (start, size) = isHorizontal ? (last.x, last.width) : (last.y, last.height)
    equal([(1, start), (1, size), (-1, isHorizontal ? box.width : box.height)], 0)
  }

  mutating func intrinsic(_ size: ConstraintSystem.Variable, _ constant: Double) {
    add([(1, size)], .lessThanOrEqual, constant, priority: 250)
    add([(1, size)], .greaterThanOrEqual, constant, priority: 750)
  }

  /// Creates a row of views of equal widths, with four equalities each.
  static func chain(_ count: Int, soft: Bool = false) -> ViewSystem {
    var views = ViewSystem(width: Double(count) * 48, height: 100)
    var last: Box?
    for number in 0..<count {
      let box = views.box()
      if let last {
        views.equal([(1, box.x), (-1, last.x), (-1, last.width)], 8)
        views.equal([(1, box.width), (-1, last.width)], 0)
      } else {
        views.equal([(1, box.x), (-1, views.root.x)], 8)
      }
      views.equal([(1, box.y), (-1, views.root.y)], 8)
      views.equal([(1, box.height), (-1, views.root.height)], -16)
      if soft {
        views.intrinsic(box.width, 30 + Double(number % 17))
        views.intrinsic(box.height, 20)
      }
      last = box
    }
    if let last {
      views.equal([(1, last.x), (1, last.width), (-1, views.root.x), (-1, views.root.width)], -8)
    }
    return views
  }

  /// Creates a grid of views of equal sizes.
  static func grid(_ side: Int, soft: Bool = false) -> ViewSystem {
    var views = ViewSystem(width: Double(side) * 48, height: Double(side) * 28)
    var above: [Box] = []
    for row in 0..<side {
      var boxes: [Box] = []
      for column in 0..<side {
        let box = views.box()
        if let last = boxes.last {
          views.equal([(1, box.x), (-1, last.x), (-1, last.width)], 8)
          views.equal([(1, box.width), (-1, last.width)], 0)
        } else {
          views.equal([(1, box.x), (-1, views.root.x)], 8)
          if let above = above.first { views.equal([(1, box.width), (-1, above.width)], 0) }
        }
        if row > 0 {
          views.equal([(1, box.y), (-1, above[column].y), (-1, above[column].height)], 8)
          views.equal([(1, box.height), (-1, above[column].height)], 0)
        } else {
          views.equal([(1, box.y), (-1, views.root.y)], 8)
          if let last = boxes.last { views.equal([(1, box.height), (-1, last.height)], 0) }
        }
        if soft {
          views.intrinsic(box.width, 30 + Double((row + column) % 17))
          views.intrinsic(box.height, 20)
        }
        boxes.append(box)
      }
      above = boxes
      if row == 0, let last = boxes.last {
        views.equal([(1, last.x), (1, last.width), (-1, views.root.width)], -8)
      }
    }
    if let last = above.last { views.equal([(1, last.y), (1, last.height), (-1, views.root.height)], -8) }
    return views
  }

  /// Creates a tree of filled stacks with alternating axes. The leaves have intrinsic sizes.
  static func stacks(leaves: Int, branching: Int = 5, equally: Bool = false) -> ViewSystem {
    var views = ViewSystem(width: 40_000, height: 40_000)
    var made = 0
    func fill(_ box: Box, isHorizontal: Bool, leaves: Int) {
      guard leaves > 1 else {
        made += 1
        views.intrinsic(box.width, 30 + Double(made % 17))
        views.intrinsic(box.height, 20 + Double(made % 5))
        return
      }
      let count = min(branching, leaves)
      var last: Box?
      for number in 0..<count {
        let child = views.box()
        views.pin(child, to: box, after: last, isHorizontal: isHorizontal, equally: equally)
        let share = leaves * (number + 1) / count - leaves * number / count
        fill(child, isHorizontal: !isHorizontal, leaves: share)
        last = child
      }
      if let last { views.end(last, in: box, isHorizontal: isHorizontal) }
    }
    fill(views.root, isHorizontal: false, leaves: leaves)
    return views
  }

  /// Creates a typical screen of 150 views: a bar and a list of rows with an image, two labels and a button.
  static func screen() -> ViewSystem {
    var views = ViewSystem(width: 393, height: 852)
    var above: Box?
    for row in 0..<30 {
      let cell = views.box()
      views.equal([(1, cell.x), (-1, views.root.x)], 0)
      views.equal([(1, cell.width), (-1, views.root.width)], 0)
      if let above {
        views.equal([(1, cell.y), (-1, above.y), (-1, above.height)], 0)
      } else {
        views.equal([(1, cell.y), (-1, views.root.y)], 0)
      }
      let (image, title, detail, button) = (views.box(), views.box(), views.box(), views.box())
      views.equal([(1, image.x), (-1, cell.x)], 16)
      views.equal([(1, image.width)], 40)
      views.equal([(1, image.height), (-1, image.width)], 0)
      views.equal([(1, image.y), (0.5, image.height), (-1, cell.y), (-0.5, cell.height)], 0)
      views.equal([(1, title.x), (-1, image.x), (-1, image.width)], 8)
      views.equal([(1, title.y), (-1, cell.y)], 8)
      views.equal([(1, detail.x), (-1, title.x)], 0)
      views.equal([(1, detail.y), (-1, title.y), (-1, title.height)], 4)
      views.equal([(1, detail.width), (-1, title.width)], 0)
      views.equal([(1, cell.y), (1, cell.height), (-1, detail.y), (-1, detail.height)], 8)
      views.add([(1, button.x), (-1, title.x), (-1, title.width)], .greaterThanOrEqual, 8)
      views.equal([(1, cell.x), (1, cell.width), (-1, button.x), (-1, button.width)], 16)
      views.equal([(1, button.y), (0.5, button.height), (-1, cell.y), (-0.5, cell.height)], 0)
      for (box, width, height) in [
        (title, 120.0 + Double(row), 20.5), (detail, 180 + Double(row * 7 % 40), 18), (button, 52, 34),
      ] {
        views.intrinsic(box.width, width)
        views.intrinsic(box.height, height)
      }
      above = cell
    }
    return views
  }
}
