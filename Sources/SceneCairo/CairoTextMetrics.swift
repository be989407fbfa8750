import SceneDrawing
import SceneValues

/// Text metrics that are based on the fonts used for drawing, so that layout and drawing agree.
///
/// ```swift
/// let fonts = try CairoFonts()
/// context.textMetrics = CairoTextMetrics(fonts)
/// let renderer = try CairoRenderer(scale: 2, fonts: fonts)
/// ```
///
/// Widths depend on the installed fonts and therefore differ between machines. Line heights match those of
/// `BuiltInTextMetrics` for the system font and for the families that `BuiltInTextMetrics` supports.
public struct CairoTextMetrics: TextMetrics {
  /// The fonts used to measure text.
  public let fonts: CairoFonts

  /// Creates metrics that use the given fonts.
  public init(_ fonts: CairoFonts) { self.fonts = fonts }

  /// Returns the width of a string on one line, in points.
  public func width(of text: String, font: Font) -> Double {
    guard !text.isEmpty else { return 0 }
    return fonts.engine.withLock { $0.width(of: text, font) }
  }

  /// Returns the vertical metrics of a line, in points.
  public func lineMetrics(for font: Font) -> LineMetrics {
    guard !BuiltInTextMetrics.recognizes(font) else { return BuiltInTextMetrics().lineMetrics(for: font) }
    return fonts.engine.withLock { $0.lineMetrics(for: font) }
  }
}
