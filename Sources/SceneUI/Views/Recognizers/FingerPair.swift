import SceneValues
import ScenePlatform

/// Where two fingers are, in the window's coordinates.
struct FingerPair {
  let first: Point
  let second: Point

  /// - Returns: nil unless there are two touches.
  init?(_ touches: [Touch]) {
    guard touches.count == 2 else { return nil }
    first = touches[0].windowLocation
    second = touches[1].windowLocation
  }

  /// In points; at least one, so that it can be divided by.
  var distance: Double { max(first.distance(to: second), 1) }

  /// How far the second has turned about the first since earlier, in radians: clockwise, the shorter way round.
  func rotation(since earlier: FingerPair) -> Double {
    let turned = angle - earlier.angle
    if turned > .pi { return turned - 2 * .pi }
    return turned <= -.pi ? turned + 2 * .pi : turned
  }

  private var angle: Double { atan2(second.y - first.y, second.x - first.x) }
}
