import SceneDrawing
import SceneValues

/// Measures text with the fonts that are used for drawing, so that layout and drawing agree.
///
/// ```swift
/// let fonts = try CairoFonts()
/// context.textMetrics = CairoTextMetrics(fonts)
/// let renderer = try CairoRenderer(scale: 2, fonts: fonts)
/// ```
///
/// Widths depend on the installed fonts and differ between machines. The line heights of the system font and
/// of families in `BuiltInTextMetrics` are the same as there.
public struct CairoTextMetrics: TextMetrics {
  /// The fonts for measuring.
  public let fonts: CairoFonts

  /// Creates metrics for fonts.
  public init(_ fonts: CairoFonts) { self.fonts = fonts }

  /// Returns the width of a text on one line, in points.
  public func width(of text: String, font: Font) -> Double {
    guard !text.isEmpty else { return 0 }
    return fonts.engine.withLock { $0.width(of: text, font) }
  }

  /// Returns the vertical metrics of a line, in points.
  public func lineMetrics(for font: Font) -> LineMetrics {
    guard !BuiltInTextMetrics.knows(font) else { return BuiltInTextMetrics().lineMetrics(for: font) }
    return fonts.engine.withLock { $0.lineMetrics(for: font) }
  }
}
