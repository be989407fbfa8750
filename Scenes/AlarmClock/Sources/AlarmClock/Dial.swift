import SceneUI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The geometry of a clock face. Angles are in radians, clockwise from 12.
struct Dial {
  let center: Point
  let radius: Double

  init(in bounds: Rect) {
    center = bounds.center
    radius = min(bounds.width, bounds.height) / 2
  }

  func point(at angle: Double, distance: Double) -> Point {
    Point(
      x: center.x + sin(angle) * distance * radius, y: center.y - cos(angle) * distance * radius)
  }

  /// Returns the angle from the center to a point, from 0 to less than 2π.
  func angle(of point: Point) -> Double {
    let angle = atan2(point.x - center.x, center.y - point.y)
    return angle < 0 ? angle + 2 * .pi : angle
  }

  static func secondAngle(_ seconds: Double) -> Double { seconds * .pi / 30 }
  static func minuteAngle(_ minutes: Double) -> Double { minutes * .pi / 30 }
  static func hourAngle(_ hours: Double, _ minutes: Double) -> Double { (hours + minutes / 60) * .pi / 6 }
}
