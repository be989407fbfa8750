import SceneUI
import SceneValues

// Before each gesture, the clock advances until 0.4 s have passed since the last finger was lifted, so that
// two gestures are not recognized as one.
extension Harness {
  /// Taps the center of a view one or more times. Each tap lasts 0.05 s. Consecutive taps are 0.1 s apart.
  ///
  /// If the view is a label or an image, the tap reaches the view behind it, such as a table row.
  public func tap(_ view: View, count: Int = 1) throws(HarnessError) { try tap(view, at: nil, count: count) }

  /// Taps a view one or more times at a point in the view's coordinates. If `point` is nil, taps the center of the view.
  /// Throws `HarnessError.unreachableView` if a finger does not reach the view at that point.
  public func tap(_ view: View, at point: Point?, count: Int = 1) throws(HarnessError) {
    pause()
    for index in 0..<count {
      if index > 0 { advance(seconds: 0.1) }
      let touch = try touchDown(in: view, at: point)
      advance(seconds: 0.05)
      up(touch)
    }
  }

  /// Taps the window for 0.05 s at a point in the window's coordinates.
  public func tap(at point: Point) throws(HarnessError) {
    pause()
    let touch = try touchDown(at: point)
    advance(seconds: 0.05)
    up(touch)
  }

  /// Taps the center of a view twice within 0.2 s.
  public func doubleTap(_ view: View) throws(HarnessError) { try tap(view, count: 2) }

  /// Taps a segment of a control for 0.05 s. Throws `HarnessError.notFound` if there is no segment with this index.
  public func tap(_ control: SegmentedControl, segment index: Int) throws(HarnessError) {
    window.layoutIfNeeded()
    guard (0..<control.numberOfSegments).contains(index) else {
      throw .notFound(
        wanted: "segment \(index) of \(Reach.name(control))",
        present: (0..<control.numberOfSegments).map { "\($0)" })
    }
    try tap(control, at: control.frameForSegment(at: index).center)
  }

  /// Presses a finger on a view for a duration in seconds, at a point in the view's coordinates. If `point` is nil,
  /// presses the center of the view. Throws `HarnessError.unreachableView` if the finger does not reach the view there.
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
  ///   - start: The start point in the view's coordinates, which must be on the view.
  ///   - end: The end point in the view's coordinates, which can be outside the view.
  ///   - steps: The number of moves. The last move reaches the end point.
  ///   - seconds: The duration of the drag in seconds.
  /// - Throws: `HarnessError.unreachableView` if a finger does not reach the view at the start point.
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
