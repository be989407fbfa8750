import CPangoCairo
import SceneDrawing
import SceneValues

/// Draws pictures as pixels, and as pages of PDF files, with Cairo and Pango.
///
/// ```swift
/// let renderer = try CairoRenderer(scale: 2)
/// let png = try renderer.png(window.picture())
/// ```
public struct CairoRenderer: Sendable {
  /// Pixels for a point of a picture.
  public let scale: Double
  /// What text is drawn in.
  public let fonts: CairoFonts
  /// The images that were decoded, which renderers may share.
  public let images: CairoImages

  /// More layers and groups than this that lie in each other are refused.
  public static let greatestDepth = 400

  /// A renderer.
  ///
  /// - Parameters:
  ///   - scale: pixels for a point, more than 0 and at most 64; 1 by default.
  ///   - fonts: what text is drawn in; nil, the default, for what is installed.
  ///   - images: what decodes images and keeps them; one of the renderer's own by default.
  /// - Throws: `scale`; `noFonts` where none is installed.
  public init(scale: Double = 1, fonts: CairoFonts? = nil, images: CairoImages = CairoImages())
    throws(CairoError)
  {
    guard scale > 0, scale <= 64 else { throw .scale(scale) }
    self.scale = scale
    if let fonts { self.fonts = fonts } else { self.fonts = try CairoFonts() }
    self.images = images
  }

  /// Makes a surface for pictures of a size.
  ///
  /// - Parameter size: in points.
  /// - Returns: a surface that they fill; a part of a pixel is a whole one.
  /// - Throws: `size` for one that is empty or too large; `failed` where there is no memory.
  public func surface(for size: Size) throws(CairoError) -> CairoSurface {
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard width >= 1, height >= 1, width <= Double(CairoSurface.greatestSide),
      height <= Double(CairoSurface.greatestSide)
    else { throw .size(width: width, height: height) }
    return try CairoSurface(width: Int(width), height: Int(height))
  }

  /// Draws a picture in place of what the surface has, from its top left corner.
  ///
  /// - Parameters:
  ///   - picture: what is drawn.
  ///   - surface: what it is drawn on.
  ///   - damage: in points: the parts that are drawn, as `PictureDamage` finds them; all other pixels stay. nil, the
  ///     default, for all.
  /// - Throws: `tooDeep`, `tooManyShadows`, `tooManyPixels`, `failed`; the surface has a part of the picture then.
  public func draw(_ picture: LayeredPicture, on surface: CairoSurface, damage: [Rect]? = nil)
    throws(CairoError)
  {
    images.beginPicture()
    guard let damage else { return try draw(picture, on: surface, inside: []) }
    let all = DeviceRect(0, 0, surface.width, surface.height)
    let matrix = AffineTransform.scale(x: scale, y: scale)
    let parts = damage.compactMap { DeviceRect(matrix.apply(to: $0))?.intersection(all) }
    guard !parts.isEmpty else { return }
    // What lies outside of a single rectangle is left out soon.
    if parts.count <= Self.mostPasses {
      for part in parts { try draw(picture, on: surface, inside: [part]) }
    } else {
      try draw(picture, on: surface, inside: parts)
    }
  }

  /// More parts than this are drawn together.
  private static let mostPasses = 4

  // All pixels outside of the parts stay; there are none where there are no parts.
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

  /// Draws what differs from the picture that the surface shows, and moves the pixels of what has scrolled by whole
  /// pixels: of a table that scrolls, only the rows that came into sight are drawn.
  ///
  /// - Parameters:
  ///   - picture: what is drawn.
  ///   - surface: shows `shown`, at the renderer's scale and from the top left corner.
  ///   - shown: what was drawn on it last.
  /// - Returns: in points: the parts whose pixels may be others now; none where nothing differs.
  /// - Throws: what `draw(_:on:damage:)` throws; the surface has a part of the picture then.
  public func draw(_ picture: LayeredPicture, on surface: CairoSurface, after shown: LayeredPicture)
    throws(CairoError) -> [Rect]
  {
    var (scroll, damage) = PictureDamage.change(from: shown, to: picture, scale: scale)
    // From beyond the edge of a smaller surface, no pixels come.
    if let area = scroll?.area, area.intersection(DeviceRect(0, 0, surface.width, surface.height)) != area {
      (scroll, damage) = PictureDamage.change(from: shown, to: picture, scale: nil)
    }
    if let scroll { surface.scroll(scroll) }
    try draw(picture, on: surface, damage: damage)
    guard let scroll else { return damage }
    let area = scroll.area.points(scale: scale)
    return [area] + damage.filter { area.union($0) != area }
  }

  /// A picture as a PNG file of as many pixels as its size and the scale give.
  ///
  /// - Throws: what `surface(for:)` and `draw` throw.
  public func png(_ picture: LayeredPicture) throws(CairoError) -> [UInt8] {
    let surface = try surface(for: picture.size)
    try draw(picture, on: surface)
    return try surface.png()
  }
}
