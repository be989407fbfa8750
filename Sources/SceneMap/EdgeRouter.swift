import SceneValues

/// A router for edges between boxes. Routes avoid other boxes, have few bends, and use horizontal and vertical lines.
struct EdgeRouter {
  /// The boxes that an edge connects, and the vertical positions at which the edge meets their sides.
  struct Request: Sendable {
    var source: Int
    var sourceY: Double
    var target: Int
    var targetY: Double
  }

  private static let bend = 45.0
  /// The cost of leaving a box on its left side or arriving on its right side, in points of length.
  private static let preference = 60.0
  /// The maximum total number of steps for all searches. It bounds the time for large maps but can lead to worse routes.
  private static let maxSteps = 3_000_000
  private static let maxStepsPerEdge = 40_000

  private let boxes: [Rect]
  private let grid: RouteGrid
  /// The lowest cost for each crossing and direction. A cost is valid only if its entry in `marks` equals `mark`.
  private var costs: [Double]
  private var origins: [Int32]
  private var marks: [Int32]
  private var mark: Int32 = 0
  private let maxSteps: Int

  /// Returns the corners of each route between the sides of two boxes. If no route is found, a straight line is used.
  static func routes(_ requests: [Request], round boxes: [Rect]) -> [[Point]] {
    let ends = requests.flatMap { [$0.sourceY, $0.targetY] }
    guard let grid = RouteGrid(boxes: boxes, ends: ends) else { return requests.map { straight($0, boxes) } }
    var router = EdgeRouter(boxes: boxes, grid: grid, count: requests.count)
    return requests.map { router.route($0) ?? straight($0, boxes) }
  }

  private init(boxes: [Rect], grid: RouteGrid, count: Int) {
    maxSteps = min(Self.maxStepsPerEdge, Self.maxSteps / max(1, count))
    self.boxes = boxes
    self.grid = grid
    costs = Array(repeating: 0, count: grid.xs.count * grid.ys.count * 2)
    origins = Array(repeating: 0, count: costs.count)
    marks = Array(repeating: 0, count: costs.count)
  }

  private static func straight(_ request: Request, _ boxes: [Rect]) -> [Point] {
    let (source, target) = (boxes[request.source], boxes[request.target])
    let isRight = target.midX >= source.midX
    return [
      Point(x: isRight ? source.maxX : source.minX, y: request.sourceY),
      Point(x: isRight ? target.minX : target.maxX, y: request.targetY),
    ]
  }

  private mutating func route(_ request: Request) -> [Point]? {
    let (source, target) = (boxes[request.source], boxes[request.target])
    guard request.source != request.target else { return loop(request, at: source) }
    let starts = [
      (grid.crossing(source.maxX + RouteGrid.margin, request.sourceY), 0),
      (grid.crossing(source.minX - RouteGrid.margin, request.sourceY), Self.preference),
    ]
    let goals = [
      (grid.crossing(target.minX - RouteGrid.margin, request.targetY), 0),
      (grid.crossing(target.maxX + RouteGrid.margin, request.targetY), Self.preference),
    ]
    guard let states = search(from: starts, to: goals) else { return nil }
    var corners = states.map { grid.point($0 / 2) }
    corners.insert(
      Point(x: corners[0].x > source.midX ? source.maxX : source.minX, y: request.sourceY), at: 0)
    let last = corners[corners.count - 1]
    corners.append(Point(x: last.x > target.midX ? target.maxX : target.minX, y: request.targetY))
    return Self.simplified(corners)
  }

  private func loop(_ request: Request, at box: Rect) -> [Point] {
    let x = box.maxX + RouteGrid.margin
    let y = request.sourceY == request.targetY ? request.targetY + 40 : request.targetY
    return [
      Point(x: box.maxX, y: request.sourceY), Point(x: x, y: request.sourceY), Point(x: x, y: y),
      Point(x: box.maxX, y: y),
    ]
  }

  /// Returns the path with the lowest cost. A path consists of states, each of which encodes a crossing and the direction
  /// of arrival (even: horizontal, odd: vertical).
  private mutating func search(from starts: [(Int, Double)], to goals: [(Int, Double)]) -> [Int]? {
    mark += 1
    let ends = goals.map { (grid.point($0.0), $0.1) }
    func rest(_ crossing: Int) -> Double {
      let point = grid.point(crossing)
      var least = Double.infinity
      for (end, price) in ends {
        let bends = end.y == point.y ? 0 : Self.bend
        least = min(least, abs(end.x - point.x) + abs(end.y - point.y) + bends + price)
      }
      return least
    }
    var open = PriorityQueue()
    for (crossing, cost) in starts { reach(crossing * 2, at: cost, from: -1, rest(crossing), &open) }
    var steps = 0
    while let (_, state) = open.pop() {
      steps += 1
      guard steps < maxSteps else { return nil }
      // The cost of the goal's side is added before the goal is final, because another side may have a lower cost.
      if state < 0 { return states(endingAt: -state - 1) }
      let (crossing, cost) = (state / 2, costs[state])
      if let goal = goals.first(where: { $0.0 == crossing }) {
        open.push(cost + goal.1 + (state % 2 == 0 ? 0 : Self.bend), -state - 1)
      }
      let (x, y) = (crossing % grid.xs.count, crossing / grid.xs.count)
      func go(_ next: Int, _ length: Double, isDown: Bool) {
        let turned = (state % 2 == 1) != isDown
        // Routes that turn earlier are preferred, because separate arrivals are easier to distinguish.
        let price = turned ? Self.bend + cost * 0.001 : 0
        reach(next * 2 + (isDown ? 1 : 0), at: cost + length + price, from: Int32(state), rest(next), &open)
      }
      let width = grid.xs.count
      if x + 1 < width, !grid.isBlockedRight[crossing] {
        go(crossing + 1, grid.xs[x + 1] - grid.xs[x], isDown: false)
      }
      if x > 0, !grid.isBlockedRight[crossing - 1] {
        go(crossing - 1, grid.xs[x] - grid.xs[x - 1], isDown: false)
      }
      if y + 1 < grid.ys.count, !grid.isBlockedDown[crossing] {
        go(crossing + width, grid.ys[y + 1] - grid.ys[y], isDown: true)
      }
      if y > 0, !grid.isBlockedDown[crossing - width] {
        go(crossing - width, grid.ys[y] - grid.ys[y - 1], isDown: true)
      }
    }
    return nil
  }

  private mutating func reach(
    _ state: Int, at cost: Double, from origin: Int32, _ rest: Double, _ open: inout PriorityQueue
  ) {
    guard marks[state] != mark || cost < costs[state] else { return }
    marks[state] = mark
    costs[state] = cost
    origins[state] = origin
    open.push(cost + rest, state)
  }

  private func states(endingAt last: Int) -> [Int] {
    var states: [Int] = []
    var next = last
    while next >= 0 {
      states.append(next)
      next = Int(origins[next])
    }
    return states.reversed()
  }

  private static func simplified(_ points: [Point]) -> [Point] {
    var corners: [Point] = []
    for point in points {
      if corners.last == point { continue }
      if corners.count > 1 {
        let (before, last) = (corners[corners.count - 2], corners[corners.count - 1])
        if (before.x == last.x && last.x == point.x) || (before.y == last.y && last.y == point.y) {
          corners.removeLast()
        }
      }
      corners.append(point)
    }
    return corners
  }
}
