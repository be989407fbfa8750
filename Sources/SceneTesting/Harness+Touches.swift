import SceneUI
import SceneValues

// Fingers one by one, for gestures that have no method of their own. Nothing here lets time pass but `move`.
extension Harness {
  /// A finger comes down.
  ///
  /// - Parameter point: in the window's coordinates.
  /// - Returns: the touch, to move and to lift.
  /// - Throws: `HarnessError.outOfReach` where the window takes no touches.
  public func touchDown(at point: Point) throws(HarnessError) -> Touch {
    window.layoutIfNeeded()
    if let obstacle = Reach.obstacle(on: window) {
      throw .outOfReach(view: Reach.name(window), reason: obstacle)
    }
    return window.beginTouch(at: point)
  }

  /// A finger comes down on a view, or on something in it.
  ///
  /// - Parameters:
  ///   - view: what is touched.
  ///   - point: in the view's coordinates; the middle for nil.
  /// - Returns: the touch, to move and to lift.
  /// - Throws: `HarnessError.outOfReach` where a finger does not reach the view there.
  public func touchDown(in view: View, at point: Point? = nil) throws(HarnessError) -> Touch {
    window.layoutIfNeeded()
    let point = point ?? view.bounds.center
    try Reach(view: view, window: window).check(point)
    return try touchDown(at: view.convert(point, to: window))
  }

  /// A finger goes on, 1/60 s later.
  ///
  /// - Parameters:
  ///   - touch: the finger, as `touchDown` gave it.
  ///   - point: in the view's coordinates.
  ///   - view: the window for nil.
  public func move(_ touch: Touch, to point: Point, in view: View? = nil) {
    move([(touch, point)], in: view)
  }

  /// Fingers go on together, 1/60 s later.
  public func move(_ moves: [(touch: Touch, point: Point)], in view: View? = nil) {
    advance(seconds: Self.frame)
    window.moveTouches(moves.map { ($0.touch, view?.convert($0.point, to: window) ?? $0.point) })
  }

  /// Fingers go up, at the same moment.
  public func up(_ touches: Touch...) { up(touches) }

  /// Fingers go up, at the same moment.
  public func up(_ touches: [Touch]) {
    window.layoutIfNeeded()
    window.endTouches(touches)
    lastUp = clock.now
  }

  /// The system takes fingers away: a call comes in.
  public func cancel(_ touches: Touch...) {
    window.layoutIfNeeded()
    window.cancelTouches(touches)
  }

  /// In seconds: from one event of a moving finger to the next.
  static let frame = 1.0 / 60
}
