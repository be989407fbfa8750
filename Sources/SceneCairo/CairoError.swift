import CPangoCairo

/// Why pictures cannot be drawn as pixels.
public enum CairoError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No font is installed: all text would be missing.
  case noFonts
  /// A surface cannot have this size in pixels: it is empty, or larger than `CairoSurface` allows.
  case size(width: Double, height: Double)
  /// A page of such a size, in points, is none, or is larger than a PDF file has.
  case pageSize(width: Double, height: Double)
  /// More layers and groups lie in each other than are drawn.
  case tooDeep(limit: Int)
  /// More things that have shadows lie in each other than are drawn.
  case tooManyShadows(limit: Int)
  /// Groups that lie in each other need more pixels at once than are kept.
  case tooManyPixels
  /// Cairo says so: memory that is not there, for instance.
  case failed(String)
  /// Numbers of pixels for a point are more than 0 and at most 64.
  case scale(Double)
  /// A PDF file has a page for each of one picture or more.
  case noPages

  /// A sentence without a full stop.
  public var description: String {
    switch self {
    case .noFonts:
      "no font is installed, so that no text can be drawn: Debian has fonts in 'fonts-inter' and 'fonts-dejavu-core'"
    case .size(let width, let height):
      """
      a surface of \(Self.text(width)) x \(Self.text(height)) pixels cannot be made: each side has 1 to \
      \(CairoSurface.greatestSide) pixels, and all of it at most \(CairoSurface.greatestArea)
      """
    case .pageSize(let width, let height):
      """
      a page of \(Self.text(width)) x \(Self.text(height)) points cannot be made: each side has more than 0 and at most \
      14400 points
      """
    case .tooDeep(let limit): "more than \(limit) layers or groups lie in each other"
    case .tooManyShadows(let limit): "more than \(limit) things that have shadows lie in each other"
    case .tooManyPixels:
      "groups that lie in each other need more than \(PixelBudget.limit) pixels at once"
    case .failed(let reason): "Cairo cannot draw the picture: \(reason)"
    case .scale(let scale): "a picture has more than 0 and at most 64 pixels for a point, not \(scale)"
    case .noPages: "a PDF file needs a picture at least"
    }
  }

  private static func text(_ side: Double) -> String {
    side.isFinite && abs(side) < 1e9 ? "\(Int(side))" : "\(side)"
  }

  /// - Throws: what a status other than that of success says.
  static func check(_ status: cairo_status_t) throws(CairoError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw .failed(String(cString: cairo_status_to_string(status)))
  }
}
