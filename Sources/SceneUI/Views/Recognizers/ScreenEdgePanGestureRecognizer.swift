import SceneRuntime
import SceneValues

/// A recognizer for a one-finger drag that starts at an edge of the window.
open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
  /// A set of window edges.
  public struct Edges: SceneOptionSet, Hashable {
    /// The edges as a bit mask.
    public let rawValue: UInt8
    /// Creates a set from a bit mask: 1 is top, 2 is left, 4 is bottom, and 8 is right.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The top edge of the window.
    public static let top = Edges(rawValue: 1 << 0)
    /// The left edge of the window.
    public static let left = Edges(rawValue: 1 << 1)
    /// The bottom edge of the window.
    public static let bottom = Edges(rawValue: 1 << 2)
    /// The right edge of the window.
    public static let right = Edges(rawValue: 1 << 3)
    /// All four edges.
    public static let all: Edges = [.top, .left, .bottom, .right]

    /// The individual edges and their names in scenes.
    public static let members: [(name: String, member: Edges)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
  }

  /// The edges from which the gesture can start. The default is an empty set.
  public var edges: Edges = []
  private var startEdges: Edges = []

  /// The maximum distance between the initial touch and the edge, in points.
  private static let margin = 20.0

  public override init() {
    super.init()
    maximumNumberOfTouches = 1
  }

  /// Creates the recognizer from its element in a scene.
  ///
  /// The recognizer accepts only one finger, regardless of the element's `maximumNumberOfTouches`.
  ///
  /// - Throws: `LoadingError` if a nested object cannot be created.
  public required init(coder: Coder) throws {
    try super.init(coder: coder)
    maximumNumberOfTouches = 1
  }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      ScreenEdgePanGestureRecognizer.self, element: "screenEdgePanGestureRecognizer",
      "Recognizes dragging from an edge of the window."
    ) {
      $0.property(
        "edges", default: [], "The edges of the window.", get: \.edges, set: { $0.edges = $1 })
    }
  }

  override open func touchesBegan(_ touches: [Touch], with event: Event) {
    if !hasBegun, self.touches.count == 1, let window = view?.window {
      startEdges = edges.intersection(edges(near: touches[0].windowLocation, in: window.bounds))
      if startEdges.isEmpty { return state = .failed }
    }
    super.touchesBegan(touches, with: event)
  }

  private func edges(near point: Point, in bounds: Rect) -> Edges {
    var near: Edges = []
    if point.y <= bounds.minY + Self.margin { near.insert(.top) }
    if point.x <= bounds.minX + Self.margin { near.insert(.left) }
    if point.y >= bounds.maxY - Self.margin { near.insert(.bottom) }
    if point.x >= bounds.maxX - Self.margin { near.insert(.right) }
    return near
  }

  override func mayBegin(after path: Point) -> Bool {
    let inward: Edges =
      abs(path.x) >= abs(path.y) ? (path.x > 0 ? .left : .right) : (path.y > 0 ? .top : .bottom)
    return startEdges.contains(inward)
  }
}
