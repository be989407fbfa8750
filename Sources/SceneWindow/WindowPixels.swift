import CSDL2
import SceneCairo

/// Where a window's picture is drawn, and how it gets to the display from there.
protocol WindowPixels: AnyObject {
  /// What to draw on, and whether it still has what was drawn on it last; of another size, it has not.
  ///
  /// - Throws: `WindowError.cannotDraw`, and `CairoError` for one that is too large.
  func canvas() throws -> (surface: CairoSurface, isSame: Bool)

  /// Brings what was drawn to the display.
  ///
  /// - Parameter parts: where it differs from what is seen.
  func bring(_ parts: [SDL_Rect])

  /// The window goes.
  func close()
}
