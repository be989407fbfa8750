import ScenePlatform
import SceneValues

/// One corner of a rectangle on a clockwise way around it.
struct RoundCorner {
  /// Where the two sides would meet.
  let place: Point
  /// Where the way leads before the corner, and after it: of length 1.
  let before: Size
  let after: Size
  /// In points.
  let radius: Double
  /// How much longer than the radius the corner is, in radii: 0 for a quarter of a circle.
  let smoothing: Double

  /// In points: how far away from the corner its curve begins and ends.
  var reach: Double { radius * (1 + smoothing) }

  /// Where the curve begins.
  var start: Point { point(reach, 0) }

  /// So many points before the corner, and so many after it.
  private func point(_ before: Double, _ after: Double) -> Point {
    Point(
      x: place.x - self.before.width * before + self.after.width * after,
      y: place.y - self.before.height * before + self.after.height * after)
  }

  /// Adds the curve to a path that has come to its start.
  func add(to path: inout Path) {
    guard radius > 0 else { return }
    guard smoothing > 0.001 else { return path.addQuarter(corner: place, to: point(0, reach)) }
    // Half of the angle that is not the arc's belongs to each of the curves beside it.
    let arc = Double.pi / 2 * (1 - smoothing)
    let turn = Double.pi / 4 * smoothing
    let slope = radius * tan(turn / 2)
    let (along, across) = (slope * cos(turn), slope * sin(turn))
    let rest = (reach - radius * 2.0.squareRoot() * sin(arc / 2) - along - across) / 3
    let (bend, join) = (reach - 2 * rest, reach - 3 * rest - along)
    path.addCurve(to: point(join, across), control1: point(bend, 0), control2: point(bend - rest, 0))
    let length = 4 / 3 * tan(arc / 4)
    let (out, aside) = (length * (radius - across), length * (radius - join))
    path.addCurve(
      to: point(across, join), control1: point(join - out, across + aside),
      control2: point(across + aside, join - out))
    path.addCurve(
      to: point(0, reach), control1: point(0, bend - rest), control2: point(0, bend))
  }
}
