import CPangoCairo
import SceneDrawing
import SceneValues

/// The installed fonts, as reported by fontconfig, for measuring and drawing text.
///
/// If Inter is installed (`fonts-inter` on Debian), it replaces the system font, because the letters of the two fonts
/// have similar widths. The system font replaces families that are not installed.
public final class CairoFonts: Sendable {
  /// Whether Inter is installed and thus replaces the system font.
  public let hasInter: Bool
  let engine: Locked<TextEngine>
  let masks = Locked(TextMasks())

  /// Loads the installed fonts.
  ///
  /// - Throws: `noFonts` if no font is installed.
  public init() throws(CairoError) {
    let engine = try TextEngine()
    hasInter = engine.hasInter
    self.engine = Locked(engine)
  }
}
