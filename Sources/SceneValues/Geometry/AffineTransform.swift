import ScenePlatform

/// A 2-D transform: x' = a·x + c·y + tx, y' = b·x + d·y + ty. Positive angles turn clockwise on screen,
/// because y points down.
public struct AffineTransform: Hashable, Sendable {
  /// How much of the old x goes into the new x.
  public var a: Double
  /// How much of the old x goes into the new y.
  public var b: Double
  /// How much of the old y goes into the new x.
  public var c: Double
  /// How much of the old y goes into the new y.
  public var d: Double
  /// The distance of the move along x, in points.
  public var tx: Double
  /// The distance of the move along y, in points; positive values move down.
  public var ty: Double

  /// A transform of these six numbers, which are taken as they are.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The transform that changes nothing.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A move by these distances, in points.
  public static func translation(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A scaling about the origin by a factor for each axis; a negative factor mirrors.
  public static func scale(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A rotation about the origin by an angle in radians, clockwise on screen.
  public static func rotation(_ angle: Double) -> AffineTransform {
    let (sine, cosine) = (sin(angle), cos(angle))
    return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Moves and scales one rectangle onto another; what has no width or height is only moved.
  public static func fitting(_ rect: Rect, into target: Rect) -> AffineTransform {
    let x = rect.width > 0 ? target.width / rect.width : 1
    let y = rect.height > 0 ? target.height / rect.height : 1
    return AffineTransform(
      a: x, b: 0, c: 0, d: y, tx: target.minX - rect.minX * x, ty: target.minY - rect.minY * y)
  }

  /// Whether the transform changes nothing.
  public var isIdentity: Bool { self == .identity }
  /// The factor by which areas grow; negative where the transform mirrors, 0 where it has no inverse.
  public var determinant: Double { a * d - b * c }

  /// This transform first, then the other.
  public func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The transform that undoes this one; nil where it squeezes the plane flat.
  public func inverted() -> AffineTransform? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// The place that the transform takes a point to.
  public func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The smallest upright rectangle around the transformed one.
  public func apply(to rect: Rect) -> Rect {
    let (one, two) = (
      apply(to: Point(x: rect.minX, y: rect.minY)), apply(to: Point(x: rect.maxX, y: rect.minY))
    )
    let (three, four) = (
      apply(to: Point(x: rect.minX, y: rect.maxY)), apply(to: Point(x: rect.maxX, y: rect.maxY))
    )
    let (left, top) = (min(one.x, two.x, three.x, four.x), min(one.y, two.y, three.y, four.y))
    return Rect(
      x: left, y: top, width: max(one.x, two.x, three.x, four.x) - left,
      height: max(one.y, two.y, three.y, four.y) - top)
  }
}
