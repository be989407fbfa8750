import SceneUI
import SceneValues
import ScenePlatform

// In gestures with several fingers, the fingers touch down together, move at a constant speed, and lift
// together. The clock first advances until 0.4 s have passed since the last finger was lifted.
extension Harness {
  /// Moves two fingers apart or together on a horizontal line through a point.
  ///
  /// - Parameters:
  ///   - view: The touched view.
  ///   - start: The initial distance between the fingers in points. Both fingers must touch the view at this distance.
  ///   - end: The final distance in points. The scale of the gesture is `end` divided by `start`.
  ///   - center: The point midway between the fingers, in the view's coordinates, or nil for the center of the view.
  ///   - steps: The number of moves. The last move reaches the final distance.
  ///   - seconds: The duration of the gesture in seconds.
  /// - Throws: `HarnessError.unreachableView` if a finger does not reach the view.
  public func pinch(
    _ view: View, from start: Double, to end: Double, around center: Point? = nil, steps: Int = 8,
    seconds: Double = 0.2
  ) throws(HarnessError) {
    let center = center ?? view.bounds.center
    try gesture(on: view, fingers: 2, steps: steps, seconds: seconds) { finger, part in
      let radius = (start + (end - start) * part) / 2
      return Point(x: center.x + (finger == 0 ? -radius : radius), y: center.y)
    }
  }

  /// Rotates two fingers around the point between them.
  ///
  /// - Parameters:
  ///   - view: The touched view.
  ///   - radians: The angle in radians, clockwise if positive.
  ///   - distance: The distance between the fingers in points. The fingers first touch the view side by side.
  ///   - center: The point midway between the fingers, in the view's coordinates, or nil for the center of the view.
  ///   - steps: The number of moves. The last move reaches the final angle. If one move exceeds half a turn, it is
  ///     interpreted as a rotation in the opposite direction.
  ///   - seconds: The duration of the gesture in seconds.
  /// - Throws: `HarnessError.unreachableView` if a finger does not reach the view.
  public func rotate(
    _ view: View, by radians: Double, distance: Double = 60, around center: Point? = nil, steps: Int = 8,
    seconds: Double = 0.2
  ) throws(HarnessError) {
    let center = center ?? view.bounds.center
    try gesture(on: view, fingers: 2, steps: steps, seconds: seconds) { finger, part in
      let angle = radians * part + (finger == 0 ? .pi : 0)
      return Point(x: center.x + distance / 2 * cos(angle), y: center.y + distance / 2 * sin(angle))
    }
  }

  /// Swipes across a view in 0.1 s with four moves.
  ///
  /// - Parameters:
  ///   - view: The touched view.
  ///   - direction: The direction of the swipe.
  ///   - start: The point, in the view's coordinates, at which the finger starts. With several fingers, this is the
  ///     midpoint between them. If nil, the center of the view is used.
  ///   - distance: The distance in points.
  ///   - fingers: The number of fingers. Adjacent fingers are 10 points apart, perpendicular to the direction.
  /// - Throws: `HarnessError.unreachableView` if a finger does not reach the view.
  public func swipe(
    _ view: View, _ direction: SwipeGestureRecognizer.Direction, from start: Point? = nil,
    distance: Double = 80, fingers: Int = 1
  ) throws(HarnessError) {
    let (dx, dy) =
      switch direction {
      case .left: (-1.0, 0.0)
      case .up: (0.0, -1.0)
      case .down: (0.0, 1.0)
      case .right: (1.0, 0.0)
      default: preconditionFailure("a swipe needs exactly one direction")
      }
    let start = start ?? view.bounds.center
    try gesture(on: view, fingers: fingers, steps: 4, seconds: 0.1) { finger, part in
      let aside = (Double(finger) - Double(fingers - 1) / 2) * 10
      return Point(
        x: start.x + dx * distance * part + abs(dy) * aside,
        y: start.y + dy * distance * part + abs(dx) * aside)
    }
  }

  /// Drags several fingers in straight lines and lifts them.
  ///
  /// - Parameters:
  ///   - view: The touched view.
  ///   - paths: The start and end points of each finger, in the view's coordinates. Each start point must be on the view.
  ///   - steps: The number of moves. The last move reaches the end points.
  ///   - seconds: The duration of the gesture in seconds.
  /// - Throws: `HarnessError.unreachableView` if a finger does not reach the view.
  public func drag(
    _ view: View, fingers paths: [(from: Point, to: Point)], steps: Int = 8, seconds: Double = 0.2
  ) throws(HarnessError) {
    try gesture(on: view, fingers: paths.count, steps: steps, seconds: seconds) { finger, part in
      let (start, end) = paths[finger]
      return Point(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }
  }

  /// Moves fingers at a constant speed and lifts them. `place` returns a finger's position at a fraction from 0 to 1.
  func gesture(
    on view: View, fingers: Int, steps: Int, seconds: Double,
    _ place: (_ finger: Int, _ part: Double) -> Point
  ) throws(HarnessError) {
    precondition(steps > 0, "a drag needs at least one move")
    pause()
    // The paths are converted to window coordinates first, because the view can move during the gesture.
    let ways = (0...steps).map { step in
      (0..<fingers).map { view.convert(place($0, Double(step) / Double(steps)), to: window) }
    }
    var touches: [Touch] = []
    for finger in 0..<fingers { touches.append(try touchDown(in: view, at: place(finger, 0))) }
    for points in ways.dropFirst() {
      advance(seconds: seconds / Double(steps))
      window.moveTouches(zip(touches, points).map { ($0, $1) })
    }
    up(touches)
  }
}
