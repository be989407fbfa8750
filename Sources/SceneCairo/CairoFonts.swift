import CPangoCairo
import SceneDrawing
import SceneValues

/// The installed fonts for measuring and drawing text, as found by fontconfig.
///
/// If Inter is installed (`fonts-inter` on Debian), it replaces the system font, because the letters of both fonts are
/// about equally wide. The system font replaces families that are not installed.
public final class CairoFonts: Sendable {
  /// Whether Inter is installed and therefore replaces the system font.
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
