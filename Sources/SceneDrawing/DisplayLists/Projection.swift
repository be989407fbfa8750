import SceneValues

/// Where what lies in a plane in space is seen in the picture: with perspective, what is further away is smaller.
public struct Projection: Hashable, Sendable {
  // x' = (a·x + c·y + tx) / w, y' = (b·x + d·y + ty) / w, w = p·x + q·y + r
  private var affine: AffineTransform
  private var p: Double
  private var q: Double
  private var r: Double
  /// The same in space, for what comes after it.
  private var space: Transform3D

  /// What a transform in space does to the plane.
  public init(_ transform: Transform3D) {
    space = transform
    affine = transform.affine
    p = transform.rows.0.w
    q = transform.rows.1.w
    r = transform.rows.3.w
  }

  /// What a transform in space does to the plane, when what stands still is a point.
  public init(_ transform: Transform3D, about point: Point) {
    self.init(
      Transform3D.translation(x: -point.x, y: -point.y).concatenating(transform)
        .concatenating(.translation(x: point.x, y: point.y)))
  }

  /// Puts the anchor point of a rectangle at a point of the plane around it, and there turns and scales it.
  public init(placing bounds: Rect, anchor: Point, at position: Point, transform: Transform3D) {
    self.init(
      Transform3D.translation(
        x: -bounds.minX - bounds.width * anchor.x, y: -bounds.minY - bounds.height * anchor.y
      )
      .concatenating(transform).concatenating(.translation(x: position.x, y: position.y)))
  }

  /// The projection that changes nothing.
  public static let identity = Projection(.identity)

  /// Whether it shows nothing smaller for being further away.
  public var isAffine: Bool { p == 0 && q == 0 && r == 1 }

  /// The transform of the plane that it is; without perspective, where it has one.
  public var transform: AffineTransform { affine }

  /// This projection first, then the other.
  public func concatenating(_ next: Projection) -> Projection {
    Projection(space.concatenating(next.space))
  }

  /// Where a point is seen. What is behind the eye is seen far away.
  public func apply(to point: Point) -> Point {
    let moved = affine.apply(to: point)
    if isAffine { return moved }
    let w = max(p * point.x + q * point.y + r, 1e-3)
    return Point(x: moved.x / w, y: moved.y / w)
  }

  /// The smallest upright rectangle around what is seen of a rectangle.
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

  /// The projection that finds the point of the plane that is seen somewhere; nil where the plane is seen from the side.
  public func inverted() -> Projection? {
    // In the plane alone: the rows and columns of x, y and w.
    let flat = Transform3D(
      SIMD4(affine.a, affine.b, 0, p), SIMD4(affine.c, affine.d, 0, q), SIMD4(0, 0, 1, 0),
      SIMD4(affine.tx, affine.ty, 0, r))
    return flat.inverted().map { Projection($0) }
  }

  /// Whether its back is seen.
  public func showsBack(of rect: Rect) -> Bool {
    let (one, two, three) = (
      apply(to: Point(x: rect.minX, y: rect.minY)), apply(to: Point(x: rect.maxX, y: rect.minY)),
      apply(to: Point(x: rect.minX, y: rect.maxY))
    )
    return (two.x - one.x) * (three.y - one.y) - (two.y - one.y) * (three.x - one.x) < 0
  }

  /// What it does near a point, as a transform of the plane.
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
