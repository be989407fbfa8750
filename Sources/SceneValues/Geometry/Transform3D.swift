import ScenePlatform

/// A 3-D transform, which can rotate layers about any axis and apply perspective.
///
/// A point is a row vector (x, y, z, 1), which is multiplied by the matrix on its right. The x axis points right, the y
/// axis points down, and the z axis points toward the viewer.
///
/// ```swift
/// var turned = Transform3D.identity
/// turned.m34 = -1 / 500  // seen from 500 points away
/// layer.transform = Transform3D.rotation(.pi / 4, x: 0, y: 1, z: 0).concatenating(turned)
/// ```
public struct Transform3D: Hashable, Sendable {
  /// The rows of the matrix. The first two numbers of the first row are `m11` and `m12`.
  public var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  /// Creates a transform from the rows of its matrix.
  public init(
    _ first: SIMD4<Double>, _ second: SIMD4<Double>, _ third: SIMD4<Double>, _ fourth: SIMD4<Double>
  ) {
    rows = (first, second, third, fourth)
  }

  /// Creates a transform that applies a 2-D transform to x and y and leaves z unchanged.
  public init(_ affine: AffineTransform) {
    self.init(
      SIMD4(affine.a, affine.b, 0, 0), SIMD4(affine.c, affine.d, 0, 0), SIMD4(0, 0, 1, 0),
      SIMD4(affine.tx, affine.ty, 0, 1))
  }

  /// The identity transform.
  public static let identity = Transform3D(.identity)

  /// Returns a translation by the given distances, in points.
  public static func translation(x: Double = 0, y: Double = 0, z: Double = 0) -> Transform3D {
    var transform = identity
    transform.rows.3 = SIMD4(x, y, z, 1)
    return transform
  }

  /// Returns a scaling about the origin. A negative factor mirrors the content along the corresponding axis.
  public static func scale(x: Double = 1, y: Double = 1, z: Double = 1) -> Transform3D {
    Transform3D(SIMD4(x, 0, 0, 0), SIMD4(0, y, 0, 0), SIMD4(0, 0, z, 0), SIMD4(0, 0, 0, 1))
  }

  /// Returns a rotation by an angle in radians about an axis through the origin. The axis (0, 0, 0) results
  /// in the identity. About the z axis, positive angles rotate clockwise on screen.
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

  /// The perspective: -1 divided by the viewer's distance from the plane z = 0 in points, or 0 for no perspective.
  public var m34: Double {
    get { rows.2.w }
    set { rows.2.w = newValue }
  }

  /// Whether the transform is the identity.
  public var isIdentity: Bool { self == .identity }

  /// Whether the transform is affine for points in the plane z = 0.
  public var isAffine: Bool {
    rows.0.w == 0 && rows.1.w == 0 && rows.3.w == 1 && rows.0.z == 0 && rows.1.z == 0 && rows.3.z == 0
      && rows.2 == SIMD4(0, 0, 1, 0)
  }

  /// The 2-D transform for points in the plane z = 0, without perspective.
  public var affine: AffineTransform {
    AffineTransform(
      a: rows.0.x, b: rows.0.y, c: rows.1.x, d: rows.1.y, tx: rows.3.x, ty: rows.3.y)
  }

  /// Returns the transformed vector, not yet divided by `w`. A vector whose `w` is 0 represents a direction.
  public func apply(to vector: SIMD4<Double>) -> SIMD4<Double> {
    rows.0 * vector.x + rows.1 * vector.y + rows.2 * vector.z + rows.3 * vector.w
  }

  /// Returns a transform that applies this transform, followed by another one.
  public func concatenating(_ next: Transform3D) -> Transform3D {
    Transform3D(
      next.apply(to: rows.0), next.apply(to: rows.1), next.apply(to: rows.2), next.apply(to: rows.3))
  }

  /// Returns the inverse transform, or nil if the transform cannot be inverted.
  public func inverted() -> Transform3D? {
    // Gauss-Jordan elimination with partial pivoting.
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

  /// Returns whether all 16 numbers of two transforms are equal.
  public static func == (one: Transform3D, other: Transform3D) -> Bool { one.rows == other.rows }

  /// Hashes all 16 numbers.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rows.0)
    hasher.combine(rows.1)
    hasher.combine(rows.2)
    hasher.combine(rows.3)
  }
}
