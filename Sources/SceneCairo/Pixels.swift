import CPangoCairo
import CPixels
import SceneValues

/// An offscreen surface for effects that Cairo does not provide.
final class Pixels {
  let part: DeviceRect
  let scale: (across: Double, down: Double)
  let surface: OpaquePointer
  private let owner: Canvas

  private(set) lazy var canvas: Canvas = {
    let matrix = owner.matrix
      .concatenating(.translation(x: -Double(part.x), y: -Double(part.y)))
      .concatenating(.scale(x: scale.across, y: scale.down))
    // A surface without an error always has a context.
    return owner.canvas(on: surface, matrix: matrix)!
  }()

  fileprivate init?(
    _ part: DeviceRect, _ format: cairo_format_t, width: Int, height: Int, owner: Canvas
  ) {
    self.part = part
    self.owner = owner
    scale = (Double(width) / Double(part.width), Double(height) / Double(part.height))
    surface = cairo_image_surface_create(format, Int32(width), Int32(height))
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
  }

  deinit { cairo_surface_destroy(surface) }

  private var width: Int { Int(cairo_image_surface_get_width(surface)) }
  private var height: Int { Int(cairo_image_surface_get_height(surface)) }

  /// Returns a pattern that draws the pixels at their position on the canvas. The caller must release the pattern.
  func pattern(movedBy offset: (x: Double, y: Double) = (0, 0)) -> OpaquePointer? {
    let pattern = cairo_pattern_create_for_surface(surface)
    var matrix = AffineTransform.translation(x: -Double(part.x) - offset.x, y: -Double(part.y) - offset.y)
      .concatenating(.scale(x: scale.across, y: scale.down)).cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    let isWhole = scale == (1, 1) && offset.x == offset.x.rounded() && offset.y == offset.y.rounded()
    cairo_pattern_set_filter(pattern, isWhole ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    return pattern
  }

  func turnLuminanceIntoAlpha() {
    cairo_surface_flush(surface)
    pixels_luminance_to_alpha(
      cairo_image_surface_get_data(surface), Int32(width), Int32(height),
      cairo_image_surface_get_stride(surface))
    cairo_surface_mark_dirty(surface)
  }

  func blur(_ deviation: (across: Double, down: Double)) {
    guard deviation.across > 0 || deviation.down > 0 else { return }
    cairo_surface_flush(surface)
    let channels: Int32 = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_A8 ? 1 : 4
    let done = pixels_blur(
      cairo_image_surface_get_data(surface), Int32(width), Int32(height),
      cairo_image_surface_get_stride(surface), channels, deviation.across * scale.across,
      deviation.down * scale.down)
    cairo_surface_mark_dirty(surface)
    if done == 0 { owner.budget.fail(.failed("out of memory")) }
  }

  func withAlpha(_ body: (Pixels) -> Void) {
    owner.budget.with(width * height / 4) {
      guard let alpha = Pixels(part, CAIRO_FORMAT_A8, width: width, height: height, owner: owner) else {
        return owner.budget.fail(.failed("out of memory"))
      }
      cairo_surface_flush(surface)
      pixels_take_alpha(
        cairo_image_surface_get_data(surface), cairo_image_surface_get_stride(surface),
        cairo_image_surface_get_data(alpha.surface), cairo_image_surface_get_stride(alpha.surface),
        Int32(width), Int32(height))
      cairo_surface_mark_dirty(alpha.surface)
      body(alpha)
    }
  }
}

extension Canvas {
  /// Calls a closure with a transparent surface that covers part of the canvas. A resolution below 1 uses fewer pixels.
  func pixels(_ part: DeviceRect, resolution coarse: Double = 1, _ body: (Pixels) -> Void) {
    let most = Double(CairoSurface.maximumSide)
    let scale = min(
      resolution * coarse, most / Double(part.width), most / Double(part.height),
      (Double(1 << 26) / (Double(part.width) * Double(part.height))).squareRoot())
    let width = max(1, Int((Double(part.width) * scale).rounded(.up)))
    let height = max(1, Int((Double(part.height) * scale).rounded(.up)))
    budget.with(width * height) {
      guard let pixels = Pixels(part, CAIRO_FORMAT_ARGB32, width: width, height: height, owner: self) else {
        return budget.fail(.failed("out of memory"))
      }
      body(pixels)
    }
  }
}
