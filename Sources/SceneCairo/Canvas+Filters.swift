import CPangoCairo
import SceneDrawing
import SceneValues

private struct Softness {
  var across: Double
  var down: Double

  init(_ radius: Double, _ stretch: (across: Double, down: Double)) {
    let radius = radius.isFinite ? min(max(0, radius), 1e5) : 0
    across = min(radius * stretch.across, 4000)
    down = min(radius * stretch.down, 4000)
  }

  var reach: (across: Int, down: Int) {
    (Int((3 * across).rounded(.up)) + 1, Int((3 * down).rounded(.up)) + 1)
  }

  /// The scale at which the blur is computed, from 0 to 1. Strong blurs are computed at a lower scale.
  var resolution: Double {
    let most = max(across, down)
    return most > 24 ? 24 / most : 1
  }

  var isSharp: Bool { across <= 0 && down <= 0 }
}

extension Canvas {
  func filter(
    _ composition: Composition, of place: DeviceRect, visible: DeviceRect, _ body: (Canvas) -> Void
  ) {
    let blur = Softness(composition.blurRadius, matrix.stretch)
    func draw(on canvas: Canvas) {
      guard let shadow = composition.shadow, shadow.color.alpha > 0 else {
        return canvas.drawBlurred(blur, of: place, visible: visible, body)
      }
      // The content is drawn twice, so content inside n nested shadows is drawn 2ⁿ times.
      canvas.budget.withShadow {
        canvas.drawShadow(shadow, below: blur, of: place, visible: visible, body)
        canvas.drawBlurred(blur, of: place, visible: visible, body)
      }
    }
    if composition.opacity >= 1, composition.blendMode == .normal { return draw(on: self) }
    saving {
      clip(to: visible)
      let group = group(visible, draw)
      paint(group, composition.blendMode, min(1, composition.opacity))
    }
  }

  private func drawShadow(
    _ shadow: Shadow, below blur: Softness, of place: DeviceRect, visible: DeviceRect,
    _ body: (Canvas) -> Void
  ) {
    let soft = Softness(shadow.radius, matrix.stretch)
    let (x, y) = (
      matrix.a * shadow.offset.width + matrix.c * shadow.offset.height,
      matrix.b * shadow.offset.width + matrix.d * shadow.offset.height
    )
    // A shadow that is so far away is not visible.
    guard abs(x) < 1e6, abs(y) < 1e6 else { return }
    let (across, down) = (blur.reach.across + soft.reach.across, blur.reach.down + soft.reach.down)
    var sourceArea = visible.outset(by: across + 1, down + 1)
    sourceArea.x -= Int(x.rounded())
    sourceArea.y -= Int(y.rounded())
    guard let part = place.outset(by: across, down).intersection(sourceArea) else { return }
    pixels(part, resolution: min(blur.resolution, soft.resolution)) { pixels in
      body(pixels.canvas)
      pixels.withAlpha { silhouette in
        silhouette.blur((blur.across, blur.down))
        silhouette.blur((soft.across, soft.down))
        let mask = silhouette.pattern(movedBy: (x, y))
        setSource(shadow.color)
        cairo_mask(cairo, mask)
        cairo_pattern_destroy(mask)
      }
    }
  }

  private func drawBlurred(
    _ blur: Softness, of place: DeviceRect, visible: DeviceRect, _ body: (Canvas) -> Void
  ) {
    guard !blur.isSharp else {
      guard let part = place.outset(by: 2, 2).intersection(visible) else { return }
      return saving {
        clip(to: part)
        paint(group(part, body), .normal, 1)
      }
    }
    let reach = blur.reach
    guard
      let part = place.outset(by: reach.across, reach.down)
        .intersection(visible.outset(by: reach.across, reach.down))
    else { return }
    pixels(part, resolution: blur.resolution) { pixels in
      body(pixels.canvas)
      pixels.blur((blur.across, blur.down))
      paint(pixels.pattern(), .normal, 1)
    }
  }
}
