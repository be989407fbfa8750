import SceneUI

/// Tells from how the device is speeded up whether it was tilted: far enough, and once for each time.
///
/// The device lies flat, or nearly so. When an edge sinks, tiles slide towards that edge.
struct Tilt {
  /// In units of gravity: from here on the device is tilted.
  static let threshold = 0.35
  /// In units of gravity: before it can be tilted again, it must have been as flat as this.
  static let rest = 0.15

  private var isResting = true

  /// - Returns: where tiles slide now; nil where they stay.
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
