import SceneValues

extension Path {
  /// Returns a polygon for each open or closed subpath.
  ///
  /// - Parameter flatness: The maximum distance between a curve and the line segments that replace it, in points.
  /// - Returns: The vertices of each polygon.
  public func flattened(flatness: Double = 0.1) -> [[Point]] {
    var polygons: [[Point]] = []
    var polygon: [Point] = []
    for element in elements {
      switch element {
      case .move(let point):
        if polygon.count > 1 { polygons.append(polygon) }
        polygon = [point]
      case .line(let point):
        polygon.append(point)
      case .quad(let control, let end):
        guard let start = polygon.last else { continue }
        polygon += Cubic(start, quad: control, end).points(flatness: flatness)
      case .cubic(let control1, let control2, let end):
        guard let start = polygon.last else { continue }
        polygon += Cubic(start, control1, control2, end).points(flatness: flatness)
      case .close:
        guard let start = polygon.first else { continue }
        if polygon.count > 1 { polygons.append(polygon) }
        polygon = [start]
      }
    }
    if polygon.count > 1 { polygons.append(polygon) }
    return polygons
  }

  /// The smallest rectangle that contains the path, excluding control points. The rectangle is zero for an empty path.
  public var bounds: Rect {
    var box: (min: Point, max: Point)?
    var current = Point.zero
    var start = Point.zero
    func include(_ point: Point) {
      let old = box ?? (point, point)
      box = (
        Point(x: min(old.min.x, point.x), y: min(old.min.y, point.y)),
        Point(x: max(old.max.x, point.x), y: max(old.max.y, point.y))
      )
    }
    func include(_ curve: Cubic) {
      for point in curve.extremes { include(point) }
      current = curve.end
    }
    for element in elements {
      switch element {
      case .move(let point):
        (current, start) = (point, point)
        include(point)
      case .line(let point):
        current = point
        include(point)
      case .quad(let control, let end): include(Cubic(current, quad: control, end))
      case .cubic(let control1, let control2, let end): include(Cubic(current, control1, control2, end))
      case .close: current = start
      }
    }
    guard let box else { return .zero }
    return Rect(
      x: box.min.x, y: box.min.y, width: box.max.x - box.min.x, height: box.max.y - box.min.y)
  }

  /// Returns whether the path contains a point. Open subpaths are closed implicitly.
  public func contains(_ point: Point, rule: FillRule = .nonZero) -> Bool {
    var winding = 0
    for polygon in flattened() {
      var from = polygon[polygon.count - 1]
      for to in polygon {
        // An edge includes its upper end and excludes its lower end, so that each vertex counts only once.
        if (from.y <= point.y) != (to.y <= point.y) {
          let crossing = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
          if crossing > point.x { winding += to.y > from.y ? 1 : -1 }
        }
        from = to
      }
    }
    return rule == .nonZero ? winding != 0 : winding % 2 != 0
  }
}
