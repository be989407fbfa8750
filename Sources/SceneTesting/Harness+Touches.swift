import SceneUI
import SceneValues

// Individual touches, for gestures without a method of their own. Only `move` advances the clock.
extension Harness {
  /// Begins a touch at a point in the window's coordinates. Use the returned touch to move and lift the finger. Throws
  /// `HarnessError.unreachableView` if the window does not accept touches.
  public func touchDown(at point: Point) throws(HarnessError) -> Touch {
    window.layoutIfNeeded()
    if let obstacle = Reach.obstacle(on: window) {
      throw .unreachableView(view: Reach.name(window), reason: obstacle)
    }
    return window.beginTouch(at: point)
  }

  /// Begins a touch on a view or one of its subviews, at a point in the view's coordinates. If `point` is nil, touches
  /// the center of the view. Use the returned touch to move and lift the finger. Throws `HarnessError.unreachableView` if
  /// a finger does not reach the view at that point.
  public func touchDown(in view: View, at point: Point? = nil) throws(HarnessError) -> Touch {
    window.layoutIfNeeded()
    let point = point ?? view.bounds.center
    try Reach(view: view, window: window).check(point)
    return try touchDown(at: view.convert(point, to: window))
  }

  /// Advances the clock by 1/60 s and moves a finger to a point in the view's coordinates. If `view` is nil, the point is
  /// in the window's coordinates.
  public func move(_ touch: Touch, to point: Point, in view: View? = nil) {
    move([(touch, point)], in: view)
  }

  /// Advances the clock by 1/60 s and moves several fingers at the same time. The points are in the view's coordinates.
  /// If `view` is nil, they are in the window's coordinates.
  public func move(_ moves: [(touch: Touch, point: Point)], in view: View? = nil) {
    advance(seconds: Self.frame)
    window.moveTouches(moves.map { ($0.touch, view?.convert($0.point, to: window) ?? $0.point) })
  }

  /// Lifts the fingers of one or more touches at the same time.
  public func up(_ touches: Touch...) { up(touches) }

  /// Lifts the fingers of an array of touches at the same time.
  public func up(_ touches: [Touch]) {
    window.layoutIfNeeded()
    window.endTouches(touches)
    lastUp = clock.now
  }

  /// Cancels touches, as the system does when a call arrives.
  public func cancel(_ touches: Touch...) {
    window.layoutIfNeeded()
    window.cancelTouches(touches)
  }

  static let frame = 1.0 / 60
}
