import SceneUI
import SceneValues

// Two gestures are never mistaken for one: before each of these, as much time passes as is missing to 0.4 s since a
// finger last went up.
extension Harness {
  /// Taps the middle of a view: each tap takes 0.05 s, and 0.1 s pass between two of them.
  ///
  /// A finger on a label or a picture touches what they lie on, such as the row of a table.
  public func tap(_ view: View, count: Int = 1) throws(HarnessError) { try tap(view, at: nil, count: count) }

  /// Taps a view.
  ///
  /// - Parameters:
  ///   - view: what is tapped.
  ///   - point: in the view's coordinates; the middle for nil.
  ///   - count: how many taps follow one another.
  /// - Throws: `HarnessError.outOfReach` where a finger does not reach the view there.
  public func tap(_ view: View, at point: Point?, count: Int = 1) throws(HarnessError) {
    pause()
    for index in 0..<count {
      if index > 0 { advance(seconds: 0.1) }
      let touch = try touchDown(in: view, at: point)
      advance(seconds: 0.05)
      up(touch)
    }
  }

  /// Taps whatever is at a point of the window: 0.05 s.
  public func tap(at point: Point) throws(HarnessError) {
    pause()
    let touch = try touchDown(at: point)
    advance(seconds: 0.05)
    up(touch)
  }

  /// Taps a view twice in 0.2 s.
  public func doubleTap(_ view: View) throws(HarnessError) { try tap(view, count: 2) }

  /// Taps one of the segments of a control: 0.05 s.
  public func tap(_ control: SegmentedControl, segment index: Int) throws(HarnessError) {
    window.layoutIfNeeded()
    guard (0..<control.numberOfSegments).contains(index) else {
      throw .notFound(
        wanted: "segment \(index) of \(Reach.name(control))",
        present: (0..<control.numberOfSegments).map { "\($0)" })
    }
    try tap(control, at: control.frameForSegment(at: index).center)
  }

  /// Holds a finger on a view.
  ///
  /// - Parameters:
  ///   - view: what is touched.
  ///   - point: in the view's coordinates; the middle for nil.
  ///   - seconds: how long the finger stays.
  /// - Throws: `HarnessError.outOfReach` where a finger does not reach the view there.
  public func longPress(_ view: View, at point: Point? = nil, seconds: Double = 0.6) throws(HarnessError) {
    pause()
    let touch = try touchDown(in: view, at: point)
    advance(seconds: seconds)
    up(touch)
  }

  /// Drags a finger from one point to another, at an even speed, and lifts it there.
  ///
  /// - Parameters:
  ///   - view: what the finger comes down on.
  ///   - start: in the view's coordinates; on the view.
  ///   - end: in the view's coordinates; anywhere.
  ///   - steps: how often the finger is seen on its way, the end included.
  ///   - seconds: how long all takes.
  /// - Throws: `HarnessError.outOfReach` where a finger does not reach the view at the start.
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
