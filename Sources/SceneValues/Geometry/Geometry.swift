/// A location with coordinates in points. The y axis points down.
public struct Point: Hashable, Sendable {
  /// The horizontal coordinate, which increases to the right.
  public var x: Double
  /// The vertical coordinate, which increases downward.
  public var y: Double

  /// Creates a point. Omitted coordinates are 0.
  @inlinable public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The origin of the coordinate system.
  @inlinable public static var zero: Point { Point() }

  /// Returns the distance to another point, in points.
  public func distance(to other: Point) -> Double {
    let dx = other.x - x
    let dy = other.y - y
    return (dx * dx + dy * dy).squareRoot()
  }
}

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The width, which can be negative.
  public var width: Double
  /// The height, which can be negative.
  public var height: Double

  /// Creates a size. Omitted values are 0.
  @inlinable public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// A size of 0 by 0.
  @inlinable public static var zero: Size { Size() }
}

/// A rectangle with an origin and a size. Derived values such as `minX` and `maxX` account for a negative size.
public struct Rect: Hashable, Sendable {
  /// The corner from which the size extends: the top left corner, unless the width or height is negative.
  public var origin: Point
  /// The size, which can be negative.
  public var size: Size

  /// Creates a rectangle with an origin and a size, either of which can have negative values.
  @inlinable public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle with the given origin coordinates, width, and height.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// An empty rectangle at the origin.
  @inlinable public static var zero: Rect { Rect(origin: .zero, size: .zero) }

  /// The x coordinate of the left edge.
  public var minX: Double { min(origin.x, origin.x + size.width) }
  /// The y coordinate of the top edge.
  public var minY: Double { min(origin.y, origin.y + size.height) }
  /// The x coordinate of the right edge.
  public var maxX: Double { max(origin.x, origin.x + size.width) }
  /// The y coordinate of the bottom edge.
  public var maxY: Double { max(origin.y, origin.y + size.height) }
  /// The x coordinate of the center.
  public var midX: Double { origin.x + size.width / 2 }
  /// The y coordinate of the center.
  public var midY: Double { origin.y + size.height / 2 }
  /// The absolute width, which is never negative.
  public var width: Double { abs(size.width) }
  /// The absolute height, which is never negative.
  public var height: Double { abs(size.height) }
  /// The center of the rectangle.
  public var center: Point { Point(x: midX, y: midY) }
  /// Whether the width or the height is 0.
  public var isEmpty: Bool { width == 0 || height == 0 }

  /// Returns whether a point is inside the rectangle. Points on the right and bottom edges are not inside.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns whether another rectangle, which can be empty, is entirely inside this one. The edges can coincide.
  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Returns the rectangle with its edges moved inward, or outward if a distance is negative. If opposite edges would
  /// cross, both edges move to the middle and the extent becomes 0.
  public func insetBy(dx: Double, dy: Double) -> Rect {
    inset(by: EdgeInsets(top: dy, left: dx, bottom: dy, right: dx))
  }

  /// Returns the rectangle moved right by `dx` and down by `dy`.
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: origin.x + dx, y: origin.y + dy, width: size.width, height: size.height)
  }

  /// Returns whether the rectangle overlaps another one. Rectangles that merely touch do not overlap.
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Returns the smallest rectangle that contains both this rectangle and another one, even if they are empty.
  public func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Returns the area that this rectangle shares with another one, or nil if they do not overlap.
  public func intersection(_ other: Rect) -> Rect? {
    guard intersects(other) else { return nil }
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }
}

/// The insets from the four edges, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The inset from the top edge.
  public var top: Double
  /// The inset from the left edge.
  public var left: Double
  /// The inset from the bottom edge.
  public var bottom: Double
  /// The inset from the right edge.
  public var right: Double

  /// Creates insets. Omitted insets are 0.
  @inlinable public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets that are all 0.
  @inlinable public static var zero: EdgeInsets { EdgeInsets() }
}

extension Rect {
  /// Returns the rectangle with its edges moved inward. If opposite edges would cross, both edges move to the midpoint
  /// between their intended positions, clamped to the rectangle, and the extent becomes 0.
  public func inset(by insets: EdgeInsets) -> Rect {
    let across = Self.inset(minX, width, insets.left, insets.right)
    let along = Self.inset(minY, height, insets.top, insets.bottom)
    return Rect(x: across.start, y: along.start, width: across.length, height: along.length)
  }

  private static func inset(
    _ start: Double, _ length: Double, _ before: Double, _ after: Double
  ) -> (start: Double, length: Double) {
    let rest = length - before - after
    guard rest < 0 else { return (start + before, rest) }
    return (min(max(start, start + before + rest / 2), start + length), 0)
  }
}
