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
      guard let group = group(part, body) else { return }
      cairo_set_source(cairo, group)
      cairo_pattern_destroy(group)
      cairo_set_operator(cairo, composition.blendMode.cairo)
      cairo_paint_with_alpha(cairo, min(1, composition.opacity))
    }
  }

  /// What is drawn together, as a pattern; nil where there is no room for it.
  private func group(_ part: DeviceRect, _ body: (Canvas) -> Void) -> OpaquePointer? {
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

  // MARK: Shadows and blurs

  private func filter(
    _ composition: Composition, of place: DeviceRect, visible: DeviceRect, _ body: (Canvas) -> Void
  ) {
    // In pixels: the deviations of both blurs, and how far the shadow lies away.
    let stretch = matrix.stretch
    func deviation(_ radius: Double) -> (across: Double, down: Double) {
      let radius = radius.isFinite ? min(max(0, radius), 1e5) : 0
      return (min(radius * stretch.across, 4000), min(radius * stretch.down, 4000))
    }
    let blur = deviation(composition.blurRadius)
    let shadow = composition.shadow.flatMap { $0.color.alpha > 0 ? $0 : nil }
    let soft = deviation(shadow?.radius ?? 0)
    let offset = shadow.map { shadow in
      (
        x: matrix.a * shadow.offset.width + matrix.c * shadow.offset.height,
        y: matrix.b * shadow.offset.width + matrix.d * shadow.offset.height
      )
    }
    let (dx, dy) = offset.map { ($0.x.isFinite ? $0.x : 0, $0.y.isFinite ? $0.y : 0) } ?? (0, 0)
    func reach(_ deviation: Double) -> Int { Int((3 * deviation).rounded(.up)) + 1 }
    let (across, down) = (reach(blur.across) + reach(soft.across), reach(blur.down) + reach(soft.down))
    // What is seen of it itself, and of what throws the shadow that is seen.
    var needed = [visible.outset(by: across, down)]
    if shadow != nil, abs(dx) < 1e6, abs(dy) < 1e6 {
      var thrower = needed[0]
      thrower.x -= Int(dx.rounded())
      thrower.y -= Int(dy.rounded())
      needed.append(thrower)
    }
    let all = place.outset(by: across, down)
    let parts = needed.compactMap { all.intersection($0) }
    guard let part = parts.dropFirst().reduce(parts.first, { $0?.union($1) }) else { return }
    // What is very soft needs no more pixels than show that.
    let softest = max(blur.across, blur.down)
    let least = shadow == nil ? softest : 0
    let coarse = least > 24 ? 24 / least : 1
    pixels(part, resolution: coarse) { pixels in
      body(pixels.canvas)
      pixels.blur(blur)
      let (opacity, mode) = (min(1, composition.opacity), composition.blendMode)
      guard let shadow else { return paint(pixels.pattern(), mode, opacity) }
      pixels.withAlpha { silhouette in
        silhouette.blur(soft)
        let mask = silhouette.pattern(movedBy: (dx, dy))
        defer { cairo_pattern_destroy(mask) }
        if opacity >= 1, mode == .normal {
          setSource(shadow.color)
          cairo_mask(cairo, mask)
          return paint(pixels.pattern(), .normal, 1)
        }
        let group = group(visible) { canvas in
          canvas.setSource(shadow.color)
          cairo_mask(canvas.cairo, mask)
          canvas.paint(pixels.pattern(), .normal, 1)
        }
        if let group { paint(group, mode, opacity) }
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

extension DeviceRect {
  fileprivate func union(_ other: DeviceRect) -> DeviceRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return DeviceRect(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
  }
}
