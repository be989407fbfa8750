import CPangoCairo
import SceneDrawing
import SceneValues

extension Canvas {
  func trace(_ path: Path) {
    cairo_new_path(cairo)
    var current = Point.zero
    var start = Point.zero
    for element in path.elements {
      switch element {
      case .move(let end):
        current = device(end)
        start = current
        cairo_move_to(cairo, current.x, current.y)
      case .line(let end):
        current = device(end)
        cairo_line_to(cairo, current.x, current.y)
      case .quad(let control, let end):
        let (control, end) = (device(control), device(end))
        func toward(_ start: Double, _ end: Double) -> Double { start + (end - start) * 2 / 3 }
        cairo_curve_to(
          cairo, toward(current.x, control.x), toward(current.y, control.y), toward(end.x, control.x),
          toward(end.y, control.y), end.x, end.y)
        current = end
      case .cubic(let control1, let control2, let end):
        let (control1, control2) = (device(control1), device(control2))
        current = device(end)
        cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, current.x, current.y)
      case .close:
        cairo_close_path(cairo)
        current = start
      }
    }
  }

  /// Returns a point converted to pixels. As in SVG, coordinates that are not numbers become 0. Large coordinates are
  /// clamped, because Cairo stores coordinates as 32-bit numbers in units of 1/256 of a pixel.
  func device(_ point: Point) -> Point {
    let x = point.x.isFinite ? point.x : point.x.isNaN ? 0 : point.x > 0 ? 1e9 : -1e9
    let y = point.y.isFinite ? point.y : point.y.isNaN ? 0 : point.y > 0 ? 1e9 : -1e9
    let place = matrix.apply(to: Point(x: x, y: y))
    return Point(x: Self.kept(place.x), y: Self.kept(place.y))
  }

  private static func kept(_ value: Double) -> Double { min(max(value, -2e6), 2e6) }

  func set(_ rule: FillRule) {
    cairo_set_fill_rule(cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  }

  func fill(_ path: Path, _ rule: FillRule) {
    trace(path)
    set(rule)
    cairo_fill(cairo)
  }

  func stroke(_ path: Path, _ style: StrokeStyle) {
    // If the pen covered the entire surface, Cairo would create an outline with millions of points.
    let stretch = matrix.stretch
    guard style.width > 0, style.width * max(stretch.across, stretch.down) < 1e7 else { return }
    trace(path)
    saving {
      var pen = matrix.cairo
      cairo_set_matrix(cairo, &pen)
      cairo_set_line_width(cairo, style.width)
      cairo_set_line_cap(
        cairo,
        style.cap == .round
          ? CAIRO_LINE_CAP_ROUND : style.cap == .square ? CAIRO_LINE_CAP_SQUARE : CAIRO_LINE_CAP_BUTT)
      cairo_set_line_join(
        cairo,
        style.join == .round
          ? CAIRO_LINE_JOIN_ROUND : style.join == .bevel ? CAIRO_LINE_JOIN_BEVEL : CAIRO_LINE_JOIN_MITER)
      cairo_set_miter_limit(cairo, style.miterLimit.isFinite ? max(1, style.miterLimit) : 1)
      setDash(style, along: path)
      cairo_stroke(cairo)
    }
    cairo_new_path(cairo)
  }

  private func setDash(_ style: StrokeStyle, along path: Path) {
    let period = style.dash.reduce(0, +) * (style.dash.count % 2 == 0 ? 1 : 2)
    guard style.dash.allSatisfy({ $0 >= 0 }), period > 0, period.isFinite else { return }
    // Cairo creates each dash separately. More than 100,000 dashes cannot be distinguished.
    let bounds = path.bounds
    let length = (bounds.width + bounds.height) * Double(max(1, path.elements.count))
    guard length / period < 100_000 else { return }
    cairo_set_dash(
      cairo, style.dash, Int32(style.dash.count), style.dashPhase.isFinite ? style.dashPhase : 0)
  }
}
