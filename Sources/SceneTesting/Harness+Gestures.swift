import SceneUI
import SceneValues

// Before each gesture, the clock advances until 0.4 s have passed since the last finger was lifted, so that
// two gestures are not recognized as one.
extension Harness {
  /// Taps the center of a view. Each tap takes 0.05 s, with 0.1 s between two taps.
  ///
  /// A tap on a label or an image touches the view behind it, such as a table row.
  public func tap(_ view: View, count: Int = 1) throws(HarnessError) { try tap(view, at: nil, count: count) }

  /// Taps a view one or several times, at a point in the view's coordinates, or at its center if `point` is nil. Throws
  /// `HarnessError.outOfReach` if a finger does not reach the view at that point.
  public func tap(_ view: View, at point: Point?, count: Int = 1) throws(HarnessError) {
    pause()
    for index in 0..<count {
      if index > 0 { advance(seconds: 0.1) }
      let touch = try touchDown(in: view, at: point)
      advance(seconds: 0.05)
      up(touch)
    }
  }

  /// Touches the window for 0.05 s at a point in the window's coordinates.
  public func tap(at point: Point) throws(HarnessError) {
    pause()
    let touch = try touchDown(at: point)
    advance(seconds: 0.05)
    up(touch)
  }

  /// Taps the center of a view twice in 0.2 s.
  public func doubleTap(_ view: View) throws(HarnessError) { try tap(view, count: 2) }

  /// Touches a segment of a control for 0.05 s.
  public func tap(_ control: SegmentedControl, segment index: Int) throws(HarnessError) {
    window.layoutIfNeeded()
    guard (0..<control.numberOfSegments).contains(index) else {
      throw .notFound(
        wanted: "segment \(index) of \(Reach.name(control))",
        present: (0..<control.numberOfSegments).map { "\($0)" })
    }
    try tap(control, at: control.frameForSegment(at: index).center)
  }

  /// Presses a finger on a view for a duration in seconds, at a point in the view's coordinates, or at its center if
  /// `point` is nil. Throws `HarnessError.outOfReach` if a finger does not reach the view at that point.
  public func longPress(_ view: View, at point: Point? = nil, seconds: Double = 0.6) throws(HarnessError) {
    pause()
    let touch = try touchDown(in: view, at: point)
    advance(seconds: seconds)
    up(touch)
  }

  /// Drags a finger between two points at a constant speed and lifts it.
  ///
  /// - Parameters:
  ///   - view: The touched view.
  ///   - start: The start, which must be on the view, in the view's coordinates.
  ///   - end: The end in the view's coordinates, which can be outside the view.
  ///   - steps: The number of moves. The last move reaches the end.
  ///   - seconds: The duration in seconds.
  /// - Throws: `HarnessError.outOfReach` if a finger does not reach the view at the start.
  public func drag(
    _ view: View, from start: Point, to end: Point, steps: Int = 8, seconds: Double = 0.2
  ) throws(HarnessError) {
    try drag(view, fingers: [(start, end)], steps: steps, seconds: seconds)
  }

  func pause() {
    guard let lastUp else { return }
    let missing = lastUp + 0.4 - clock.now
    if missing > 0 { advance(seconds: missing) }
  }
}
