/// A place in a coordinate system whose y axis points down, in points.
public struct Point: Hashable, Sendable {
  /// The distance from the origin to the right.
  public var x: Double
  /// The distance from the origin downward.
  public var y: Double

  /// A point at these coordinates; those that are left out are 0.
  @inlinable public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The origin of the coordinate system.
  @inlinable public static var zero: Point { Point() }

  /// The length of the straight line to another point, in points.
  public func distance(to other: Point) -> Double {
    let dx = other.x - x
    let dy = other.y - y
    return (dx * dx + dy * dy).squareRoot()
  }
}

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The extent along x; it may be negative.
  public var width: Double
  /// The extent along y; it may be negative.
  public var height: Double

  /// A size of this width and height; what is left out is 0.
  @inlinable public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// The size of nothing: 0 by 0.
  @inlinable public static var zero: Size { Size() }
}

/// An origin and a size. A rectangle of negative size is read as the same area with a positive one by
/// `minX`, `maxX` and the rest.
public struct Rect: Hashable, Sendable {
  /// The upper left corner, where the size is positive.
  public var origin: Point
  /// The extent from the origin; it may be negative.
  public var size: Size

  /// A rectangle that extends from a point by a size.
  @inlinable public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle of these four numbers.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The rectangle of no size at the origin.
  @inlinable public static var zero: Rect { Rect(origin: .zero, size: .zero) }

  /// The left edge.
  public var minX: Double { min(origin.x, origin.x + size.width) }
  /// The upper edge.
  public var minY: Double { min(origin.y, origin.y + size.height) }
  /// The right edge.
  public var maxX: Double { max(origin.x, origin.x + size.width) }
  /// The lower edge.
  public var maxY: Double { max(origin.y, origin.y + size.height) }
  /// The x of the center.
  public var midX: Double { origin.x + size.width / 2 }
  /// The y of the center.
  public var midY: Double { origin.y + size.height / 2 }
  /// The distance between the left and the right edge, which is never negative.
  public var width: Double { abs(size.width) }
  /// The distance between the upper and the lower edge, which is never negative.
  public var height: Double { abs(size.height) }
  /// The point halfway between all edges.
  public var center: Point { Point(x: midX, y: midY) }
  /// Whether the rectangle covers no area, because its width or its height is 0.
  public var isEmpty: Bool { width == 0 || height == 0 }

  /// Whether the point lies inside; the right and bottom edges do not belong to a rectangle.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether another rectangle lies inside, its edges included: every rectangle contains itself. An empty one counts with
  /// its place.
  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// A smaller rectangle, whose edges lie further inward by `dx` at the sides and `dy` above and below.
  ///
  /// Negative distances make it larger. Where a distance is more than half of the extent, the new extent is
  /// 0, in the middle.
  public func insetBy(dx: Double, dy: Double) -> Rect {
    inset(by: EdgeInsets(top: dy, left: dx, bottom: dy, right: dx))
  }

  /// The rectangle moved to the right by `dx` and down by `dy`.
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: origin.x + dx, y: origin.y + dy, width: size.width, height: size.height)
  }

  /// Whether two rectangles overlap; those that only touch at an edge do not.
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The smallest rectangle that holds both; an empty one counts with its place.
  public func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The area both share; nil where they do not meet.
  public func intersection(_ other: Rect) -> Rect? {
    guard intersects(other) else { return nil }
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }
}

/// Distances inward from the four edges, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance inward from the upper edge.
  public var top: Double
  /// The distance inward from the left edge.
  public var left: Double
  /// The distance inward from the lower edge.
  public var bottom: Double
  /// The distance inward from the right edge.
  public var right: Double

  /// Insets of these distances; those that are left out are 0.
  @inlinable public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets that move no edge.
  @inlinable public static var zero: EdgeInsets { EdgeInsets() }
}

extension Rect {
  /// The rectangle with its edges moved inward.
  ///
  /// Where two edges would pass each other, the new extent is 0, halfway between them and within the rectangle.
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
