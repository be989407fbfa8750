import ScenePlatform

/// A transform in space, which turns layers about any axis and shows what is further away smaller.
///
/// A point is a row (x, y, z, 1) that the matrix is multiplied with from the right; x points right, y down and z towards the
/// reader.
///
/// ```swift
/// var turned = Transform3D.identity
/// turned.m34 = -1 / 500  // seen from 500 points away
/// layer.transform = Transform3D.rotation(.pi / 4, x: 0, y: 1, z: 0).concatenating(turned)
/// ```
public struct Transform3D: Hashable, Sendable {
  /// The four rows of the matrix, each of four numbers: `m11` is the first of the first, `m12` the second.
  public var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  /// A transform by the rows of its matrix.
  public init(
    _ first: SIMD4<Double>, _ second: SIMD4<Double>, _ third: SIMD4<Double>, _ fourth: SIMD4<Double>
  ) {
    rows = (first, second, third, fourth)
  }

  /// The transform that does to x and y what a transform of the plane does, and leaves z.
  public init(_ affine: AffineTransform) {
    self.init(
      SIMD4(affine.a, affine.b, 0, 0), SIMD4(affine.c, affine.d, 0, 0), SIMD4(0, 0, 1, 0),
      SIMD4(affine.tx, affine.ty, 0, 1))
  }

  /// The transform that changes nothing.
  public static let identity = Transform3D(.identity)

  /// A move by these distances, in points.
  public static func translation(x: Double = 0, y: Double = 0, z: Double = 0) -> Transform3D {
    var transform = identity
    transform.rows.3 = SIMD4(x, y, z, 1)
    return transform
  }

  /// A scaling about the origin by a factor for each axis; a negative factor mirrors.
  public static func scale(x: Double = 1, y: Double = 1, z: Double = 1) -> Transform3D {
    Transform3D(SIMD4(x, 0, 0, 0), SIMD4(0, y, 0, 0), SIMD4(0, 0, z, 0), SIMD4(0, 0, 0, 1))
  }

  /// A rotation by an angle in radians about an axis through the origin; about no axis (0, 0, 0), none.
  ///
  /// About the z axis, positive angles turn clockwise on screen.
  public static func rotation(_ angle: Double, x: Double, y: Double, z: Double) -> Transform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return .identity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (s, c) = (sin(angle), cos(angle))
    let t = 1 - c
    return Transform3D(
      SIMD4(t * x * x + c, t * x * y + s * z, t * x * z - s * y, 0),
      SIMD4(t * x * y - s * z, t * y * y + c, t * y * z + s * x, 0),
      SIMD4(t * x * z + s * y, t * y * z - s * x, t * z * z + c, 0),
      SIMD4(0, 0, 0, 1))
  }

  /// How much what is further away is smaller: -1 divided by the eye's distance in points; 0 for none.
  public var m34: Double {
    get { rows.2.w }
    set { rows.2.w = newValue }
  }

  /// Whether the transform changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// Whether all that the transform does to what lies in the plane is a transform of the plane.
  public var isAffine: Bool {
    rows.0.w == 0 && rows.1.w == 0 && rows.3.w == 1 && rows.0.z == 0 && rows.1.z == 0 && rows.3.z == 0
      && rows.2 == SIMD4(0, 0, 1, 0)
  }

  /// What the transform does to x and y of what lies in the plane, seen from infinitely far away.
  public var affine: AffineTransform {
    AffineTransform(
      a: rows.0.x, b: rows.0.y, c: rows.1.x, d: rows.1.y, tx: rows.3.x, ty: rows.3.y)
  }

  /// A point, or a direction where `w` is 0, after the transform, before it is divided by `w`.
  public func apply(to vector: SIMD4<Double>) -> SIMD4<Double> {
    rows.0 * vector.x + rows.1 * vector.y + rows.2 * vector.z + rows.3 * vector.w
  }

  /// This transform first, then the other.
  public func concatenating(_ next: Transform3D) -> Transform3D {
    Transform3D(
      next.apply(to: rows.0), next.apply(to: rows.1), next.apply(to: rows.2), next.apply(to: rows.3))
  }

  /// The transform that undoes this one; nil where there is none.
  public func inverted() -> Transform3D? {
    // Gauss and Jordan, by the largest pivot.
    var left = [rows.0, rows.1, rows.2, rows.3]
    var right: [SIMD4<Double>] = [
      SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1),
    ]
    for column in 0..<4 {
      let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) }!
      guard abs(left[pivot][column]) > 1e-12, left[pivot][column].isFinite else { return nil }
      left.swapAt(pivot, column)
      right.swapAt(pivot, column)
      let factor = 1 / left[column][column]
      left[column] *= factor
      right[column] *= factor
      for row in 0..<4 where row != column {
        let multiple = left[row][column]
        left[row] -= left[column] * multiple
        right[row] -= right[column] * multiple
      }
    }
    return Transform3D(right[0], right[1], right[2], right[3])
  }

  /// Whether two transforms have the same sixteen numbers.
  public static func == (one: Transform3D, other: Transform3D) -> Bool { one.rows == other.rows }

  /// Feeds the sixteen numbers to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rows.0)
    hasher.combine(rows.1)
    hasher.combine(rows.2)
    hasher.combine(rows.3)
  }
}
