import CPangoCairo
import SceneDrawing
import SceneValues

extension Canvas {
  func draw(_ painted: PaintedPath) {
    guard !painted.path.isEmpty, painted.alpha > 0 else { return }
    let alpha = min(1, painted.alpha)
    switch painted.paint {
    case .color(let color):
      guard color.alpha > 0 else { return }
      cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * alpha)
      draw(painted.path, painted)
    case .gradient(let gradient):
      guard let pattern = pattern(gradient, over: painted.bounds) else { return }
      paint(painted, with: pattern, alpha)
    case .pattern(let tiles):
      withTiles(tiles) { paint(painted, with: $0, alpha) }
    }
  }

  private func draw(_ path: Path, _ painted: PaintedPath) {
    if let style = painted.stroke { stroke(path, style) } else { fill(path, painted.rule) }
  }

  /// Fills or strokes a path with a pattern and releases the pattern.
  private func paint(_ painted: PaintedPath, with pattern: OpaquePointer, _ alpha: Double) {
    defer { cairo_pattern_destroy(pattern) }
    guard alpha < 1 else {
      cairo_set_source(cairo, pattern)
      return draw(painted.path, painted)
    }
    // A Cairo source has no opacity, so the path is drawn as a group.
    compose(Composition(opacity: alpha), of: painted.bounds) { canvas in
      cairo_set_source(canvas.cairo, pattern)
      canvas.draw(painted.path, painted)
    }
  }

  private func pattern(_ gradient: Gradient, over area: Rect) -> OpaquePointer? {
    guard !gradient.stops.isEmpty else { return nil }
    switch gradient.shape {
    case .linear(let start, let end):
      guard start.isNear, end.isNear else { return nil }
      return placed(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), gradient.padded)
    case .radial(let start, let startRadius, let end, let endRadius):
      guard start.isNear, end.isNear, Point(x: startRadius, y: endRadius).isNear else { return nil }
      return placed(
        cairo_pattern_create_radial(
          start.x, start.y, max(0, startRadius), end.x, end.y, max(0, endRadius)), gradient.padded)
    case .conic(let center, let angle):
      guard center.isNear, angle.isFinite else { return nil }
      return conic(gradient, around: center, from: angle, over: area)
    }
  }

  private func placed(_ pattern: OpaquePointer?, _ stops: [Gradient.Stop]) -> OpaquePointer? {
    for stop in stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    guard let inverse = matrix.inverted() else {
      cairo_pattern_destroy(pattern)
      return nil
    }
    var matrix = inverse.cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    return pattern
  }

  /// Calls a closure with a pattern that repeats a drawing. The closure is responsible for releasing the pattern.
  private func withTiles(_ tiles: TilePattern, _ body: (OpaquePointer) -> Void) {
    guard !tiles.cell.isEmpty, tiles.cell.isFinite else { return }
    deeper {
      repeating(tiles.cell, placedBy: tiles.transform) { canvas in
        canvas.draw(tiles.content)
      } use: {
        body($0)
      }
    }
  }

  /// Renders a cell to pixels and repeats it. `transform` converts the cell's coordinates to canvas coordinates. `use` is
  /// responsible for releasing the pattern.
  func repeating(
    _ cell: Rect, placedBy transform: AffineTransform, drawing: (Canvas) -> Void,
    use: (OpaquePointer) -> Void
  ) {
    let place = transform.concatenating(matrix)
    guard place.isUsable, let inverse = place.inverted(), let visible else { return }
    // If there are only a few large cells, their visible parts are drawn directly.
    let cells = inverse.apply(to: visible.rect.insetBy(dx: -1, dy: -1))
    let isMany = cells.width > 60 * cell.width || cells.height > 60 * cell.height
    guard isMany || cells.width * cells.height > 4 * cell.width * cell.height else {
      return drawCells(cell, in: cells, placedBy: transform, visible: visible, drawing, use)
    }
    let (across, down) = (place.axes.x * resolution, place.axes.y * resolution)
    // Cells that are smaller than a pixel, or larger than several thousand pixels, are rendered at another scale.
    let width = Int(min(max((cell.width * across).rounded(.up), 1), 4096))
    let height = Int(min(max((cell.height * down).rounded(.up), 1), 4096))
    let (x, y) = (Double(width) / cell.width, Double(height) / cell.height)
    let toPixels = AffineTransform.translation(x: -cell.minX, y: -cell.minY).concatenating(.scale(x: x, y: y))
    guard toPixels.isUsable else { return }
    budget.with(width * height) {
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
      defer { cairo_surface_destroy(surface) }
      guard let surface, let canvas = canvas(on: surface, matrix: toPixels) else {
        return budget.fail(.failed("out of memory"))
      }
      drawing(canvas)
      guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
      var lookup = inverse.concatenating(toPixels).cairo
      cairo_pattern_set_matrix(pattern, &lookup)
      use(pattern)
    }
  }

  private func drawCells(
    _ cell: Rect, in area: Rect, placedBy transform: AffineTransform, visible: DeviceRect,
    _ drawing: (Canvas) -> Void, _ use: (OpaquePointer) -> Void
  ) {
    func numbers(_ low: Double, _ high: Double, _ start: Double, _ length: Double) -> ClosedRange<Int>? {
      let (first, last) = (((low - start) / length).rounded(.down), ((high - start) / length).rounded(.down))
      guard first.isFinite, last.isFinite, abs(first) < 1e9, last - first < 64 else { return nil }
      return Int(first)...Int(last)
    }
    guard let columns = numbers(area.minX, area.maxX, cell.minX, cell.width),
      let rows = numbers(area.minY, area.maxY, cell.minY, cell.height)
    else { return }
    pixels(visible) { pixels in
      for row in rows {
        for column in columns {
          let place = AffineTransform.translation(
            x: Double(column) * cell.width, y: Double(row) * cell.height
          ).concatenating(transform)
          pixels.canvas.saving {
            pixels.canvas.within(place) {
              pixels.canvas.clip(to: Path(cell), .nonZero)
              if pixels.canvas.visible != nil { drawing(pixels.canvas) }
            }
          }
        }
      }
      if let pattern = pixels.pattern() { use(pattern) }
    }
  }
}

extension Point {
  fileprivate var isNear: Bool { abs(x) < 1e7 && abs(y) < 1e7 }
}
