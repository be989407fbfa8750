import SceneValues
import ScenePlatform

/// How far the control points of a quarter circle lie from its ends, for a radius of 1.
private let quarter = 0.552_284_749_830_793_6

extension Path {
  /// The four sides of a rectangle, clockwise from its top left corner.
  public init(_ rect: Rect) {
    self.init(polygon: [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
    ])
  }

  /// A rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: the rectangle.
  ///   - cornerRadius: in points; no more than half of the shorter side is used.
  ///   - corners: which are round; all by default.
  ///   - curve: how they pass into the sides; by quarters of circles by default.
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
      curve == .circular ? 0 : max(0, min(CornerCurve.mostSmoothing, shortest / 2 / radius - 1))
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

  /// The ellipse that touches all four sides, clockwise from its rightmost point.
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

  /// A closed outline through the points; empty for none.
  public init(polygon points: [Point]) {
    self.init()
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
    close()
  }

  /// A part of a circle, joined by a line to what the path already has.
  ///
  /// Angles are radians from 3 o'clock, growing clockwise on screen: `-.pi / 2` is 12 o'clock. Going clockwise to
  /// a smaller angle goes around through 3 o'clock; no more than one turn is drawn. What is not finite adds
  /// nothing.
  public mutating func addArc(
    center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    let turn = 2 * Double.pi
    var sweep = clockwise ? endAngle - startAngle : startAngle - endAngle
    // The difference of two finite angles need not be finite.
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
      // The last end is taken from the angle given, so that steps do not add up an error.
      let to = index == count - 1 ? startAngle + sweep : from + step
      let (begin, end) = (point(at: from), point(at: to))
      addCurve(
        to: end,
        control1: Point(x: begin.x - reach * sin(from), y: begin.y + reach * cos(from)),
        control2: Point(x: end.x + reach * sin(to), y: end.y - reach * cos(to)))
    }
  }

  /// A quarter of an ellipse, whose tangents meet in the corner.
  mutating func addQuarter(corner: Point, to end: Point) {
    let begin = currentPoint ?? end
    addCurve(
      to: end,
      control1: Point(
        x: begin.x + (corner.x - begin.x) * quarter, y: begin.y + (corner.y - begin.y) * quarter),
      control2: Point(x: end.x + (corner.x - end.x) * quarter, y: end.y + (corner.y - end.y) * quarter))
  }
}
