import SceneValues

struct Cubic {
  var start: Point
  var control1: Point
  var control2: Point
  var end: Point

  init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
  }

  init(_ start: Point, quad control: Point, _ end: Point) {
    func between(_ point: Point) -> Point {
      Point(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    self.init(start, between(start), between(end), end)
  }

  func point(at t: Double) -> Point {
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return Point(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// Returns the ends of line segments that deviate from the curve by at most `flatness`.
  func points(flatness: Double) -> [Point] {
    // The error of n chords is at most |B''| / (8 n²), and |B''| is at most 6 times the larger second difference.
    let bend = max(
      Point(x: start.x - 2 * control1.x + control2.x, y: start.y - 2 * control1.y + control2.y)
        .distance(to: .zero),
      Point(x: control1.x - 2 * control2.x + end.x, y: control1.y - 2 * control2.y + end.y)
        .distance(to: .zero))
    let needed = (0.75 * bend / max(flatness, 1e-6)).squareRoot().rounded(.up)
    let count = needed.isFinite ? Int(min(max(needed, 1), 1000)) : 1
    return (1..<count).map { point(at: Double($0) / Double(count)) } + [end]
  }

  var extremes: [Point] {
    let turns =
      Self.turns(start.x, control1.x, control2.x, end.x) + Self.turns(start.y, control1.y, control2.y, end.y)
    return [start, end] + turns.map(point(at:))
  }

  private static func turns(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    var roots: [Double] = []
    if abs(a) < 1e-12 {
      if b != 0 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      if discriminant >= 0 {
        let root = discriminant.squareRoot()
        roots = [(-b - root) / (2 * a), (-b + root) / (2 * a)]
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
