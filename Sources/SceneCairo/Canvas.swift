import CPangoCairo
import SceneDrawing
import SceneValues

/// What is being drawn on: a context of Cairo, whose own coordinates are always pixels, and the way there.
///
/// Points are brought to pixels here and not by Cairo, whose numbers are small: a matrix that has no inverse, or a point
/// far away, would end all drawing.
final class Canvas {
  let cairo: OpaquePointer
  /// From the coordinates of what is drawn to pixels.
  var matrix: AffineTransform
  /// Pixels that are made for each pixel of the surface, where something must become pixels: more than 1 for a page.
  let resolution: Double
  let fonts: CairoFonts
  let images: CairoImages
  /// Whether it is a page of outlines, and not of pixels.
  let isVector: Bool
  /// How many layers and groups what is drawn lies in.
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

  /// What goes wrong on a canvas inside of another, whoever finishes the outermost hears of.
  deinit {
    do throws(CairoError) { try CairoError.check(cairo_status(cairo)) } catch { budget.fail(error) }
    cairo_destroy(cairo)
  }

  /// A canvas of other pixels for a part of what is drawn here.
  func canvas(on surface: OpaquePointer, matrix: AffineTransform) -> Canvas? {
    try? Canvas(
      surface, matrix: matrix, resolution: 1, fonts: fonts, images: images, depth: depth, budget: budget)
  }

  /// - Throws: what went wrong while something was drawn.
  func finish() throws(CairoError) {
    if let failure = budget.failure { throw failure }
    try CairoError.check(cairo_status(cairo))
  }

  // MARK: Coordinates

  /// The pixels that may still be drawn on; nil for none.
  var visible: DeviceRect? {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    return DeviceRect(Rect(x: left, y: top, width: right - left, height: bottom - top))
  }

  /// Draws in other coordinates, unless these are no plane.
  func within(_ transform: AffineTransform, _ body: () -> Void) {
    let next = transform.concatenating(matrix)
    guard next.isUsable else { return }
    let before = matrix
    matrix = next
    body()
    matrix = before
  }

  /// Draws, and takes back all clips.
  func saving(_ body: () -> Void) {
    cairo_save(cairo)
    body()
    cairo_restore(cairo)
  }

  /// Draws what lies in something else, unless that are too many already.
  func deeper(_ body: () -> Void) {
    guard depth < CairoRenderer.greatestDepth else {
      budget.fail(.tooDeep(limit: CairoRenderer.greatestDepth))
      return
    }
    guard budget.failure == nil else { return }
    depth += 1
    body()
    depth -= 1
  }

  /// Cuts off all outside of a rectangle of pixels.
  func clip(to part: DeviceRect) {
    cairo_rectangle(cairo, Double(part.x), Double(part.y), Double(part.width), Double(part.height))
    cairo_clip(cairo)
  }

  func setSource(_ color: RGBA) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
  }
}

/// How many pixels groups have at once, and what went wrong.
final class PixelBudget {
  /// Pixels of four bytes each.
  static let limit = 1 << 28
  private(set) var pixels = 0
  private(set) var failure: CairoError?

  func fail(_ error: CairoError) { failure = failure ?? error }

  /// Shadows of what has shadows itself, and so on.
  private static let mostShadows = 8
  private var shadows = 0

  /// Draws something with its shadow, unless it is in too many others that have one.
  func withShadow(_ body: () -> Void) {
    guard shadows < Self.mostShadows else { return fail(.tooManyShadows(limit: Self.mostShadows)) }
    guard failure == nil else { return }
    shadows += 1
    body()
    shadows -= 1
  }

  /// Draws with so many pixels more, unless they are too many.
  func with(_ count: Int, _ body: () -> Void) {
    guard pixels + count <= Self.limit else { return fail(.tooManyPixels) }
    pixels += count
    body()
    pixels -= count
  }
}

extension AffineTransform {
  /// Whether it leads to a plane, in numbers that can be used.
  var isUsable: Bool {
    let determinant = abs(determinant)
    return determinant > 1e-12 && determinant < 1e24 && tx.isFinite && ty.isFinite
  }

  /// How much longer lengths become, along the axes of the plane that it leads to.
  var stretch: (across: Double, down: Double) {
    // A circle becomes an ellipse; this is how far that reaches.
    ((a * a + c * c).squareRoot(), (b * b + d * d).squareRoot())
  }

  /// How much longer lengths along each of the axes become.
  var axes: (x: Double, y: Double) { ((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot()) }

  var cairo: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
}
