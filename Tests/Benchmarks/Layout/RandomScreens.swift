import SceneLayout

/// Random screens of nested stacks, for verification with another solver.
enum RandomScreens {
  /// Returns the constraints of a screen and its solution, as a line of JSON.
  static func line(seed: Int) -> String {
    var randomState = Dice(state: UInt64(seed))
    var views = ViewSystem(
      width: Double(200 + randomState.roll(800)), height: Double(200 + randomState.roll(800)),
      recordsRows: true)
    var boxes: [ViewSystem.Box] = []
    fill(
      &views, &boxes, views.root, isHorizontal: randomState.roll(2) == 0, depth: 2 + randomState.roll(2),
      &randomState)
    for _ in 0..<randomState.roll(8) {
      let (one, other) = (boxes[randomState.roll(boxes.count)], boxes[randomState.roll(boxes.count)])
      views.add(
        [(1, one.width), ([-1, -0.5, -2][randomState.roll(3)], other.width)],
        [.equal, .lessThanOrEqual, .greaterThanOrEqual][randomState.roll(3)],
        Double(randomState.roll(40) - 20),
        priority: [750, 500, 250][randomState.roll(3)])
    }
    views.system.solve()
    let broken = Set(views.system.conflicts.map(\.broken))
    let rows = views.rows.filter { !broken.contains($0.id) }.map { row in
      let terms = row.constraint.terms.map { "[\($0.variable.index),\($0.coefficient)]" }.joined(
        separator: ",")
      let relation =
        switch row.constraint.relation {
        case .equal: "="
        case .lessThanOrEqual: "<"
        case .greaterThanOrEqual: ">"
        }
      return
        "{\"terms\":[\(terms)],\"relation\":\"\(relation)\",\"constant\":\(row.constraint.constant),\"priority\":\(row.constraint.priority),\"rank\":\(row.constraint.rank)}"
    }
    let values = views.variables.map { "\(views.system[$0])" }.joined(separator: ",")
    return "{\"values\":[\(values)],\"rows\":[\(rows.joined(separator: ","))]}"
  }

  private static func fill(
    _ views: inout ViewSystem, _ boxes: inout [ViewSystem.Box], _ box: ViewSystem.Box, isHorizontal: Bool,
    depth: Int, _ randomState: inout Dice
  ) {
    boxes.append(box)
    guard depth > 0, randomState.roll(5) > 0 else {
      let priorities = [(250.0, 750.0), (251, 750), (252, 751), (250, 1000)][randomState.roll(4)]
      for size in [box.width, box.height] {
        let constant = Double(10 + randomState.roll(150))
        views.add([(1, size)], .lessThanOrEqual, constant, priority: priorities.0)
        views.add(
          [(1, size)], .greaterThanOrEqual, constant, priority: priorities.1 == 1000 ? 749 : priorities.1)
        views.add([(1, size)], .greaterThanOrEqual, 0)
      }
      return
    }
    var last: ViewSystem.Box?
    let kind = randomState.roll(4)
    for _ in 0..<2 + randomState.roll(4) {
      let child = views.box()
      views.pin(child, to: box, after: last, isHorizontal: isHorizontal, equally: kind == 0)
      fill(&views, &boxes, child, isHorizontal: !isHorizontal, depth: depth - 1, &randomState)
      last = child
    }
    if let last { views.end(last, in: box, isHorizontal: isHorizontal) }
  }
}

private struct Dice {
  var state: UInt64

  mutating func roll(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(((state >> 33) ^ (state >> 49)) % UInt64(count))
  }
}
