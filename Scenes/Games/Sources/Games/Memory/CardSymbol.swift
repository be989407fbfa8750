import SceneUI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

enum CardSymbol: String, SceneEnumeration {
  case sun, moon, star, heart, drop, leaf, gem, cloud

  var color: Color {
    switch self {
    case .sun: .systemOrange
    case .moon: Color(.systemIndigo)
    case .star: Color(.systemYellow)
    case .heart: Color(.systemPink)
    case .drop: Color(.systemBlue)
    case .leaf: .systemGreen
    case .gem: Color(.systemPurple)
    case .cloud: Color(.systemTeal)
    }
  }

  /// The shape of the symbol, in a circle of radius 1 around the origin.
  var shape: Path {
    switch self {
    case .sun: Self.sunShape
    case .moon: Self.moonShape
    case .star: Self.star(points: 5, inner: 0.42)
    case .heart: Self.heartShape
    case .drop: Self.dropShape
    case .leaf: Self.leafShape
    case .gem: Path(polygon: [(-0.5, -0.65), (0.5, -0.65), (0.92, -0.15), (0, 0.85), (-0.92, -0.15)].points)
    case .cloud: Self.cloudShape
    }
  }

  private static func point(_ angle: Double, _ radius: Double) -> Point {
    Point(x: radius * sin(angle), y: -radius * cos(angle))
  }

  private static func star(points: Int, inner: Double) -> Path {
    Path(
      polygon: (0..<2 * points).map { point(Double($0) * .pi / Double(points), $0 % 2 == 0 ? 0.95 : inner) })
  }

  private static var sunShape: Path {
    var path = Path(ellipseIn: Rect(x: -0.5, y: -0.5, width: 1, height: 1))
    for ray in 0..<8 {
      let angle = Double(ray) * .pi / 4
      path.append(
        Path(polygon: [point(angle - 0.2, 0.62), point(angle, 0.98), point(angle + 0.2, 0.62)]))
    }
    return path
  }

  /// A circle from which another circle is subtracted.
  private static var moonShape: Path {
    let (outer, inner) = (0.9047, 1.3794)
    var path = Path()
    path.addArc(
      center: Point(x: -0.1, y: 0), radius: 0.9, startAngle: -outer, endAngle: outer, clockwise: false)
    path.addArc(
      center: Point(x: 0.32, y: 0), radius: 0.72, startAngle: inner, endAngle: -inner, clockwise: true)
    path.close()
    return path
  }

  private static var heartShape: Path {
    curves(
      from: (0, 0.85),
      [
        ((-0.92, -0.25), (-0.3, 0.55), (-0.92, 0.25)), ((0, -0.45), (-0.92, -0.95), (-0.2, -1)),
        ((0.92, -0.25), (0.2, -1), (0.92, -0.95)), ((0, 0.85), (0.92, 0.25), (0.3, 0.55)),
      ])
  }

  private static var dropShape: Path {
    curves(
      from: (0, -0.95),
      [
        ((0.6, 0.3), (0.15, -0.55), (0.6, -0.1)), ((0, 0.9), (0.6, 0.65), (0.33, 0.9)),
        ((-0.6, 0.3), (-0.33, 0.9), (-0.6, 0.65)), ((0, -0.95), (-0.6, -0.1), (-0.15, -0.55)),
      ])
  }

  private static var leafShape: Path {
    curves(
      from: (-0.8, 0.8),
      [((0.75, -0.75), (-1.05, -0.45), (-0.2, -1)), ((-0.8, 0.8), (1, 0.2), (0.45, 1.05))])
  }

  private static var cloudShape: Path {
    var path = Path(ellipseIn: Rect(x: -0.98, y: -0.1, width: 0.8, height: 0.8))
    path.append(Path(ellipseIn: Rect(x: -0.58, y: -0.65, width: 1.05, height: 1.05)))
    path.append(Path(ellipseIn: Rect(x: 0.12, y: -0.2, width: 0.86, height: 0.9)))
    path.append(Path(Rect(x: -0.58, y: 0.1, width: 1.13, height: 0.6)))
    return path
  }

  private typealias Pair = (Double, Double)

  private static func curves(from start: Pair, _ curves: [(end: Pair, control1: Pair, control2: Pair)])
    -> Path
  {
    var path = Path()
    path.move(to: Point(x: start.0, y: start.1))
    for curve in curves {
      path.addCurve(
        to: Point(x: curve.end.0, y: curve.end.1),
        control1: Point(x: curve.control1.0, y: curve.control1.1),
        control2: Point(x: curve.control2.0, y: curve.control2.1))
    }
    path.close()
    return path
  }
}

extension [(Double, Double)] {
  fileprivate var points: [Point] { map { Point(x: $0.0, y: $0.1) } }
}
