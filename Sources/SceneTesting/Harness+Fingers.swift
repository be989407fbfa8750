import SceneUI
import SceneValues
import ScenePlatform

// Gestures of several fingers, which come down together, move at an even speed, and go up together where they are. As
// before those of one finger, as much time passes first as is missing to 0.4 s since a finger last went up.
extension Harness {
  /// Moves two fingers apart or together, on a level line through a point.
  ///
  /// - Parameters:
  ///   - view: what the fingers come down on.
  ///   - start: how far apart the fingers come down, in points; they come down on the view.
  ///   - end: how far apart they go up, in points: the scale is the end divided by the start.
  ///   - center: in the view's coordinates; the middle for nil.
  ///   - steps: how often the fingers are seen on their way, the end included.
  ///   - seconds: how long all takes.
  /// - Throws: `HarnessError.outOfReach` where a finger does not reach the view.
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

  /// Turns two fingers about the point between them.
  ///
  /// - Parameters:
  ///   - view: what the fingers come down on.
  ///   - radians: clockwise, where positive.
  ///   - distance: of the fingers, in points; they come down beside each other on the view.
  ///   - center: in the view's coordinates; the middle for nil.
  ///   - steps: how often the fingers are seen on their way, the end included. Between two of them, fingers
  ///     that turn further than half around have gone the other way.
  ///   - seconds: how long all takes.
  /// - Throws: `HarnessError.outOfReach` where a finger does not reach the view.
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

  /// Wipes across a view in 0.1 s, seen four times on the way.
  ///
  /// - Parameters:
  ///   - view: what the fingers come down on.
  ///   - direction: one of the four.
  ///   - start: where the fingers come down, or the middle of several, in the view's coordinates; the view's middle
  ///     for nil.
  ///   - distance: in points.
  ///   - fingers: how many, ten points apart, across the direction.
  /// - Throws: `HarnessError.outOfReach` where a finger does not reach the view.
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
      default: preconditionFailure("fingers wipe in one direction")
      }
    let start = start ?? view.bounds.center
    try gesture(on: view, fingers: fingers, steps: 4, seconds: 0.1) { finger, part in
      let aside = (Double(finger) - Double(fingers - 1) / 2) * 10
      return Point(
        x: start.x + dx * distance * part + abs(dy) * aside,
        y: start.y + dy * distance * part + abs(dx) * aside)
    }
  }

  /// Drags several fingers, each from one point to another.
  ///
  /// - Parameters:
  ///   - view: what the fingers come down on.
  ///   - paths: a start, which is on the view, and an end for each finger, in the view's coordinates.
  ///   - steps: how often the fingers are seen on their way, the end included.
  ///   - seconds: how long all takes.
  /// - Throws: `HarnessError.outOfReach` where a finger does not reach the view.
  public func drag(
    _ view: View, fingers paths: [(from: Point, to: Point)], steps: Int = 8, seconds: Double = 0.2
  ) throws(HarnessError) {
    try gesture(on: view, fingers: paths.count, steps: steps, seconds: seconds) { finger, part in
      let (start, end) = paths[finger]
      return Point(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }
  }

  /// Moves fingers at an even speed, and lifts them where they are.
  ///
  /// - Parameters:
  ///   - view: what the fingers come down on.
  ///   - fingers: how many there are.
  ///   - steps: how often the fingers are seen on their way, the end included.
  ///   - seconds: how long all takes.
  ///   - place: where a finger is when some part of the way, from 0 to 1, is done, in the view's coordinates.
  /// - Throws: `HarnessError.outOfReach` where a finger does not reach the view.
  func gesture(
    on view: View, fingers: Int, steps: Int, seconds: Double,
    _ place: (_ finger: Int, _ part: Double) -> Point
  ) throws(HarnessError) {
    precondition(steps > 0, "a finger that is dragged moves at least once")
    pause()
    // The way is fixed before it begins, in the window: the view may move under the fingers.
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
