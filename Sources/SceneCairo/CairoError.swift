import CPangoCairo

/// An error that occurs when pictures are drawn.
public enum CairoError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No font is installed, so all text would be missing from pictures.
  case noFonts
  /// The size in pixels is not valid for a surface, because it is empty or exceeds the limits of `CairoSurface`.
  case size(width: Double, height: Double)
  /// The size in points is not valid for a page, because it is empty or exceeds the limit of PDF files.
  case pageSize(width: Double, height: Double)
  case tooDeep(limit: Int)
  case tooManyShadows(limit: Int)
  case tooManyPixels
  case failed(String)
  /// The scale is invalid. It must be greater than 0 and at most 64 pixels per point.
  case scale(Double)
  case noPages

  /// A description of the error. It is a sentence without a period.
  public var description: String {
    switch self {
    case .noFonts:
      """
      text cannot be drawn without fonts: install a font, for example from the Debian package 'fonts-inter' \
      or 'fonts-dejavu-core'
      """
    case .size(let width, let height):
      """
      a surface of \(Self.text(width)) x \(Self.text(height)) pixels cannot be created: each side must have \
      1 to \(CairoSurface.maximumSide) pixels, and the area at most \(CairoSurface.maximumArea)
      """
    case .pageSize(let width, let height):
      """
      a page of \(Self.text(width)) x \(Self.text(height)) points cannot be created: each side must have \
      more than 0 and at most 14400 points
      """
    case .tooDeep(let limit): "layers or groups are nested more than \(limit) levels deep"
    case .tooManyShadows(let limit): "layers with shadows are nested more than \(limit) levels deep"
    case .tooManyPixels:
      "nested groups need more than \(PixelBudget.limit) pixels at once"
    case .failed(let reason): "Cairo cannot draw the picture: \(reason)"
    case .scale(let scale): "the scale must be more than 0 and at most 64 pixels per point, not \(scale)"
    case .noPages: "a PDF file needs at least one picture"
    }
  }

  private static func text(_ side: Double) -> String {
    side.isFinite && abs(side) < 1e9 ? "\(Int(side))" : "\(side)"
  }

  static func check(_ status: cairo_status_t) throws(CairoError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw .failed(String(cString: cairo_status_to_string(status)))
  }
}
