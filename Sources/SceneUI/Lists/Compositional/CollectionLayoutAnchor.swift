import SceneValues

/// Edges of a rectangle, of which two depend on the direction of reading.
public struct DirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// A bit for each edge.
  public let rawValue: UInt8
  /// A set of the edges whose bits are set.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = DirectionalRectEdge(rawValue: 1)
  /// The edge at which one begins to read.
  public static let leading = DirectionalRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = DirectionalRectEdge(rawValue: 4)
  /// The edge at which one ends.
  public static let trailing = DirectionalRectEdge(rawValue: 8)
  /// All four.
  public static let all: DirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// The place of a badge at an item: the edges that it lies at, in the middle of the others, and how far from there.
public struct CollectionLayoutAnchor: Hashable, Sendable {
  /// The edges; the middle for none.
  public let edges: DirectionalRectEdge
  /// How far from there: in points, or in parts of the badge's size.
  public let offset: Point
  /// Whether the offset is in parts of the badge's size.
  public let isFractionalOffset: Bool

  /// A place at edges, and so many points from there.
  public init(edges: DirectionalRectEdge, absoluteOffset: Point = .zero) {
    (self.edges, offset, isFractionalOffset) = (edges, absoluteOffset, false)
  }

  /// A place at edges, and so many parts of the badge's size from there: 0.5 and -0.5 for a badge whose middle lies on the
  /// upper trailing corner.
  public init(edges: DirectionalRectEdge, fractionalOffset: Point) {
    (self.edges, offset, isFractionalOffset) = (edges, fractionalOffset, true)
  }

  private func shift(of size: Size) -> Point {
    isFractionalOffset ? Point(x: offset.x * size.width, y: offset.y * size.height) : offset
  }

  /// The point of a rectangle that the edges name.
  private func point(of rect: Rect) -> Point {
    Point(
      x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
  }

  /// Where something lies.
  ///
  /// - Parameters:
  ///   - size: of what lies there.
  ///   - rect: what it lies at.
  ///   - own: the point of it that lies there; nil for the one at the same edges.
  /// - Returns: its place.
  func place(_ size: Size, at rect: Rect, own: CollectionLayoutAnchor?) -> Rect {
    let (anchor, shift) = (point(of: rect), shift(of: size))
    let inside = Rect(origin: .zero, size: size)
    let ownPoint = (own ?? self).point(of: inside)
    let ownShift = own?.shift(of: size) ?? .zero
    return Rect(
      x: anchor.x + shift.x - ownPoint.x + ownShift.x, y: anchor.y + shift.y - ownPoint.y + ownShift.y,
      width: size.width, height: size.height)
  }
}
