import SceneValues

extension GraphicsContext {
  /// Fills a path with the fill color. Open subpaths are closed implicitly.
  public func fill(_ path: Path, rule: FillRule = .nonZero) {
    guard !path.isEmpty, let color = visible(fillColor) else { return }
    record(.fill(path, rule: rule, color: color))
  }

  /// Fills a rectangle with the fill color.
  public func fill(_ rect: Rect) { fill(Path(rect)) }

  /// Fills the ellipse inscribed in a rectangle with the fill color.
  public func fillEllipse(in rect: Rect) { fill(Path(ellipseIn: rect)) }

  /// Strokes a path with the stroke color and style. The line is centered on the path.
  public func stroke(_ path: Path) {
    guard !path.isEmpty, lineWidth > 0, let color = visible(strokeColor) else { return }
    record(.stroke(path, style: strokeStyle, color: color))
  }

  /// Strokes the edges of a rectangle. The line is centered on the edges.
  public func stroke(_ rect: Rect) { stroke(Path(rect)) }

  /// Strokes the ellipse inscribed in a rectangle with the stroke color and style.
  public func strokeEllipse(in rect: Rect) { stroke(Path(ellipseIn: rect)) }

  /// Draws a straight line between two points with the stroke color and style.
  public func strokeLine(from start: Point, to end: Point) {
    var path = Path()
    path.move(to: start)
    path.addLine(to: end)
    stroke(path)
  }
}
