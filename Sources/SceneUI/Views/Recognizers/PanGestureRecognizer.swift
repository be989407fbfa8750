import SceneRuntime
import SceneValues

/// A recognizer for drags. The gesture begins after a movement of 10 points and ends when all fingers are lifted.
open class PanGestureRecognizer: GestureRecognizer {
  /// The minimum number of fingers, at least 1. The default is 1.
  @Bounded(.positiveCounts) public var minimumNumberOfTouches = 1
  /// The maximum number of fingers. The default is no limit. If more fingers touch the screen before the gesture begins,
  /// the recognizer fails. After it has begun, additional fingers are ignored.
  @Bounded(1 ... .infinity) public var maximumNumberOfTouches = Int.max
  private var moved = Point.zero
  private var (x, y) = (VelocityTracker(), VelocityTracker())
  private var path = Point.zero

  /// The distance, in points, that the fingers must move before the gesture begins.
  private static let hysteresis = 10.0

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      PanGestureRecognizer.self, element: "panGestureRecognizer", "Recognizes dragging."
    ) {
      $0.property(
        "minimumNumberOfTouches", default: 1, in: .positiveCounts, get: \.minimumNumberOfTouches,
        set: { $0.minimumNumberOfTouches = $1 })
      $0.property(
        "maximumNumberOfTouches", in: 1 ... .infinity, "The maximum number of touches. Default: no limit.",
        get: \.maximumNumberOfTouches,
        set: { $0.maximumNumberOfTouches = $1 })
    }
  }

  /// Returns the translation since the touches began or since `setTranslation(_:in:)` was last called. The result is in
  /// the coordinates of a view, or in window coordinates if `view` is nil.
  open func translation(in view: View?) -> Point { converted(moved, to: view) }

  /// Sets the translation and resets the velocity. To obtain only the movement since the previous notification, set the
  /// translation to zero each time.
  ///
  /// - Parameters:
  ///   - translation: The new translation, in points.
  ///   - view: The view that defines the coordinates, or nil for the window.
  open func setTranslation(_ translation: Point, in view: View?) {
    let origin = view?.convert(Point.zero, to: nil) ?? .zero
    let end = view?.convert(translation, to: nil) ?? translation
    moved = Point(x: end.x - origin.x, y: end.y - origin.y)
    resetVelocity()
  }

  /// Returns the velocity, in points per second, in a view's coordinates, or in window coordinates if `view` is nil.
  open func velocity(in view: View?) -> Point {
    guard let now = self.view?.contextIfAny?.clock.now else { return .zero }
    return converted(Point(x: x.velocity(at: now), y: y.velocity(at: now)), to: view)
  }

  private func converted(_ way: Point, to view: View?) -> Point {
    guard let view else { return way }
    let (start, end) = (view.convert(Point.zero, from: nil), view.convert(way, from: nil))
    return Point(x: end.x - start.x, y: end.y - start.y)
  }

  private func resetVelocity() {
    x.reset()
    y.reset()
    note()
  }

  private func note() {
    guard let now = view?.contextIfAny?.clock.now else { return }
    x.add(path.x, at: now)
    y.add(path.y, at: now)
  }

  override open func touchesBegan(_ touches: [Touch], with event: Event) {
    guard self.touches.count <= maximumNumberOfTouches else {
      if hasBegun { touches.forEach(ignore) } else { state = .failed }
      return
    }
    if !hasBegun { note() }
  }

  override open func touchesMoved(_ touches: [Touch], with event: Event) {
    guard self.touches.count >= minimumNumberOfTouches else { return }
    // Unlike the mean position, the mean movement of the touches does not jump when a touch begins or ends.
    for touch in touches {
      let dx = (touch.windowLocation.x - touch.previousWindowLocation.x) / Double(self.touches.count)
      let dy = (touch.windowLocation.y - touch.previousWindowLocation.y) / Double(self.touches.count)
      moved = Point(x: moved.x + dx, y: moved.y + dy)
      path = Point(x: path.x + dx, y: path.y + dy)
    }
    note()
    if hasBegun {
      state = .changed
    } else if path.distance(to: .zero) >= Self.hysteresis {
      state = mayBegin(after: path) ? .began : .failed
    }
  }

  override open func touchesEnded(_ touches: [Touch], with event: Event) {
    guard touches.count == self.touches.count else { return }
    state = hasBegun ? .ended : .failed
  }

  override open func reset() {
    (moved, path) = (.zero, .zero)
    x.reset()
    y.reset()
  }

  /// Returns whether the gesture is allowed to begin after the given initial movement, in window coordinates.
  func mayBegin(after path: Point) -> Bool { true }
}
