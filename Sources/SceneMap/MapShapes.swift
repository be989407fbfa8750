import SceneDrawing
import SceneValues

enum MapShapes {
  static func rounded(_ points: [Point], radius: Double = 9) -> Path {
    var path = Path()
    path.move(to: points[0])
    for index in points.indices.dropFirst().dropLast() {
      let (before, corner, after) = (points[index - 1], points[index], points[index + 1])
      let reach = min(radius, before.distance(to: corner) / 2, corner.distance(to: after) / 2)
      path.addLine(to: toward(before, from: corner, reach))
      path.addQuadCurve(to: toward(after, from: corner, reach), control: corner)
    }
    path.addLine(to: points[points.count - 1])
    return path
  }

  private static func toward(_ end: Point, from start: Point, _ length: Double) -> Point {
    let distance = max(start.distance(to: end), 0.001)
    return Point(
      x: start.x + (end.x - start.x) * length / distance, y: start.y + (end.y - start.y) * length / distance)
  }

  static func arrowhead(at tip: Point, from start: Point) -> Path {
    let back = toward(start, from: tip, 10)
    let (dx, dy) = ((tip.y - back.y) * 0.45, (back.x - tip.x) * 0.45)
    return Path(polygon: [
      tip, Point(x: back.x + dx, y: back.y + dy), Point(x: back.x - dx, y: back.y - dy),
    ])
  }

  static func diamond(at start: Point, toward end: Point) -> Path {
    let (middle, far) = (toward(end, from: start, 7), toward(end, from: start, 14))
    let (dx, dy) = ((middle.y - start.y) * 0.6, (start.x - middle.x) * 0.6)
    return Path(polygon: [
      start, Point(x: middle.x + dx, y: middle.y + dy), far, Point(x: middle.x - dx, y: middle.y - dy),
    ])
  }
}
