import CSDL2
import SceneCairo

/// The drawing target of a window, which also transfers its pixels to the display.
protocol WindowPixels: AnyObject {
  /// Returns the surface, and whether it still contains the last picture, which is not the case after a change of size.
  ///
  /// - Throws: `WindowError.cannotDraw`, or `CairoError` if the surface is too large.
  func canvas() throws -> (surface: CairoSurface, isSame: Bool)

  func bring(_ parts: [SDL_Rect])

  func close()
}
