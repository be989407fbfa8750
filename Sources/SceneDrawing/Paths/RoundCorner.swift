import ScenePlatform
import SceneValues

struct RoundCorner {
  let place: Point
  /// The unit vectors of the directions along the path before and after the corner.
  let before: Size
  let after: Size
  let radius: Double
  /// The additional length of the corner's curve on each side, as a multiple of the radius: 0 for a quarter circle.
  let smoothing: Double

  var reach: Double { radius * (1 + smoothing) }

  var start: Point { point(reach, 0) }

  private func point(_ before: Double, _ after: Double) -> Point {
    Point(
      x: place.x - self.before.width * before + self.after.width * after,
      y: place.y - self.before.height * before + self.after.height * after)
  }

  func add(to path: inout Path) {
    guard radius > 0 else { return }
    guard smoothing > 0.001 else { return path.addQuarter(corner: place, to: point(0, reach)) }
    // The arc covers part of the angle, and each transition curve covers half of the remaining angle.
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
