import CPangoCairo
import SceneDrawing
import SceneValues

/// A renderer that uses Cairo and Pango to draw pictures as pixels or as pages of PDF files.
///
/// ```swift
/// let renderer = try CairoRenderer(scale: 2)
/// let png = try renderer.png(window.picture())
/// ```
public struct CairoRenderer: Sendable {
  /// The number of pixels per point.
  public let scale: Double
  /// The fonts used to draw text.
  public let fonts: CairoFonts
  /// The cache of decoded images. Several renderers can share a cache.
  public let images: CairoImages

  /// The maximum nesting depth of layers and groups.
  public static let maximumDepth = 400

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point, which must be greater than 0 and at most 64. The default is 1.
  ///   - fonts: The fonts used to draw text. The default is nil, which uses the installed fonts.
  ///   - images: The cache of decoded images. The default is a new cache.
  /// - Throws: `scale` if the scale is invalid, or `noFonts` if no font is installed.
  public init(scale: Double = 1, fonts: CairoFonts? = nil, images: CairoImages = CairoImages())
    throws(CairoError)
  {
    guard scale > 0, scale <= 64 else { throw .scale(scale) }
    self.scale = scale
    if let fonts { self.fonts = fonts } else { self.fonts = try CairoFonts() }
    self.images = images
  }

  /// Creates a surface for pictures of a given size.
  ///
  /// - Parameter size: The size in points.
  /// - Returns: A surface of this size. Its dimensions in pixels are rounded up to whole numbers.
  /// - Throws: `size` if the size is empty or too large, or `failed` if there is not enough memory.
  public func surface(for size: Size) throws(CairoError) -> CairoSurface {
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard width >= 1, height >= 1, width <= Double(CairoSurface.maximumSide),
      height <= Double(CairoSurface.maximumSide)
    else { throw .size(width: width, height: height) }
    return try CairoSurface(width: Int(width), height: Int(height))
  }

  /// Replaces the content of a surface with a picture. The top-left corners of both coincide.
  ///
  /// - Parameters:
  ///   - picture: The picture to draw.
  ///   - surface: The destination.
  ///   - damage: The parts to draw, in points, as returned by `PictureDamage`. All other pixels remain unchanged. The
  ///     default is nil, which draws everything.
  /// - Throws: `tooDeep`, `tooManyShadows`, `tooManyPixels`, or `failed`. If an error is thrown, the surface contains
  ///   only part of the picture.
  public func draw(_ picture: LayeredPicture, on surface: CairoSurface, damage: [Rect]? = nil)
    throws(CairoError)
  {
    images.beginPicture()
    guard let damage else { return try draw(picture, on: surface, inside: []) }
    let all = DeviceRect(0, 0, surface.width, surface.height)
    let matrix = AffineTransform.scale(x: scale, y: scale)
    let parts = damage.compactMap { DeviceRect(matrix.apply(to: $0))?.intersection(all) }
    guard !parts.isEmpty else { return }
    // If rectangles are drawn one at a time, content outside each one is skipped early.
    if parts.count <= Self.maxPasses {
      for part in parts { try draw(picture, on: surface, inside: [part]) }
    } else {
      try draw(picture, on: surface, inside: parts)
    }
  }

  private static let maxPasses = 4

  // The canvas clears and draws only the given parts. An empty array represents the entire surface.
  private func draw(_ picture: LayeredPicture, on surface: CairoSurface, inside parts: [DeviceRect])
    throws(CairoError)
  {
    let canvas = try Canvas(
      surface.surface, matrix: .scale(x: scale, y: scale), resolution: 1, fonts: fonts, images: images)
    if !parts.isEmpty {
      for part in parts {
        cairo_rectangle(
          canvas.cairo, Double(part.x), Double(part.y), Double(part.width), Double(part.height))
      }
      cairo_clip(canvas.cairo)
    }
    cairo_set_operator(canvas.cairo, CAIRO_OPERATOR_CLEAR)
    cairo_paint(canvas.cairo)
    cairo_set_operator(canvas.cairo, CAIRO_OPERATOR_OVER)
    canvas.draw(picture)
    cairo_surface_flush(surface.surface)
    try canvas.finish()
  }

  /// Draws only the differences between a picture and the picture that the surface contains. Content that has scrolled by
  /// a whole number of pixels is moved rather than drawn again.
  ///
  /// - Parameters:
  ///   - picture: The picture to draw.
  ///   - surface: A surface that contains `shown` in its top-left corner, drawn at the renderer's scale.
  ///   - shown: The picture that was drawn last.
  /// - Returns: The parts whose pixels might have changed, in points. The array is empty if the pictures are equal.
  /// - Throws: The errors of `draw(_:on:damage:)`. If an error is thrown, the surface contains only part of the picture.
  public func draw(_ picture: LayeredPicture, on surface: CairoSurface, after shown: LayeredPicture)
    throws(CairoError) -> [Rect]
  {
    var (scroll, damage) = PictureDamage.change(from: shown, to: picture, scale: scale)
    // If the surface is smaller than the picture, it has no pixels that could scroll into view from beyond its edge.
    if let area = scroll?.area, area.intersection(DeviceRect(0, 0, surface.width, surface.height)) != area {
      (scroll, damage) = PictureDamage.change(from: shown, to: picture, scale: nil)
    }
    if let scroll { surface.scroll(scroll) }
    try draw(picture, on: surface, damage: damage)
    guard let scroll else { return damage }
    let area = scroll.area.points(scale: scale)
    return [area] + damage.filter { area.union($0) != area }
  }

  /// Returns a picture as a PNG file. The size of the file in pixels is the picture's size multiplied by the scale.
  ///
  /// - Throws: The errors of `surface(for:)` and `draw`.
  public func png(_ picture: LayeredPicture) throws(CairoError) -> [UInt8] {
    let surface = try surface(for: picture.size)
    try draw(picture, on: surface)
    return try surface.png()
  }
}
