import SceneValues

/// A path of straight lines and curves, in points. The y-axis points down.
///
/// ```swift
/// var path = Path()
/// path.move(to: Point(x: 0, y: 10))
/// path.addLine(to: Point(x: 10, y: 10))
/// path.close()
/// ```
public struct Path: Hashable, Sendable {
  /// An element of a path. Each element begins where the previous element ends.
  public enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case quad(control: Point, end: Point)
    case cubic(control1: Point, control2: Point, end: Point)
    case close
  }

  /// The elements in drawing order.
  public private(set) var elements: [Element] = []
  /// The point at which the next line or curve starts, or nil if the path is empty.
  public private(set) var currentPoint: Point?
  private var start = Point.zero

  /// Creates an empty path.
  public init() {}

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a new subpath.
  public mutating func move(to point: Point) {
    elements.append(.move(point))
    currentPoint = point
    start = point
  }

  /// Adds a straight line. If the path is empty, the line both begins and ends at the given point.
  public mutating func addLine(to point: Point) {
    guard begin(at: point) else { return }
    elements.append(.line(point))
    currentPoint = point
  }

  /// Adds a quadratic curve with one control point.
  public mutating func addQuadCurve(to end: Point, control: Point) {
    begin(at: control)
    elements.append(.quad(control: control, end: end))
    currentPoint = end
  }

  /// Adds a cubic curve with two control points.
  public mutating func addCurve(to end: Point, control1: Point, control2: Point) {
    begin(at: control1)
    elements.append(.cubic(control1: control1, control2: control2, end: end))
    currentPoint = end
  }

  /// Closes the current subpath with a line to its start. The next element begins at that point.
  public mutating func close() {
    guard currentPoint != nil, elements.last != .close else { return }
    elements.append(.close)
    currentPoint = start
  }

  /// Adds all subpaths of another path. The next element begins at the current point of the other path.
  public mutating func append(_ other: Path) {
    guard !other.isEmpty else { return }
    elements += other.elements
    currentPoint = other.currentPoint
    start = other.start
  }

  /// Begins a subpath at a point if the path is empty. Returns whether the path already had a current point.
  @discardableResult
  private mutating func begin(at point: Point) -> Bool {
    if currentPoint != nil { return true }
    move(to: point)
    return false
  }
}

extension Path {
  /// Returns the path with all points transformed.
  public func applying(_ transform: AffineTransform) -> Path {
    if transform.isIdentity { return self }
    var path = self
    path.elements = elements.map { $0.applying(transform) }
    path.currentPoint = currentPoint.map { transform.apply(to: $0) }
    path.start = transform.apply(to: start)
    return path
  }

  /// Transforms all points of the path.
  public mutating func apply(_ transform: AffineTransform) { self = applying(transform) }
}

extension Path.Element {
  fileprivate func applying(_ transform: AffineTransform) -> Path.Element {
    switch self {
    case .move(let point): .move(transform.apply(to: point))
    case .line(let point): .line(transform.apply(to: point))
    case .quad(let control, let end):
      .quad(control: transform.apply(to: control), end: transform.apply(to: end))
    case .cubic(let control1, let control2, let end):
      .cubic(
        control1: transform.apply(to: control1), control2: transform.apply(to: control2),
        end: transform.apply(to: end))
    case .close: .close
    }
  }
}
