import CPangoCairo
import SceneDrawing
import SceneValues

extension Canvas {
  /// Draws a group and applies the effects of `composition` to it as a whole. `bounds` is nil if the group is empty.
  func compose(
    _ composition: Composition, of bounds: @autoclosure () -> Rect?, _ body: (Canvas) -> Void
  ) {
    if composition.isPlain { return body(self) }
    guard let bounds = bounds(), let place = DeviceRect(matrix.apply(to: bounds)), let visible else { return }
    if composition.isFiltered { return filter(composition, of: place, visible: visible, body) }
    // Text can extend slightly beyond its bounds.
    guard let part = place.outset(by: 2, 2).intersection(visible) else { return }
    saving {
      clip(to: part)
      paint(group(part, body), composition.blendMode, min(1, composition.opacity))
    }
  }

  func group(_ part: DeviceRect, _ body: (Canvas) -> Void) -> OpaquePointer? {
    var pattern: OpaquePointer?
    budget.with(part.area) {
      cairo_push_group(cairo)
      body(self)
      pattern = cairo_pop_group(cairo)
    }
    return pattern
  }

  /// Draws content through a mask. `bounds` is nil if the mask is empty.
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
