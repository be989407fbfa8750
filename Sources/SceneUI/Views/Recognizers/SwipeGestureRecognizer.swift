import SceneRuntime
import SceneServices
import SceneValues

/// A recognizer for a quick swipe of at least 50 points within half a second.
///
/// `location(in:)` returns the start of the swipe.
open class SwipeGestureRecognizer: GestureRecognizer {
  /// A set of swipe directions. A swipe matches if its dominant direction is in the set.
  public struct Direction: SceneOptionSet, Hashable {
    /// The directions as a bit mask.
    public let rawValue: UInt8
    /// Creates a set from a bit mask: 1 is right, 2 is left, 4 is up, and 8 is down.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A swipe to the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// A swipe to the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// A swipe upward.
    public static let up = Direction(rawValue: 1 << 2)
    /// A swipe downward.
    public static let down = Direction(rawValue: 1 << 3)

    /// The individual directions and their names in scenes.
    public static let members: [(name: String, member: Direction)] = [
      ("right", .right), ("left", .left), ("up", .up), ("down", .down),
    ]

    fileprivate init(of way: Point) {
      self = abs(way.x) >= abs(way.y) ? (way.x > 0 ? .right : .left) : (way.y > 0 ? .down : .up)
    }
  }

  /// The accepted directions. The default is right. If there are several, the actual direction is not reported.
  public var direction: Direction = .right
  /// The number of fingers, at least 1. The default is 1.
  @Bounded(.positiveCounts) public var numberOfTouchesRequired = 1
  /// The locations of the touches, in window coordinates, at the time the last finger touched the screen.
  private var starts: [Point] = []
  private var isWiping = false
  private var timer: Timer?

  /// The maximum duration of a swipe, in seconds.
  private static let timeLimit = 0.5
  /// The minimum length of a swipe, in points.
  private static let reach = 50.0
  /// The distance, in points, after which the direction of the swipe is determined.
  private static let hysteresis = 20.0

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      SwipeGestureRecognizer.self, element: "swipeGestureRecognizer",
      "Recognizes swipes."
    ) {
      $0.property(
        "direction", default: .right, "The directions of the swipe.", get: \.direction,
        set: { $0.direction = $1 })
      $0.property(
        "numberOfTouchesRequired", default: 1, in: .positiveCounts, get: \.numberOfTouchesRequired,
        set: { $0.numberOfTouchesRequired = $1 })
    }
  }

  override open func touchesBegan(_ touches: [Touch], with event: Event) {
    guard self.touches.count <= numberOfTouchesRequired else { return state = .failed }
    isWiping = self.touches.count == numberOfTouchesRequired
    starts = isWiping ? self.touches.map { $0.location(in: nil) } : []
    guard timer == nil, let clock = view?.contextIfAny?.clock else { return }
    timer = Timer(interval: Self.timeLimit, on: clock) { [weak self] _ in self?.state = .failed }
  }

  override open func touchesMoved(_ touches: [Touch], with event: Event) {
    guard isWiping else { return }
    let (start, end) = (location(in: nil), super.location(in: nil))
    let way = Point(x: end.x - start.x, y: end.y - start.y)
    let distance = max(abs(way.x), abs(way.y))
    guard distance >= Self.hysteresis else { return }
    if !direction.contains(Direction(of: way)) {
      state = .failed
    } else if distance >= Self.reach {
      timer?.invalidate()
      state = .ended
    }
  }

  override open func touchesEnded(_ touches: [Touch], with event: Event) { state = .failed }

  override open func reset() {
    timer?.invalidate()
    timer = nil
    isWiping = false
  }

  /// Returns the start of the swipe: the center of the touches when the last finger touched the screen.
  ///
  /// Until then, the result is the center of the current touches. The start remains available after the fingers are
  /// lifted, until new touches begin.
  ///
  /// - Parameter view: The view that defines the coordinates, or nil for the window.
  /// - Returns: The location in those coordinates.
  override open func location(in view: View?) -> Point {
    guard !starts.isEmpty else { return super.location(in: view) }
    let count = Double(starts.count)
    let middle = Point(x: starts.map(\.x).reduce(0, +) / count, y: starts.map(\.y).reduce(0, +) / count)
    return place(middle, in: view)
  }

  /// Returns the location of a touch when the last finger touched the screen, or the touch's current location until then.
  ///
  /// - Parameters:
  ///   - index: The index of the touch, which must be at least 0 and less than `numberOfTouches`. Any other value is a
  ///     programming error and terminates the app.
  ///   - view: The view that defines the coordinates, or nil for the window.
  /// - Returns: The location in those coordinates.
  override open func location(ofTouch index: Int, in view: View?) -> Point {
    guard touches.indices.contains(index), starts.indices.contains(index) else {
      return super.location(ofTouch: index, in: view)
    }
    return place(starts[index], in: view)
  }

  private func place(_ point: Point, in view: View?) -> Point {
    guard let view, let window = self.view?.window else { return point }
    return view.convert(point, from: window)
  }

  override func didFail() { timer?.invalidate() }

  deinit { timer?.invalidate() }
}
