import SceneDrawing
import ScenePlatform
import SceneValues

/// A move of pixels within a surface, which avoids redrawing content that has scrolled.
struct PictureScroll: Equatable {
  let area: DeviceRect
  /// The horizontal distance in pixels, positive to the right.
  let across: Int
  /// The vertical distance in pixels, positive downward.
  let down: Int

  /// The properties of enclosing layers that determine whether pixels can be moved.
  struct Surroundings {
    var clip: Rect
    /// The areas that rounded corners can clip, in points, in the picture's coordinate system.
    var corners: [Rect] = []
    /// The area filled with a single opaque color, in points in the picture's coordinates, or nil if there is none.
    var plain: Rect?

    func inside(of layer: PictureLayer, at place: AffineTransform) -> Surroundings? {
      guard layer.opacity >= 1, layer.effects == nil, place.isUpright else { return nil }
      var inside = self
      if layer.ground != nil {
        inside.plain = layer.contentAboveGround.isEmpty ? place.apply(to: layer.bounds) : nil
      } else if !layer.content.isEmpty {
        inside.plain = nil
      }
      guard layer.clipsToBounds else { return inside }
      guard let clip = place.apply(to: layer.bounds).intersection(clip) else { return nil }
      inside.clip = clip
      inside.corners += layer.corners.map { place.apply(to: $0) }
      return inside
    }

    func above(_ others: [PictureLayer], _ layer: PictureLayer, in transform: AffineTransform) -> Surroundings
    {
      guard let plain else { return self }
      func placed(_ layer: PictureLayer, _ rect: Rect) -> Rect {
        layer.transform.concatenating(transform).apply(to: rect)
      }
      let seen = layer.clipsToBounds ? placed(layer, layer.bounds) : plain
      let isClear = others.allSatisfy { other in
        guard other.opacity > 0, let drawn = other.drawnBounds else { return true }
        let part = placed(other, drawn).insetBy(dx: -1, dy: -1)
        return part.isFinite && part.intersection(seen) == nil
      }
      guard !isClear else { return self }
      var surroundings = self
      surroundings.plain = nil
      return surroundings
    }
  }

  /// Creates a scroll operation. Returns nil unless a layer's content moved by whole pixels within the same frame.
  init?(
    _ old: PictureLayer, _ new: PictureLayer, in transform: AffineTransform, _ surroundings: Surroundings,
    scale: Double
  ) {
    guard old.clipsToBounds, new.clipsToBounds, old.bounds.size == new.bounds.size,
      old.cornerRadius == new.cornerRadius, old.maskedCorners == new.maskedCorners,
      old.cornerCurve == new.cornerCurve, old.ground == new.ground
    else { return nil }
    let (before, after) = (old.transform.concatenating(transform), new.transform.concatenating(transform))
    guard let inside = surroundings.inside(of: new, at: after), old.opacity >= 1, old.effects == nil,
      before.isUpright, before.a == after.a, before.d == after.d,
      before.apply(to: old.bounds).isNear(after.apply(to: new.bounds)),
      new.ground != nil || surroundings.plain.map({ $0.union(inside.clip) == $0 }) == true,
      let area = DeviceRect(exactly: inside.clip, scale: scale),
      let across = Self.whole((after.tx - before.tx) * scale),
      let down = Self.whole((after.ty - before.ty) * scale),
      abs(across) < area.width, abs(down) < area.height
    else { return nil }
    (self.area, self.across, self.down) = (area, across, down)
  }

  /// Returns the nearest whole number, or nil if the difference is too large to be a rounding error.
  static func whole(_ value: Double) -> Int? {
    guard abs(value) < 1e6 else { return nil }
    let rounded = value.rounded()
    return abs(value - rounded) < 1e-6 ? Int(rounded) : nil
  }

  var goal: DeviceRect? {
    DeviceRect(area.x + across, area.y + down, area.width, area.height).intersection(area)
  }

  var exposed: [DeviceRect] {
    var parts: [DeviceRect] = []
    let (width, height) = (abs(across), abs(down))
    if height > 0 {
      parts.append(DeviceRect(area.x, down > 0 ? area.y : area.maxY - height, area.width, height))
    }
    if width > 0 {
      parts.append(DeviceRect(across > 0 ? area.x : area.maxX - width, area.y, width, area.height))
    }
    return parts
  }
}

extension PictureLayer {
  var ground: RGBA? {
    guard let first = content.commands.first, first.clip == nil, first.transform.isIdentity,
      case .fill(let path, _, let color) = first.content, color.alpha >= 1, path == Path(bounds)
    else { return nil }
    return color
  }

  var contentAboveGround: DisplayList {
    guard ground != nil else { return content }
    var list = content
    list.commands.removeFirst()
    return list
  }

  /// The parts of the bounds that rounded corners can clip, including the curves that continue along the sides.
  var corners: [Rect] {
    guard clipsToBounds, cornerRadius > 0 else { return [] }
    let width = min(2 * cornerRadius, bounds.width)
    let height = min(2 * cornerRadius, bounds.height)
    return [bounds.minX, bounds.maxX - width].flatMap { x in
      [bounds.minY, bounds.maxY - height].map { Rect(x: x, y: $0, width: width, height: height) }
    }
  }
}

extension AffineTransform {
  var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}

extension Rect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6 && abs(width - other.width) < 1e-6
      && abs(height - other.height) < 1e-6
  }
}

extension DeviceRect {
  /// Converts `rect` from points to pixels. Returns nil if `rect` is empty or its edges are not at pixel boundaries.
  init?(exactly rect: Rect, scale: Double) {
    guard let left = PictureScroll.whole(rect.minX * scale), let top = PictureScroll.whole(rect.minY * scale),
      let right = PictureScroll.whole(rect.maxX * scale), let bottom = PictureScroll.whole(rect.maxY * scale),
      right > left, bottom > top
    else { return nil }
    self.init(left, top, right - left, bottom - top)
  }

  func points(scale: Double) -> Rect {
    Rect(
      x: Double(x) / scale, y: Double(y) / scale, width: Double(width) / scale,
      height: Double(height) / scale)
  }
}

extension CairoSurface {
  /// Moves the pixels of an area. Pixels that are not overwritten remain unchanged.
  func scroll(_ scroll: PictureScroll) {
    let all = DeviceRect(0, 0, width, height)
    guard let area = scroll.area.intersection(all),
      let goal = DeviceRect(area.x + scroll.across, area.y + scroll.down, area.width, area.height)
        .intersection(
          area)
    else { return }
    withPixels { pixels in
      // Rows are copied in an order that does not overwrite rows that have not been copied yet.
      let rows = scroll.down > 0 ? Array((goal.y..<goal.maxY).reversed()) : Array(goal.y..<goal.maxY)
      for y in rows {
        let (from, to) = ((y - scroll.down) * stride + (goal.x - scroll.across) * 4, y * stride + goal.x * 4)
        memmove(pixels.baseAddress! + to, pixels.baseAddress! + from, goal.width * 4)
      }
    }
  }
}
