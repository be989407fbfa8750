import SceneUI

/// Detects tilts of a device from its acceleration, and reports each tilt once.
///
/// The device is approximately level. When one of its edges is lowered, tiles slide toward this edge.
struct Tilt {
  /// The acceleration above which the device is tilted, in units of gravity.
  static let threshold = 0.35
  /// The acceleration below which another tilt can begin, in units of gravity.
  static let rest = 0.15

  private var isResting = true

  /// Returns the direction in which tiles slide, or nil if they do not move.
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
