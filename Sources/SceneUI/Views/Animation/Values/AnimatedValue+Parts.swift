import ScenePlatform
import SceneValues

extension AnimatedValue {
  func part(_ part: LayerKeyPart) -> AnimatedValue? {
    switch (self, part) {
    case (.point(let point), .x): .number(point.x)
    case (.point(let point), .y): .number(point.y)
    case (.size(let size), .width), (.size(let size), .x): .number(size.width)
    case (.size(let size), .height), (.size(let size), .y): .number(size.height)
    case (.rect(let rect), .origin): .point(rect.origin)
    case (.rect(let rect), .size): .size(rect.size)
    case (.rect(let rect), .originX), (.rect(let rect), .x): .number(rect.origin.x)
    case (.rect(let rect), .originY), (.rect(let rect), .y): .number(rect.origin.y)
    case (.rect(let rect), .sizeWidth), (.rect(let rect), .width): .number(rect.size.width)
    case (.rect(let rect), .sizeHeight), (.rect(let rect), .height): .number(rect.size.height)
    case (.transform(let transform), _): transform.part(part)
    default: nil
    }
  }

  func settingPart(_ part: LayerKeyPart, to value: AnimatedValue) -> AnimatedValue {
    switch (self, part, value) {
    case (.point(let point), .x, .number(let x)): return .point(Point(x: x, y: point.y))
    case (.point(let point), .y, .number(let y)): return .point(Point(x: point.x, y: y))
    case (.size(let size), .width, .number(let width)), (.size(let size), .x, .number(let width)):
      return .size(Size(width: width, height: size.height))
    case (.size(let size), .height, .number(let height)), (.size(let size), .y, .number(let height)):
      return .size(Size(width: size.width, height: height))
    case (.rect(var rect), _, _):
      switch (part, value) {
      case (.origin, .point(let origin)): rect.origin = origin
      case (.size, .size(let size)): rect.size = size
      case (.originX, .number(let x)), (.x, .number(let x)): rect.origin.x = x
      case (.originY, .number(let y)), (.y, .number(let y)): rect.origin.y = y
      case (.sizeWidth, .number(let width)), (.width, .number(let width)): rect.size.width = width
      case (.sizeHeight, .number(let height)), (.height, .number(let height)): rect.size.height = height
      default: break
      }
      return .rect(rect)
    case (.transform(let transform), _, _): return .transform(transform.settingPart(part, to: value))
    default: return self
    }
  }
}

extension Transform3D {
  fileprivate func part(_ part: LayerKeyPart) -> AnimatedValue? {
    switch part {
    case .rotation, .rotationZ: .number(atan2(rows.0.y, rows.0.x))
    case .rotationX: .number(atan2(rows.1.z, rows.1.y))
    case .rotationY: .number(atan2(-rows.0.z, rows.0.x))
    case .scale: .number((length(rows.0) + length(rows.1) + length(rows.2)) / 3)
    case .scaleX: .number(length(rows.0))
    case .scaleY: .number(length(rows.1))
    case .scaleZ: .number(length(rows.2))
    case .translation: .size(Size(width: rows.3.x, height: rows.3.y))
    case .translationX: .number(rows.3.x)
    case .translationY: .number(rows.3.y)
    case .translationZ: .number(rows.3.z)
    default: nil
    }
  }

  private func length(_ row: SIMD4<Double>) -> Double {
    (row.x * row.x + row.y * row.y + row.z * row.z).squareRoot()
  }

  fileprivate func settingPart(_ part: LayerKeyPart, to value: AnimatedValue) -> Transform3D {
    var result = self
    switch (part, value) {
    case (.translation, .size(let size)):
      result.rows.3.x = size.width
      result.rows.3.y = size.height
    case (.translation, .point(let point)):
      result.rows.3.x = point.x
      result.rows.3.y = point.y
    case (.translationX, .number(let x)): result.rows.3.x = x
    case (.translationY, .number(let y)): result.rows.3.y = y
    case (.translationZ, .number(let z)): result.rows.3.z = z
    case (.scale, .number(let scale)):
      result.rows.0 = scaled(rows.0, to: scale, else: SIMD4(1, 0, 0, 0))
      result.rows.1 = scaled(rows.1, to: scale, else: SIMD4(0, 1, 0, 0))
      result.rows.2 = scaled(rows.2, to: scale, else: SIMD4(0, 0, 1, 0))
    case (.scaleX, .number(let scale)): result.rows.0 = scaled(rows.0, to: scale, else: SIMD4(1, 0, 0, 0))
    case (.scaleY, .number(let scale)): result.rows.1 = scaled(rows.1, to: scale, else: SIMD4(0, 1, 0, 0))
    case (.scaleZ, .number(let scale)): result.rows.2 = scaled(rows.2, to: scale, else: SIMD4(0, 0, 1, 0))
    case (.rotation, .number(let angle)), (.rotationZ, .number(let angle)):
      return turned(to: angle, by: .rotationZ, about: SIMD3(0, 0, 1))
    case (.rotationX, .number(let angle)): return turned(to: angle, by: .rotationX, about: SIMD3(1, 0, 0))
    case (.rotationY, .number(let angle)): return turned(to: angle, by: .rotationY, about: SIMD3(0, 1, 0))
    default: break
    }
    return result
  }

  private func scaled(_ row: SIMD4<Double>, to scale: Double, else unit: SIMD4<Double>) -> SIMD4<Double> {
    let length = length(row)
    // A row of length 0 has no direction, so the unit vector is used.
    return length > 1e-9 ? row * (scale / length) : unit * scale
  }

  private func turned(to angle: Double, by part: LayerKeyPart, about axis: SIMD3<Double>) -> Transform3D {
    guard case .number(let current)? = self.part(part) else { return self }
    var turned = self
    turned.rows.3 = SIMD4(0, 0, 0, rows.3.w)
    let rotation = Transform3D.rotation(angle - current, x: axis.x, y: axis.y, z: axis.z)
    turned = turned.concatenating(rotation)
    turned.rows.3 = rows.3
    return turned
  }
}
