import CPangoCairo
import SceneDrawing
import SceneValues

/// The fonts that text is measured and drawn in: those that are installed, as fontconfig finds them.
///
/// Inter stands for the system's font where it is installed (Debian's `fonts-inter`), whose letters are about as wide. Pango
/// shapes text, and finds letters that a font lacks in others. A family that is not installed is shown as the system's.
public final class CairoFonts: Sendable {
  /// Whether Inter is installed, and stands for the system's font.
  public let hasInter: Bool
  let engine: Locked<TextEngine>
  let masks = Locked(TextMasks())

  /// The fonts that are installed now.
  ///
  /// - Throws: `noFonts` where there is none.
  public init() throws(CairoError) {
    let engine = try TextEngine()
    hasInter = engine.hasInter
    self.engine = Locked(engine)
  }
}
