import SceneValues

/// The lines along which edges can be routed. They are next to each box and at each end of an edge.
struct RouteGrid {
  static let margin = 30.0
  /// The minimum distance between a line and a box.
  private static let clearance = 6.0
  private static let maxCrossings = 2_000_000

  let xs: [Double]
  let ys: [Double]
  private(set) var isBlockedRight: [Bool]
  private(set) var isBlockedDown: [Bool]

  /// Creates a grid. The initializer returns nil if the grid would be too large.
  init?(boxes: [Rect], ends: [Double]) {
    xs = Self.lines(boxes.flatMap { [$0.minX - Self.margin, $0.maxX + Self.margin] })
    ys = Self.lines(boxes.flatMap { [$0.minY - Self.margin, $0.maxY + Self.margin] } + ends)
    guard xs.count * ys.count <= Self.maxCrossings else { return nil }
    isBlockedRight = Array(repeating: false, count: xs.count * ys.count)
    isBlockedDown = isBlockedRight
    for box in boxes { block(box.insetBy(dx: -Self.clearance, dy: -Self.clearance)) }
  }

  private static func lines(_ places: [Double]) -> [Double] {
    places.sorted().reduce(into: []) { lines, place in if lines.last != place { lines.append(place) } }
  }

  private mutating func block(_ box: Rect) {
    let columns = Self.first(in: xs, above: box.minX)..<Self.first(in: xs, atLeast: box.maxX)
    let rows = Self.first(in: ys, above: box.minY)..<Self.first(in: ys, atLeast: box.maxY)
    for row in rows {
      for column in max(0, columns.lowerBound - 1)..<columns.upperBound {
        isBlockedRight[row * xs.count + column] = true
      }
    }
    for row in max(0, rows.lowerBound - 1)..<rows.upperBound {
      for column in columns { isBlockedDown[row * xs.count + column] = true }
    }
  }

  private static func first(in lines: [Double], above value: Double) -> Int {
    partition(lines) { $0 > value }
  }

  private static func first(in lines: [Double], atLeast value: Double) -> Int {
    partition(lines) { $0 >= value }
  }

  private static func partition(_ lines: [Double], _ isBeyond: (Double) -> Bool) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(lines[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  func crossing(_ x: Double, _ y: Double) -> Int {
    Self.first(in: ys, atLeast: y) * xs.count + Self.first(in: xs, atLeast: x)
  }

  func point(_ crossing: Int) -> Point { Point(x: xs[crossing % xs.count], y: ys[crossing / xs.count]) }
}
