import ScenePlatform

/// A 2-D transform: x' = a·x + c·y + tx, y' = b·x + d·y + ty. Positive angles rotate clockwise, because y points down.
public struct AffineTransform: Hashable, Sendable {
  /// The coefficient of the original x in the transformed x.
  public var a: Double
  /// The coefficient of the original x in the transformed y.
  public var b: Double
  /// The coefficient of the original y in the transformed x.
  public var c: Double
  /// The coefficient of the original y in the transformed y.
  public var d: Double
  /// The translation along x, in points.
  public var tx: Double
  /// The translation along y, in points. Positive values move content down.
  public var ty: Double

  /// Creates a transform from its coefficients, which are not validated.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The identity transform.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a translation by the given distances, in points.
  public init(translationX x: Double, y: Double) { self = .translation(x: x, y: y) }

  /// Creates a scaling about the origin. A negative factor mirrors the content along the corresponding axis.
  public init(scaleX x: Double, y: Double) { self = .scale(x: x, y: y) }

  /// Creates a rotation about the origin by an angle in radians. Positive angles rotate clockwise on screen.
  public init(rotationAngle angle: Double) { self = .rotation(angle) }

  /// Returns a translation by the given distances, in points.
  public static func translation(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Returns a scaling about the origin. A negative factor mirrors the content along the corresponding axis.
  public static func scale(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Returns a rotation about the origin by an angle in radians. Positive angles rotate clockwise on screen.
  public static func rotation(_ angle: Double) -> AffineTransform {
    let (sine, cosine) = (sin(angle), cos(angle))
    return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Returns a transform that moves and scales one rectangle so that it matches another. If the rectangle's extent
  /// along an axis is 0, the transform does not scale along that axis.
  public static func fitting(_ rect: Rect, into target: Rect) -> AffineTransform {
    let x = rect.width > 0 ? target.width / rect.width : 1
    let y = rect.height > 0 ? target.height / rect.height : 1
    return AffineTransform(
      a: x, b: 0, c: 0, d: y, tx: target.minX - rect.minX * x, ty: target.minY - rect.minY * y)
  }

  /// Whether the transform is the identity.
  public var isIdentity: Bool { self == .identity }
  /// The factor by which the transform scales areas. The value is negative if the transform mirrors the content, and 0
  /// if the transform cannot be inverted.
  public var determinant: Double { a * d - b * c }

  /// Returns a transform that applies this transform, followed by another one.
  public func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// Returns a transform that moves by the given distances, in points, and then applies this transform.
  public func translatedBy(x: Double, y: Double) -> AffineTransform {
    AffineTransform.translation(x: x, y: y).concatenating(self)
  }

  /// Returns a transform that scales about the origin and then applies this transform.
  public func scaledBy(x: Double, y: Double) -> AffineTransform {
    AffineTransform.scale(x: x, y: y).concatenating(self)
  }

  /// Returns a transform that rotates about the origin and then applies this transform.
  ///
  /// - Parameter angle: The angle in radians. Positive angles rotate clockwise on screen.
  /// - Returns: The combined transform.
  public func rotated(by angle: Double) -> AffineTransform {
    AffineTransform.rotation(angle).concatenating(self)
  }

  /// Returns the inverse transform, or nil if the determinant is 0.
  public func inverted() -> AffineTransform? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// Returns the transformed point.
  public func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Returns the bounding box of the transformed rectangle.
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

extension Point {
  /// Returns the transformed point.
  public func applying(_ transform: AffineTransform) -> Point { transform.apply(to: self) }
}

extension Rect {
  /// Returns the bounding box of the transformed rectangle.
  public func applying(_ transform: AffineTransform) -> Rect { transform.apply(to: self) }
}
