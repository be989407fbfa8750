import CPangoCairo
import SceneDrawing
import SceneValues

extension Canvas {
  func draw(_ run: TextRun) {
    guard run.color.alpha > 0, !run.text.isEmpty, run.font.size > 0 else { return }
    let key = TextKey(text: run.text, font: run.font, direction: run.direction, kern: run.kern)
    let outline = fonts.engine.withLock { $0.outline(of: key) }
    let natural = outline.width * run.font.enlargement
    let isFitted = run.width > 0 && run.width.isFinite && natural > 0
    let width = isFitted ? run.width : natural
    let fraction =
      run.alignment == .natural && run.direction == .rightToLeft ? 1 : run.alignment.fraction
    let across = isFitted ? run.font.enlargement * width / natural : run.font.enlargement
    let place = AffineTransform(
      a: across, b: 0, c: 0, d: run.font.enlargement, tx: run.origin.x - width * fraction, ty: run.origin.y)
    setSource(run.color)
    within(place) {
      if let path = outline.path, !isVector { return fill(path, within: outline.bounds, key) }
      drawLetters(key)
    }
  }

  private func fill(_ path: Path, within bounds: Rect, _ text: TextKey) {
    guard abs(matrix.tx) < 1e6, abs(matrix.ty) < 1e6 else { return fill(path, .nonZero) }
    // The position is rounded to a quarter of a pixel, so that text has the same pixels after it moves by whole pixels.
    let (x, y) = (Int((matrix.tx * 4 + 0.5).rounded(.down)), Int((matrix.ty * 4 + 0.5).rounded(.down)))
    let pixel = (x: x >> 2, y: y >> 2)
    (matrix.tx, matrix.ty) = (Double(x) / 4, Double(y) / 4)
    guard let place = DeviceRect(matrix.apply(to: bounds))?.outset(by: 1, 1),
      visible.flatMap(place.intersection) != nil
    else { return }
    guard place.area <= TextMasks.maximumArea else { return fill(path, .nonZero) }
    let key = TextMasks.Key(
      text: text, a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, x: x & 3, y: y & 3)
    let kept = fonts.masks.withLock { masks in
      masks.mask(for: key) { mask(of: path, place, beside: pixel) }
    }
    guard let kept else { return fill(path, .nonZero) }
    cairo_mask_surface(
      cairo, kept.surface, Double(kept.place.x + pixel.x), Double(kept.place.y + pixel.y))
  }

  private func mask(of path: Path, _ place: DeviceRect, beside pixel: (x: Int, y: Int)) -> TextMask? {
    let beside = DeviceRect(place.x - pixel.x, place.y - pixel.y, place.width, place.height)
    return TextMask(beside) { surface in
      let matrix = matrix.concatenating(.translation(x: -Double(place.x), y: -Double(place.y)))
      guard let canvas = canvas(on: surface, matrix: matrix) else { return }
      cairo_set_source_rgba(canvas.cairo, 0, 0, 0, 1)
      canvas.fill(path, .nonZero)
    }
  }

  /// Draws text as glyphs rather than outlines. Glyphs are used for selectable vector text and for bitmap fonts.
  private func drawLetters(_ key: TextKey) {
    let size = min(key.font.size, TextEngine.maximumFontSize)
    let (across, down) = (size * matrix.axes.x, size * matrix.axes.y)
    // Cairo cannot draw smaller letters, which would not be visible.
    guard min(across, down) > 0.1 else { return }
    // Bitmap glyphs are a few hundred pixels high, so larger letters are scaled up from these glyphs.
    let most = isVector ? 4096.0 : 512
    guard max(across, down) > most else { return showLetters(key) }
    guard let visible else { return }
    let coarse = most / max(across, down)
    guard coarse * min(across, down) > 0.1 else { return }
    pixels(visible, resolution: coarse / resolution) { pixels in
      cairo_set_source(pixels.canvas.cairo, cairo_get_source(cairo))
      pixels.canvas.showLetters(key)
      paint(pixels.pattern(), .normal, 1)
    }
  }

  private func showLetters(_ key: TextKey) {
    saving {
      var letters = matrix.cairo
      cairo_set_matrix(cairo, &letters)
      cairo_move_to(cairo, 0, 0)
      fonts.engine.withLock { engine in
        engine.withLayout(of: key) { layout in
          pango_cairo_show_layout_line(cairo, pango_layout_get_line_readonly(layout, 0))
        }
      }
    }
    cairo_new_path(cairo)
  }
}
