import CPangoCairo
import SceneDrawing
import SceneValues

extension Canvas {
  /// Draws things together, with what they share.
  ///
  /// - Parameters:
  ///   - composition: what that is.
  ///   - bounds: what they may touch, in the coordinates that are drawn in; nil where they draw nothing.
  ///   - body: draws them, here or on other pixels.
  func compose(
    _ composition: Composition, of bounds: @autoclosure () -> Rect?, _ body: (Canvas) -> Void
  ) {
    if composition.isPlain { return body(self) }
    guard let bounds = bounds(), let place = DeviceRect(matrix.apply(to: bounds)), let visible else { return }
    if composition.isFiltered { return filter(composition, of: place, visible: visible, body) }
    // Text may reach beyond its bounds a little.
    guard let part = place.outset(by: 2, 2).intersection(visible) else { return }
    saving {
      clip(to: part)
      paint(group(part, body), composition.blendMode, min(1, composition.opacity))
    }
  }

  /// What is drawn together, as a pattern; nil where there is no room for it.
  func group(_ part: DeviceRect, _ body: (Canvas) -> Void) -> OpaquePointer? {
    var pattern: OpaquePointer?
    budget.with(part.area) {
      cairo_push_group(cairo)
      body(self)
      pattern = cairo_pop_group(cairo)
    }
    return pattern
  }

  /// Draws things through what a mask lets through.
  ///
  /// - Parameters:
  ///   - kind: what of the mask counts.
  ///   - bounds: what the mask may touch, in the coordinates that are drawn in; nil where it draws nothing.
  ///   - mask: draws the mask.
  ///   - content: draws the things.
  func masked(
    by kind: DrawingMask.Kind, of bounds: Rect?, mask: (Canvas) -> Void, content: (Canvas) -> Void
  ) {
    guard let bounds, let place = DeviceRect(matrix.apply(to: bounds)), let visible,
      let part = place.outset(by: 2, 2).intersection(visible)
    else { return }
    saving {
      clip(to: part)
      pixels(part) { pixels in
        mask(pixels.canvas)
        if kind == .luminance { pixels.turnLuminanceIntoAlpha() }
        guard let group = group(part, content) else { return }
        cairo_set_source(cairo, group)
        cairo_pattern_destroy(group)
        let pattern = pixels.pattern()
        cairo_mask(cairo, pattern)
        cairo_pattern_destroy(pattern)
      }
    }
  }

  /// Paints with a pattern, and lets go of it.
  func paint(_ pattern: OpaquePointer?, _ mode: BlendMode, _ opacity: Double) {
    guard let pattern else { return }
    saving {
      cairo_set_source(cairo, pattern)
      cairo_set_operator(cairo, mode.cairo)
      cairo_paint_with_alpha(cairo, opacity)
    }
    cairo_pattern_destroy(pattern)
  }
}
