import SceneValues

extension GraphicsContext {
  /// Fills the inside of a path with the fill color; open subpaths count as closed.
  public func fill(_ path: Path, rule: FillRule = .nonZero) {
    guard !path.isEmpty, let color = visible(fillColor) else { return }
    record(.fill(path, rule: rule, color: color))
  }

  /// Fills a rectangle with the fill color.
  public func fill(_ rect: Rect) { fill(Path(rect)) }

  /// Fills the ellipse that touches the sides of a rectangle with the fill color.
  public func fillEllipse(in rect: Rect) { fill(Path(ellipseIn: rect)) }

  /// Draws a line along a path, half of its width on each side, with the stroke color and style.
  public func stroke(_ path: Path) {
    guard !path.isEmpty, lineWidth > 0, let color = visible(strokeColor) else { return }
    record(.stroke(path, style: strokeStyle, color: color))
  }

  /// Draws a line along the edges of a rectangle, half of its width on each side.
  public func stroke(_ rect: Rect) { stroke(Path(rect)) }

  /// Draws a line along the ellipse that touches the sides of a rectangle.
  public func strokeEllipse(in rect: Rect) { stroke(Path(ellipseIn: rect)) }

  /// Draws a straight line between two points, with the stroke color and style.
  public func strokeLine(from start: Point, to end: Point) {
    var path = Path()
    path.move(to: start)
    path.addLine(to: end)
    stroke(path)
  }
}
