import SceneValues

extension Path {
  /// Returns the part of the path between two fractions of its length. Curves are replaced with short line segments
  /// unless the part is the whole path.
  ///
  /// - Parameters:
  ///   - start: The start as a fraction of the total length, from 0 to 1.
  ///   - end: The end as a fraction of the total length, from 0 to 1. If it is at most `start`, the result is empty.
  /// - Returns: The part of the path.
  public func trimmed(from start: Double, to end: Double) -> Path {
    if start <= 0, end >= 1 { return self }
    guard end > start else { return Path() }
    let lines = subpathPoints
    let whole = lines.reduce(0) { $0 + Self.length(of: $1) }
    guard whole > 0 else { return Path() }
    let (first, last) = (max(start, 0) * whole, min(end, 1) * whole)
    var path = Path()
    var passed = 0.0
    for line in lines {
      path.append(Self.part(of: line, from: first - passed, to: last - passed))
      passed += Self.length(of: line)
    }
    return path
  }

  private static func length(of points: [Point]) -> Double {
    zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }

  private static func part(of points: [Point], from first: Double, to last: Double) -> Path {
    var path = Path()
    var passed = 0.0
    for (one, next) in zip(points, points.dropFirst()) {
      let length = one.distance(to: next)
      defer { passed += length }
      guard length > 0, passed + length > first, passed < last else { continue }
      func point(at way: Double) -> Point {
        let part = min(max((way - passed) / length, 0), 1)
        return Point(x: one.x + (next.x - one.x) * part, y: one.y + (next.y - one.y) * part)
      }
      if path.isEmpty { path.move(to: point(at: first)) }
      path.addLine(to: point(at: last))
    }
    return path
  }

  private var subpathPoints: [[Point]] {
    var lines: [[Point]] = []
    var line: [Point] = []
    func end() { if line.count > 1 { lines.append(line) } }
    for element in elements {
      switch element {
      case .move(let point):
        end()
        line = [point]
      case .line(let point): line.append(point)
      case .quad(let control, let end):
        guard let start = line.last else { continue }
        line += Cubic(start, quad: control, end).points(flatness: 0.1)
      case .cubic(let control1, let control2, let end):
        guard let start = line.last else { continue }
        line += Cubic(start, control1, control2, end).points(flatness: 0.1)
      case .close:
        guard let start = line.first else { continue }
        line.append(start)
        end()
        line = [start]
      }
    }
    end()
    return lines
  }
}
