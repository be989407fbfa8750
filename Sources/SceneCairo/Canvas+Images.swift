import CPangoCairo
import SceneDrawing
import SceneValues

extension Canvas {
  /// Draws an image, or a box with the image's name if the image cannot be displayed.
  func draw(_ image: ImageRun) {
    guard image.alpha > 0 else { return }
    guard image.rect.isFinite, let place = DeviceRect(matrix.apply(to: image.rect)) else { return }
    let size = image.content?.size ?? .zero
    if let drawing = image.content?.drawing {
      return deeper {
        draw(image, size) { canvas, part in
          canvas.clip(to: Path(part.source), .nonZero)
          canvas.clip(to: Path(Rect(origin: .zero, size: size)), .nonZero)
          canvas.draw(drawing)
        }
      }
    }
    guard visible.flatMap(place.intersection) != nil else { return }
    let parts = image.parts(of: size)
    let least = parts.map { (part) -> (width: Double, height: Double) in
      let target = part.tile ?? part.target.size
      let width = part.source.width > 0 ? target.width / part.source.width : 0
      let height = part.source.height > 0 ? target.height / part.source.height : 0
      return (width, height)
    }
    let stretch = (across: matrix.axes.x * resolution, down: matrix.axes.y * resolution)
    let isKnown = size.width > 0 && size.height > 0
    let wanted =
      isKnown
      ? Size(
        width: size.width * (least.map(\.width).max() ?? 1) * stretch.across,
        height: size.height * (least.map(\.height).max() ?? 1) * stretch.down)
      : Size(width: image.rect.width * stretch.across, height: image.rect.height * stretch.down)
    let pixels: CairoSurface
    switch images.pixels(of: image, wanted: wanted) {
    case .pixels(let found): pixels = found
    case .nothing:
      for command in image.placeholder.commands { draw(command) }
      return
    // The picture is drawn again after the image has been decoded.
    case .soon: return
    }
    let shown =
      isKnown
      ? size : Size(width: Double(pixels.width), height: Double(pixels.height))
    draw(image, shown) { canvas, part in
      canvas.paint(pixels, as: shown, part, image.interpolation)
    }
  }

  private func draw(
    _ image: ImageRun, _ size: Size, _ drawing: (Canvas, ImagePart) -> Void
  ) {
    func draw(on canvas: Canvas) {
      for part in image.parts(of: size) { canvas.draw(part, drawing) }
    }
    guard let tint = image.tint else {
      return compose(Composition(opacity: image.alpha), of: image.rect, draw)
    }
    guard let place = DeviceRect(matrix.apply(to: image.rect)), let visible,
      let part = place.outset(by: 1, 1).intersection(visible)
    else { return }
    pixels(part) { pixels in
      draw(on: pixels.canvas)
      let mask = pixels.pattern()
      defer { cairo_pattern_destroy(mask) }
      let alpha = tint.alpha * min(1, image.alpha)
      cairo_set_source_rgba(cairo, tint.red, tint.green, tint.blue, alpha)
      cairo_mask(cairo, mask)
    }
  }

  private func draw(_ part: ImagePart, _ drawing: (Canvas, ImagePart) -> Void) {
    guard !part.source.isEmpty, !part.target.isEmpty else { return }
    guard let tile = part.tile else {
      let transform = AffineTransform.fitting(part.source, into: part.target)
      return saving { within(transform) { drawing(self, part) } }
    }
    let cell = Rect(origin: part.target.origin, size: tile)
    guard !cell.isEmpty else { return }
    let transform = AffineTransform.fitting(part.source, into: cell)
    repeating(cell, placedBy: .identity) { canvas in
      canvas.within(transform) { drawing(canvas, part) }
    } use: { pattern in
      cairo_set_source(cairo, pattern)
      cairo_pattern_destroy(pattern)
      fill(Path(part.target), .nonZero)
    }
  }

  private func paint(
    _ pixels: CairoSurface, as size: Size, _ part: ImagePart, _ quality: InterpolationQuality
  ) {
    let toPoints = AffineTransform.scale(
      x: size.width / Double(pixels.width), y: size.height / Double(pixels.height))
    guard let inverse = toPoints.concatenating(matrix).inverted(), inverse.isUsable,
      let pattern = cairo_pattern_create_for_surface(pixels.surface)
    else { return }
    var lookup = inverse.cairo
    cairo_pattern_set_matrix(pattern, &lookup)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    switch quality {
    case .none: cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    case .high: cairo_pattern_set_filter(pattern, CAIRO_FILTER_BEST)
    case .default: cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    }
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
    fill(Path(part.source), .nonZero)
  }
}
