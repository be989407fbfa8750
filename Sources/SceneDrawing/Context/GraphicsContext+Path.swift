import SceneValues

/// The current path, which is built step by step and then filled or stroked.
///
/// ```swift
/// context.move(to: Point(x: 0, y: 10))
/// context.addLine(to: Point(x: 10, y: 10))
/// context.addArc(center: Point(x: 10, y: 0), radius: 10, startAngle: .pi / 2, endAngle: 0, clockwise: true)
/// context.closePath()
/// context.fillPath()
/// ```
///
/// Each point is converted with the transform at the time when it is added. Saving and restoring the state do not affect
/// the path. Filling and stroking empty it.
extension GraphicsContext {
  /// The current path in the current coordinates, or nil if it is empty or the transform cannot be inverted.
  public var path: Path? { currentPath.path.isEmpty ? nil : currentPath.path(in: transform) }

  /// Empties the current path.
  public func beginPath() { currentPath = CurrentPath() }

  /// Begins a new subpath at a point.
  public func move(to point: Point) { edit { $0.move(to: point) } }

  /// Adds a straight line from the current point.
  public func addLine(to point: Point) { edit { $0.addLine(to: point) } }

  /// Adds a subpath that connects points with straight lines. Without points, nothing is added.
  public func addLines(between points: [Point]) {
    guard let first = points.first else { return }
    edit {
      $0.move(to: first)
      for point in points.dropFirst() { $0.addLine(to: point) }
    }
  }

  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: Rect) { edit { $0.append(Path(rect)) } }

  /// Adds the ellipse inscribed in a rectangle as a closed subpath.
  public func addEllipse(in rect: Rect) { edit { $0.append(Path(ellipseIn: rect)) } }

  /// Adds all subpaths of a path.
  public func addPath(_ path: Path) { edit { $0.append(path) } }

  /// Adds a cubic curve from the current point.
  public func addCurve(to end: Point, control1: Point, control2: Point) {
    edit { $0.addCurve(to: end, control1: control1, control2: control2) }
  }

  /// Adds a quadratic curve from the current point.
  public func addQuadCurve(to end: Point, control: Point) {
    edit { $0.addQuadCurve(to: end, control: control) }
  }

  /// Adds a circular arc of at most one full turn. A line connects the current point to the start of the arc.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius, in points.
  ///   - startAngle: The angle of the start, in radians. Angles start at 3 o'clock and increase clockwise on screen.
  ///   - endAngle: The angle of the end, in radians.
  ///   - clockwise: The direction in a coordinate system whose y-axis points up, as in Core Graphics. Because the y-axis
  ///     points down here, true draws the arc counterclockwise on screen. `Path.addArc` has the opposite meaning.
  public func addArc(
    center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    edit {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }
  }

  /// Closes the current subpath with a line to its start.
  public func closePath() { edit { $0.close() } }

  /// Fills the current path with the fill color and empties it. Open subpaths are closed implicitly.
  public func fillPath(using rule: FillRule = .nonZero) {
    if let path { fill(path, rule: rule) }
    beginPath()
  }

  /// Strokes the current path with the stroke color and style, and empties it.
  public func strokePath() {
    if let path { stroke(path) }
    beginPath()
  }

  /// Intersects the clip with the current path and empties the path. The new clip applies until the state is restored.
  public func clip(using rule: FillRule = .nonZero) {
    clip(to: path ?? Path(), rule: rule)
    beginPath()
  }

  /// Sets the line width, in points. Lines with a width of 0 are not drawn.
  public func setLineWidth(_ width: Double) { lineWidth = width }

  /// Sets the style of line ends.
  public func setLineCap(_ cap: LineCap) { lineCap = cap }

  /// Sets the style of line joins.
  public func setLineJoin(_ join: LineJoin) { lineJoin = join }

  /// Sets the maximum length of miters, as a multiple of the line width.
  public func setMiterLimit(_ limit: Double) { miterLimit = limit }

  /// Sets the alternating lengths of dashes and gaps, in points, and the distance into this pattern at which lines start.
  public func setLineDash(phase: Double, lengths: [Double]) { setLineDash(lengths, phase: phase) }

  private func edit(_ change: (inout Path) -> Void) {
    if currentPath.transform != transform {
      guard let path = currentPath.path(in: transform) else { return }
      currentPath = CurrentPath(path: path, transform: transform)
    }
    change(&currentPath.path)
  }
}

/// A path and the transform of its coordinates, so that points are converted only when the transform changes.
struct CurrentPath {
  var path = Path()
  var transform = AffineTransform.identity

  func path(in other: AffineTransform) -> Path? {
    if path.isEmpty || transform == other { return path }
    return other.inverted().map { path.applying(transform.concatenating($0)) }
  }
}
