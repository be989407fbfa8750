import SceneUI

/// A detector that reports each tilt of the device once, based on the acceleration.
///
/// The device is approximately level. When an edge is lowered, tiles slide toward that edge.
struct Tilt {
  /// The acceleration from which the device counts as tilted, in units of gravity.
  static let threshold = 0.35
  /// The acceleration below which the next tilt can be detected, in units of gravity.
  static let rest = 0.15

  private var isResting = true

  /// - Returns: The direction in which tiles slide, or nil if they stay.
  mutating func direction(for acceleration: Acceleration) -> SlidingBoard.Direction? {
    let (x, y) = (acceleration.x, acceleration.y)
    let steepness = max(abs(x), abs(y))
    guard isResting, steepness >= Self.threshold else {
      isResting = isResting || steepness <= Self.rest
      return nil
    }
    isResting = false
    return abs(x) >= abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .up : .down)
  }
}
