import SceneValues

/// A projection from a plane in space onto the picture. With perspective, distant parts appear smaller.
public struct Projection: Hashable, Sendable {
  // x' = (a·x + c·y + tx) / w, y' = (b·x + d·y + ty) / w, w = p·x + q·y + r
  private var affine: AffineTransform
  private var p: Double
  private var q: Double
  private var r: Double
  private var space: Transform3D

  /// Creates the projection of a plane that is transformed in space.
  public init(_ transform: Transform3D) {
    space = transform
    affine = transform.affine
    p = transform.rows.0.w
    q = transform.rows.1.w
    r = transform.rows.3.w
  }

  /// Creates the projection of a plane that is transformed in space about a point. The point stays fixed.
  public init(_ transform: Transform3D, about point: Point) {
    self.init(
      Transform3D.translation(x: -point.x, y: -point.y).concatenating(transform)
        .concatenating(.translation(x: point.x, y: point.y)))
  }

  /// Creates a projection that moves a rectangle's anchor to a position and applies `transform` around that position.
  public init(placing bounds: Rect, anchor: Point, at position: Point, transform: Transform3D) {
    self.init(
      Transform3D.translation(
        x: -bounds.minX - bounds.width * anchor.x, y: -bounds.minY - bounds.height * anchor.y
      )
      .concatenating(transform).concatenating(.translation(x: position.x, y: position.y)))
  }

  /// The projection that leaves all points unchanged.
  public static let identity = Projection(.identity)

  /// Whether the projection has no perspective.
  public var isAffine: Bool { p == 0 && q == 0 && r == 1 }

  /// The affine part of the projection. Without perspective, this is the whole projection.
  public var transform: AffineTransform { affine }

  /// Returns a projection that applies this projection first and then another one.
  public func concatenating(_ next: Projection) -> Projection {
    Projection(space.concatenating(next.space))
  }

  /// Returns the projection of a point. Points behind the viewer are projected to a point that is far away.
  public func apply(to point: Point) -> Point {
    let moved = affine.apply(to: point)
    if isAffine { return moved }
    let w = max(p * point.x + q * point.y + r, 1e-3)
    return Point(x: moved.x / w, y: moved.y / w)
  }

  /// Returns the bounding rectangle of a projected rectangle.
  public func boundingRect(of rect: Rect) -> Rect {
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
    ].map(apply)
    let left = corners.map(\.x).min()!
    let top = corners.map(\.y).min()!
    return Rect(
      x: left, y: top, width: corners.map(\.x).max()! - left, height: corners.map(\.y).max()! - top)
  }

  /// Returns the inverse projection, or nil if the plane is seen edge-on.
  public func inverted() -> Projection? {
    let flat = Transform3D(
      SIMD4(affine.a, affine.b, 0, p), SIMD4(affine.c, affine.d, 0, q), SIMD4(0, 0, 1, 0),
      SIMD4(affine.tx, affine.ty, 0, r))
    return flat.inverted().map { Projection($0) }
  }

  /// Returns whether the back of a rectangle is visible.
  public func showsBack(of rect: Rect) -> Bool {
    let (one, two, three) = (
      apply(to: Point(x: rect.minX, y: rect.minY)), apply(to: Point(x: rect.maxX, y: rect.minY)),
      apply(to: Point(x: rect.minX, y: rect.maxY))
    )
    return (two.x - one.x) * (three.y - one.y) - (two.y - one.y) * (three.x - one.x) < 0
  }

  func transform(near point: Point) -> AffineTransform {
    if isAffine { return affine }
    let here = apply(to: point)
    let right = apply(to: Point(x: point.x + 0.5, y: point.y))
    let left = apply(to: Point(x: point.x - 0.5, y: point.y))
    let below = apply(to: Point(x: point.x, y: point.y + 0.5))
    let above = apply(to: Point(x: point.x, y: point.y - 0.5))
    let (a, b, c, d) = (right.x - left.x, right.y - left.y, below.x - above.x, below.y - above.y)
    return AffineTransform(
      a: a, b: b, c: c, d: d, tx: here.x - a * point.x - c * point.y, ty: here.y - b * point.x - d * point.y)
  }
}
