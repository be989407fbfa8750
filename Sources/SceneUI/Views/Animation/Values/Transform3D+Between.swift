import ScenePlatform
import SceneValues

extension Transform3D {
  /// Interpolates between two transforms. Translation, rotation, and scale are interpolated separately, so rotating
  /// content keeps its size. Rotations take the shorter direction.
  func between(_ end: Transform3D, at progress: Double) -> Transform3D {
    if isAffine, end.isAffine, let start = PlaneParts(affine), let end = PlaneParts(end.affine) {
      return Transform3D(start.between(end, at: progress).transform)
    }
    if let start = SpaceParts(self), let end = SpaceParts(end) {
      return start.between(end, at: progress).transform
    }
    // A degenerate transform cannot be decomposed, so its elements are interpolated directly.
    return Transform3D(
      rows.0 + (end.rows.0 - rows.0) * progress, rows.1 + (end.rows.1 - rows.1) * progress,
      rows.2 + (end.rows.2 - rows.2) * progress, rows.3 + (end.rows.3 - rows.3) * progress)
  }
}

/// The components of a 2D transform, which are applied in this order: shear and scale, rotation, and translation.
private struct PlaneParts {
  var scaleX: Double
  var scaleY: Double
  var shear: Double
  var angle: Double
  var tx: Double
  var ty: Double

  init?(_ transform: AffineTransform) {
    let determinant = transform.determinant
    guard abs(determinant) > 1e-12, determinant.isFinite else { return nil }
    scaleX = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let unit = (x: transform.a / scaleX, y: transform.b / scaleX)
    let along = unit.x * transform.c + unit.y * transform.d
    // For a reflection, the second axis is inverted.
    scaleY = determinant / scaleX
    shear = along / scaleY
    angle = atan2(unit.y, unit.x)
    tx = transform.tx
    ty = transform.ty
  }

  func between(_ end: PlaneParts, at progress: Double) -> PlaneParts {
    var (start, end) = (self, end)
    // A reflection across both axes is equivalent to a rotation by half a turn.
    if (start.scaleY < 0) != (end.scaleY < 0), abs(start.turn(to: end)) > .pi / 2 + 1e-9 {
      start.scaleX = -start.scaleX
      start.scaleY = -start.scaleY
      start.angle += start.angle < 0 ? .pi : -.pi
    }
    var parts = start
    parts.scaleX = start.scaleX.between(end.scaleX, at: progress)
    parts.scaleY = start.scaleY.between(end.scaleY, at: progress)
    parts.shear = start.shear.between(end.shear, at: progress)
    parts.angle = start.angle + start.turn(to: end) * progress
    parts.tx = start.tx.between(end.tx, at: progress)
    parts.ty = start.ty.between(end.ty, at: progress)
    return parts
  }

  private func turn(to end: PlaneParts) -> Double {
    var turn = end.angle - angle
    if turn > .pi + 1e-9 { turn -= 2 * .pi }
    if turn <= -.pi + 1e-9 { turn += 2 * .pi }
    return turn
  }

  var transform: AffineTransform {
    let (sine, cosine) = (sin(angle), cos(angle))
    return AffineTransform(
      a: scaleX * cosine, b: scaleX * sine, c: scaleY * (shear * cosine - sine),
      d: scaleY * (shear * sine + cosine), tx: tx, ty: ty)
  }
}

/// The components of a 3D transform, applied in this order: shear and scale, rotation, translation, and perspective.
private struct SpaceParts {
  var scale: SIMD3<Double>
  /// The shear factors for the xy, xz, and yz planes.
  var shear: SIMD3<Double>
  var rotation: Quaternion
  var translation: SIMD3<Double>
  var perspective: SIMD4<Double>

  init?(_ transform: Transform3D) {
    guard transform.rows.3.w != 0, transform.rows.3.w.isFinite else { return nil }
    let w = transform.rows.3.w
    let matrix = Transform3D(
      transform.rows.0 / w, transform.rows.1 / w, transform.rows.2 / w, transform.rows.3 / w)
    // The matrix without the last column, which contains the perspective.
    var plain = matrix
    plain.rows.0.w = 0
    plain.rows.1.w = 0
    plain.rows.2.w = 0
    plain.rows.3.w = 1
    guard let inverse = plain.inverted() else { return nil }
    // This solves plain · p = last column for the column p.
    let column = SIMD4(matrix.rows.0.w, matrix.rows.1.w, matrix.rows.2.w, matrix.rows.3.w)
    perspective = SIMD4(
      (inverse.rows.0 * column).sum(), (inverse.rows.1 * column).sum(), (inverse.rows.2 * column).sum(),
      (inverse.rows.3 * column).sum())
    translation = SIMD3(plain.rows.3.x, plain.rows.3.y, plain.rows.3.z)
    var x = SIMD3(plain.rows.0.x, plain.rows.0.y, plain.rows.0.z)
    var y = SIMD3(plain.rows.1.x, plain.rows.1.y, plain.rows.1.z)
    var z = SIMD3(plain.rows.2.x, plain.rows.2.y, plain.rows.2.z)
    scale = .zero
    shear = .zero
    scale.x = (x * x).sum().squareRoot()
    x /= scale.x
    shear.x = (x * y).sum()
    y -= x * shear.x
    scale.y = (y * y).sum().squareRoot()
    y /= scale.y
    shear.x /= scale.y
    shear.y = (x * z).sum()
    z -= x * shear.y
    shear.z = (y * z).sum()
    z -= y * shear.z
    scale.z = (z * z).sum().squareRoot()
    z /= scale.z
    shear.y /= scale.z
    shear.z /= scale.z
    let cross = SIMD3(y.y * z.z - y.z * z.y, y.z * z.x - y.x * z.z, y.x * z.y - y.y * z.x)
    if (x * cross).sum() < 0 {
      scale = -scale
      (x, y, z) = (-x, -y, -z)
    }
    rotation = Quaternion(x, y, z)
    guard scale.x.isFinite, scale.y.isFinite, scale.z.isFinite else { return nil }
  }

  func between(_ end: SpaceParts, at progress: Double) -> SpaceParts {
    var parts = self
    parts.scale += (end.scale - scale) * progress
    parts.shear += (end.shear - shear) * progress
    parts.translation += (end.translation - translation) * progress
    parts.perspective += (end.perspective - perspective) * progress
    parts.rotation = rotation.between(end.rotation, at: progress)
    return parts
  }

  var transform: Transform3D {
    let (rx, ry, rz) = rotation.rows
    let x = rx * scale.x
    let y = (ry + rx * shear.x) * scale.y
    let z = (rz + rx * shear.y + ry * shear.z) * scale.z
    var matrix = Transform3D(
      SIMD4(x, 0), SIMD4(y, 0), SIMD4(z, 0), SIMD4(translation, 1))
    matrix.rows.0.w = (matrix.rows.0 * perspective).sum()
    matrix.rows.1.w = (matrix.rows.1 * perspective).sum()
    matrix.rows.2.w = (matrix.rows.2 * perspective).sum()
    matrix.rows.3.w = (SIMD4(translation, 1) * perspective).sum()
    return matrix
  }
}

private struct Quaternion {
  var vector: SIMD4<Double>

  init(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
    func root(_ number: Double) -> Double { max(number, 0).squareRoot() / 2 }
    vector = SIMD4(
      root(1 + x.x - y.y - z.z), root(1 - x.x + y.y - z.z), root(1 - x.x - y.y + z.z),
      root(1 + x.x + y.y + z.z))
    // The largest component is not 0, so the signs of the other components are determined relative to it.
    switch vector.max() {
    case vector.w:
      if y.z < z.y { vector.x = -vector.x }
      if z.x < x.z { vector.y = -vector.y }
      if x.y < y.x { vector.z = -vector.z }
    case vector.x:
      if x.y + y.x < 0 { vector.y = -vector.y }
      if x.z + z.x < 0 { vector.z = -vector.z }
      if y.z < z.y { vector.w = -vector.w }
    case vector.y:
      if x.y + y.x < 0 { vector.x = -vector.x }
      if y.z + z.y < 0 { vector.z = -vector.z }
      if z.x < x.z { vector.w = -vector.w }
    default:
      if x.z + z.x < 0 { vector.x = -vector.x }
      if y.z + z.y < 0 { vector.y = -vector.y }
      if x.y < y.x { vector.w = -vector.w }
    }
  }

  private init(_ vector: SIMD4<Double>) { self.vector = vector }

  func between(_ end: Quaternion, at progress: Double) -> Quaternion {
    var target = end.vector
    var cosine = (vector * target).sum()
    if cosine < 0 {
      target = -target
      cosine = -cosine
    }
    guard cosine < 1 - 1e-12 else { return end }
    let angle = acos(min(cosine, 1))
    let mixed = vector * sin((1 - progress) * angle) + target * sin(progress * angle)
    return Quaternion(mixed / sin(angle))
  }

  var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
    let (x, y, z, w) = (vector.x, vector.y, vector.z, vector.w)
    return (
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
    )
  }
}
