import CPangoCairo
import SceneDrawing
import SceneValues

extension Canvas {
  /// Draws a text as wide as it was laid out.
  func draw(_ run: TextRun) {
    guard run.color.alpha > 0, !run.text.isEmpty, run.font.size > 0 else { return }
    let key = TextKey(text: run.text, font: run.font, direction: run.direction, kern: run.kern)
    let outline = fonts.engine.withLock { $0.outline(of: key) }
    let natural = outline.width * run.font.enlargement
    let isFitted = run.width > 0 && run.width.isFinite && natural > 0
    let width = isFitted ? run.width : natural
    // Where text begins is on its right if it runs from there.
    let fraction =
      run.alignment == .natural && run.direction == .rightToLeft ? 1 : run.alignment.fraction
    let across = isFitted ? run.font.enlargement * width / natural : run.font.enlargement
    let place = AffineTransform(
      a: across, b: 0, c: 0, d: run.font.enlargement, tx: run.origin.x - width * fraction, ty: run.origin.y)
    setSource(run.color)
    within(place) {
      if let path = outline.path, !isVector { return fill(path, .nonZero) }
      drawLetters(key)
    }
  }

  /// Draws letters as fonts have them: for pages, on which they can be selected, and for pictures.
  private func drawLetters(_ key: TextKey) {
    let size = min(key.font.size, TextEngine.greatestSize)
    let (across, down) = (
      size * (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot(),
      size * (matrix.c * matrix.c + matrix.d * matrix.d).squareRoot()
    )
    // Nobody sees letters that are smaller, and Cairo has none.
    guard min(across, down) > 0.1 else { return }
    // Pictures of letters have some hundred pixels: larger ones are made of those.
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
