import SceneRuntime
import SceneServices
import SceneValues

/// Recognizes fingers that wipe quickly across: fifty points within half a second. Ends then; sends once.
///
/// Where it is, is where the wipe began: `location(in:)` tells what the fingers came down on, wherever they have gone.
open class SwipeGestureRecognizer: GestureRecognizer {
  /// Directions in which fingers wipe: a wipe counts for the one that it mostly goes in.
  public struct Direction: SceneOptionSet, Hashable {
    /// A bit for each direction.
    public let rawValue: UInt8
    /// The directions that some bits stand for: 1 right, 2 left, 4 up, 8 down.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)

    /// The directions, as scenes name them.
    public static let members: [(name: String, member: Direction)] = [
      ("right", .right), ("left", .left), ("up", .up), ("down", .down),
    ]

    /// The direction that a way mostly goes in.
    fileprivate init(of way: Point) {
      self = abs(way.x) >= abs(way.y) ? (way.x > 0 ? .right : .left) : (way.y > 0 ? .down : .up)
    }
  }

  /// Those that count. Which of several it was, the recognizer does not tell.
  public var direction: Direction = .right
  /// How many fingers wipe together; at least 1, which is the default.
  @Bounded(.positiveCounts) public var numberOfTouchesRequired = 1
  /// Where the fingers were when the last of them came down, in the window's coordinates; kept until others come down.
  private var starts: [Point] = []
  private var isWiping = false
  private var timer: Timer?

  /// In seconds.
  private static let patience = 0.5
  /// In points: how far fingers go.
  private static let reach = 50.0
  /// In points: when it is clear where they are going.
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
    timer = Timer(interval: Self.patience, on: clock) { [weak self] _ in self?.state = .failed }
  }

  override open func touchesMoved(_ touches: [Touch], with event: Event) {
    // Fingers that wait for the others to come down have not started.
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

  /// Where the wipe began: the middle of the places in which the fingers were when all had come down.
  ///
  /// Until then, the middle of the fingers that are down. When all are up, it stays until others come down.
  ///
  /// - Parameter view: whose coordinates are wanted; the window's for nil.
  /// - Returns: a point in those coordinates.
  override open func location(in view: View?) -> Point {
    guard !starts.isEmpty else { return super.location(in: view) }
    let count = Double(starts.count)
    let middle = Point(x: starts.map(\.x).reduce(0, +) / count, y: starts.map(\.y).reduce(0, +) / count)
    return place(middle, in: view)
  }

  /// Where one of the fingers was when all had come down; until then, where it is.
  ///
  /// - Parameters:
  ///   - index: from 0, and less than `numberOfTouches`: any other is a mistake of the program's, which stops.
  ///   - view: whose coordinates are wanted; the window's for nil.
  /// - Returns: a point in those coordinates.
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
