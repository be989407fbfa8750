import SceneValues

/// A set of edges of a rectangle. The leading and trailing edges depend on the layout direction.
public struct DirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8
  /// Creates a set of edges from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = DirectionalRectEdge(rawValue: 1)
  /// The leading edge.
  public static let leading = DirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = DirectionalRectEdge(rawValue: 4)
  /// The trailing edge.
  public static let trailing = DirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: DirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// The position of a badge relative to an item, specified by edges and an offset. If no edge is specified for an axis,
/// the badge is centered on that axis.
public struct CollectionLayoutAnchor: Hashable, Sendable {
  /// The edges with which the badge is aligned. If the set is empty, the badge is centered.
  public let edges: DirectionalRectEdge
  /// The offset from the aligned position, in points or as a fraction of the badge's size.
  public let offset: Point
  /// Whether `offset` is a fraction of the badge's size rather than in points.
  public let isFractionalOffset: Bool

  /// Creates an anchor with an offset in points.
  public init(edges: DirectionalRectEdge, absoluteOffset: Point = .zero) {
    (self.edges, offset, isFractionalOffset) = (edges, absoluteOffset, false)
  }

  /// Creates an anchor with an offset that is a fraction of the badge's size. With an offset of (0.5, -0.5), a badge at
  /// the top trailing corner is centered on that corner.
  public init(edges: DirectionalRectEdge, fractionalOffset: Point) {
    (self.edges, offset, isFractionalOffset) = (edges, fractionalOffset, true)
  }

  private func shift(of size: Size) -> Point {
    isFractionalOffset ? Point(x: offset.x * size.width, y: offset.y * size.height) : offset
  }

  private func point(of rect: Rect) -> Point {
    Point(
      x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
  }

  /// Returns the frame of a badge that is attached to an item's rectangle. `own` is the anchor within the badge. If it is
  /// nil, corresponding edges of the badge and the item are aligned.
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
