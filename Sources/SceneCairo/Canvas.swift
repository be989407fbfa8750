import CPangoCairo
import SceneDrawing
import SceneValues

/// A Cairo context with the transform that converts drawing coordinates to pixels. The canvas transforms points itself.
/// In Cairo, a singular matrix or a distant point would put the context into an error state in which nothing is drawn.
final class Canvas {
  let cairo: OpaquePointer
  var matrix: AffineTransform
  /// The number of rendered pixels per pixel of the surface. The value exceeds 1 only for vector output.
  let resolution: Double
  let fonts: CairoFonts
  let images: CairoImages
  let isVector: Bool
  var depth: Int
  let budget: PixelBudget

  init(
    _ surface: OpaquePointer, matrix: AffineTransform, resolution: Double, fonts: CairoFonts,
    images: CairoImages, isVector: Bool = false, depth: Int = 0, budget: PixelBudget = PixelBudget()
  ) throws(CairoError) {
    guard let cairo = cairo_create(surface) else { throw .failed("out of memory") }
    self.cairo = cairo
    self.matrix = matrix
    self.resolution = resolution
    self.fonts = fonts
    self.images = images
    self.isVector = isVector
    self.depth = depth
    self.budget = budget
    try CairoError.check(cairo_status(cairo))
  }

  /// Records an error of the Cairo context in the budget, so that the outermost canvas can report it.
  deinit {
    do throws(CairoError) { try CairoError.check(cairo_status(cairo)) } catch { budget.fail(error) }
    cairo_destroy(cairo)
  }

  func canvas(on surface: OpaquePointer, matrix: AffineTransform) -> Canvas? {
    try? Canvas(
      surface, matrix: matrix, resolution: 1, fonts: fonts, images: images, depth: depth, budget: budget)
  }

  /// Finishes drawing. Throws the first error that occurred during drawing, if any.
  func finish() throws(CairoError) {
    if let failure = budget.failure { throw failure }
    try CairoError.check(cairo_status(cairo))
  }

  var visible: DeviceRect? {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    return DeviceRect(Rect(x: left, y: top, width: right - left, height: bottom - top))
  }

  func within(_ transform: AffineTransform, _ body: () -> Void) {
    let next = transform.concatenating(matrix)
    guard next.isUsable else { return }
    let before = matrix
    matrix = next
    body()
    matrix = before
  }

  func saving(_ body: () -> Void) {
    cairo_save(cairo)
    body()
    cairo_restore(cairo)
  }

  func deeper(_ body: () -> Void) {
    guard depth < CairoRenderer.maximumDepth else {
      budget.fail(.tooDeep(limit: CairoRenderer.maximumDepth))
      return
    }
    guard budget.failure == nil else { return }
    depth += 1
    body()
    depth -= 1
  }

  func clip(to part: DeviceRect) {
    cairo_rectangle(cairo, Double(part.x), Double(part.y), Double(part.width), Double(part.height))
    cairo_clip(cairo)
  }

  func setSource(_ color: RGBA) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
  }
}

/// The number of pixels that groups are currently using, and the first error that occurred.
final class PixelBudget {
  static let limit = 1 << 28
  private(set) var pixels = 0
  private(set) var failure: CairoError?

  func fail(_ error: CairoError) { failure = failure ?? error }

  private static let maxShadows = 8
  private var shadows = 0

  /// Draws content that has a shadow. If too many shadows are nested, records an error instead.
  func withShadow(_ body: () -> Void) {
    guard shadows < Self.maxShadows else { return fail(.tooManyShadows(limit: Self.maxShadows)) }
    guard failure == nil else { return }
    shadows += 1
    body()
    shadows -= 1
  }

  func with(_ count: Int, _ body: () -> Void) {
    guard pixels + count <= Self.limit else { return fail(.tooManyPixels) }
    pixels += count
    body()
    pixels -= count
  }
}

extension AffineTransform {
  var isUsable: Bool {
    let determinant = abs(determinant)
    return determinant > 1e-12 && determinant < 1e24 && tx.isFinite && ty.isFinite
  }

  var stretch: (across: Double, down: Double) {
    ((a * a + c * c).squareRoot(), (b * b + d * d).squareRoot())
  }

  var axes: (x: Double, y: Double) { ((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot()) }

  var cairo: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
}
