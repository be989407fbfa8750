import SceneValues
import ScenePlatform

/// The distance between an end point and its control point in a quarter circle with a radius of 1.
private let quarter = 0.552_284_749_830_793_6

extension Path {
  /// Creates the path of a rectangle, clockwise from its top-left corner.
  public init(_ rect: Rect) {
    self.init(polygon: [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
    ])
  }

  /// Creates the path of a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadius: The radius in points, which is limited to half the length of the shorter side.
  ///   - corners: The corners to round. The default is all corners.
  ///   - curve: The shape of the corners. The default is a quarter circle.
  public init(
    roundedRect rect: Rect, cornerRadius: Double, corners: RectCorners = .all,
    curve: CornerCurve = .circular
  ) {
    let shortest = min(rect.width, rect.height)
    let radius = min(cornerRadius, shortest / 2)
    guard radius > 0, !corners.isEmpty else {
      self.init(rect)
      return
    }
    let smoothing =
      curve == .circular ? 0 : max(0, min(CornerCurve.maxSmoothing, shortest / 2 / radius - 1))
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    func corner(_ corner: RectCorners, _ x: Double, _ y: Double, _ before: Size, _ after: Size) -> RoundCorner
    {
      RoundCorner(
        place: Point(x: x, y: y), before: before, after: after, radius: corners.contains(corner) ? radius : 0,
        smoothing: smoothing)
    }
    let (east, south) = (Size(width: 1, height: 0), Size(width: 0, height: 1))
    let (west, north) = (Size(width: -1, height: 0), Size(width: 0, height: -1))
    let first = corner(.topLeft, left, top, north, east)
    self.init()
    move(to: Point(x: left + first.reach, y: top))
    for next in [
      corner(.topRight, right, top, east, south), corner(.bottomRight, right, bottom, south, west),
      corner(.bottomLeft, left, bottom, west, north), first,
    ] {
      addLine(to: next.start)
      next.add(to: &self)
    }
    close()
  }

  /// Creates the path of the ellipse inscribed in a rectangle, clockwise from its rightmost point.
  public init(ellipseIn rect: Rect) {
    self.init()
    let right = Point(x: rect.maxX, y: rect.midY)
    move(to: right)
    addQuarter(corner: Point(x: rect.maxX, y: rect.maxY), to: Point(x: rect.midX, y: rect.maxY))
    addQuarter(corner: Point(x: rect.minX, y: rect.maxY), to: Point(x: rect.minX, y: rect.midY))
    addQuarter(corner: Point(x: rect.minX, y: rect.minY), to: Point(x: rect.midX, y: rect.minY))
    addQuarter(corner: Point(x: rect.maxX, y: rect.minY), to: right)
    close()
  }

  /// Creates a closed polygon from its vertices. Without vertices, the path is empty.
  public init(polygon points: [Point]) {
    self.init()
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
    close()
  }

  /// Adds a circular arc of at most one full turn. A line connects the current point to the start of the arc.
  ///
  /// Angles are in radians, start at 3 o'clock, and increase clockwise on screen. A clockwise arc to a smaller angle
  /// continues through 3 o'clock. If a value is not finite, nothing is added.
  public mutating func addArc(
    center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    let turn = 2 * Double.pi
    var sweep = clockwise ? endAngle - startAngle : startAngle - endAngle
    // The difference between two finite angles may be infinite.
    guard center.x.isFinite, center.y.isFinite, radius.isFinite, startAngle.isFinite, sweep.isFinite
    else { return }
    if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) + turn }
    sweep = min(sweep, turn) * (clockwise ? 1 : -1)

    func point(at angle: Double) -> Point {
      Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let first = point(at: startAngle)
    if currentPoint == nil { move(to: first) } else if currentPoint != first { addLine(to: first) }
    let count = Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
    guard count > 0 else { return }
    let step = sweep / Double(count)
    let reach = 4 / 3 * tan(step / 4) * radius
    for index in 0..<count {
      let from = startAngle + Double(index) * step
      // The end of the last segment is computed from the given angle, so that errors do not accumulate.
      let to = index == count - 1 ? startAngle + sweep : from + step
      let (begin, end) = (point(at: from), point(at: to))
      addCurve(
        to: end,
        control1: Point(x: begin.x - reach * sin(from), y: begin.y + reach * cos(from)),
        control2: Point(x: end.x + reach * sin(to), y: end.y - reach * cos(to)))
    }
  }

  mutating func addQuarter(corner: Point, to end: Point) {
    let begin = currentPoint ?? end
    addCurve(
      to: end,
      control1: Point(
        x: begin.x + (corner.x - begin.x) * quarter, y: begin.y + (corner.y - begin.y) * quarter),
      control2: Point(x: end.x + (corner.x - end.x) * quarter, y: end.y + (corner.y - end.y) * quarter))
  }
}
