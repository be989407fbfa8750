import SceneDrawing
import SceneValues

/// Measures text in the fonts that it is drawn in, so that layout and drawing agree on every letter.
///
/// ```swift
/// let fonts = try CairoFonts()
/// context.textMetrics = CairoTextMetrics(fonts)
/// let renderer = try CairoRenderer(scale: 2, fonts: fonts)
/// ```
///
/// Widths are those of the installed fonts, and so differ from one machine to another. Lines of the system's font, and of
/// families that `BuiltInTextMetrics` knows, are as high as there; lines of others are as high as their fonts say.
public struct CairoTextMetrics: TextMetrics {
  /// What text is measured in.
  public let fonts: CairoFonts

  /// Metrics of fonts.
  public init(_ fonts: CairoFonts) { self.fonts = fonts }

  /// How far a text on one line advances, in points.
  public func width(of text: String, font: Font) -> Double {
    guard !text.isEmpty else { return 0 }
    return fonts.engine.withLock { $0.width(of: text, font) }
  }

  /// The vertical measures of a line, in points.
  public func lineMetrics(for font: Font) -> LineMetrics {
    guard !BuiltInTextMetrics.knows(font) else { return BuiltInTextMetrics().lineMetrics(for: font) }
    return fonts.engine.withLock { $0.lineMetrics(for: font) }
  }
}
