import SceneRuntime
import SceneValues

/// Recognizes fingers that are dragged. Begins when they have gone ten points, changes with every movement, ends when
/// all are up.
open class PanGestureRecognizer: GestureRecognizer {
  /// How many fingers have to be down before it begins; at least 1, which is the default.
  @Bounded(.positiveCounts) public var minimumNumberOfTouches = 1
  /// Another finger makes it fail before it has begun, and is ignored after.
  @Bounded(1 ... .infinity) public var maximumNumberOfTouches = Int.max
  /// In the window's coordinates.
  private var moved = Point.zero
  private var (x, y) = (VelocityTracker(), VelocityTracker())
  /// All that fingers have gone, whatever the translation was set to.
  private var path = Point.zero

  /// In points: how far fingers go before it begins.
  private static let hysteresis = 10.0

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      PanGestureRecognizer.self, element: "panGestureRecognizer", "Recognizes dragging."
    ) {
      $0.property(
        "minimumNumberOfTouches", default: 1, in: .positiveCounts, get: \.minimumNumberOfTouches,
        set: { $0.minimumNumberOfTouches = $1 })
      $0.property(
        "maximumNumberOfTouches", in: 1 ... .infinity, "Default: no limit.",
        get: \.maximumNumberOfTouches,
        set: { $0.maximumNumberOfTouches = $1 })
    }
  }

  // MARK: What it measures

  /// How far the fingers have gone since they came down, or since it was set, in a view's coordinates; in the window's
  /// for nil.
  open func translation(in view: View?) -> Point { converted(moved, to: view) }

  /// Goes on from another translation: from zero, to hear of each step by itself. The velocity begins anew.
  ///
  /// - Parameters:
  ///   - translation: how far the fingers are said to have gone, in points.
  ///   - view: whose coordinates they are; the window's for nil.
  open func setTranslation(_ translation: Point, in view: View?) {
    let origin = view?.convert(Point.zero, to: nil) ?? .zero
    let end = view?.convert(translation, to: nil) ?? translation
    moved = Point(x: end.x - origin.x, y: end.y - origin.y)
    resetVelocity()
  }

  /// How fast the fingers move, in points of a view's coordinates a second; of the window's for nil.
  open func velocity(in view: View?) -> Point {
    guard let now = self.view?.contextIfAny?.clock.now else { return .zero }
    return converted(Point(x: x.velocity(at: now), y: y.velocity(at: now)), to: view)
  }

  /// A way, not a place: the same wherever the view is.
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

  // MARK: Touches

  override open func touchesBegan(_ touches: [Touch], with event: Event) {
    guard self.touches.count <= maximumNumberOfTouches else {
      if hasBegun { touches.forEach(ignore) } else { state = .failed }
      return
    }
    if !hasBegun { note() }
  }

  override open func touchesMoved(_ touches: [Touch], with event: Event) {
    guard self.touches.count >= minimumNumberOfTouches else { return }
    // The middle of the fingers moves by the mean of their ways: so it does not jump when one comes or goes.
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

  /// Whether the first steps are those of the gesture.
  ///
  /// - Parameter path: in the window's coordinates.
  /// - Returns: false to fail; true by default.
  func mayBegin(after path: Point) -> Bool { true }
}
