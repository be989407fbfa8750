import SceneValues
import ScenePlatform

/// The locations of two fingers, in window coordinates.
struct FingerPair {
  let first: Point
  let second: Point

  init?(_ touches: [Touch]) {
    guard touches.count == 2 else { return nil }
    first = touches[0].windowLocation
    second = touches[1].windowLocation
  }

  /// The distance between the fingers, in points. The value is at least 1, so that it can be used as a divisor.
  var distance: Double { max(first.distance(to: second), 1) }

  /// Returns the clockwise rotation of the second finger about the first since `earlier`, from -π to π radians.
  func rotation(since earlier: FingerPair) -> Double {
    let turned = angle - earlier.angle
    if turned > .pi { return turned - 2 * .pi }
    return turned <= -.pi ? turned + 2 * .pi : turned
  }

  private var angle: Double { atan2(second.y - first.y, second.x - first.x) }
}
