import CSDL2
import SceneCairo

/// The drawing target of a window, which also transfers its pixels to the display.
protocol WindowPixels: AnyObject {
  /// Returns the surface, and whether it contains the last picture that was drawn. After a change of size, it does not.
  ///
  /// - Throws: `WindowError.cannotDraw`, or `CairoError` if the surface is too large.
  func canvas() throws -> (surface: CairoSurface, isSame: Bool)

  func bring(_ parts: [SDL_Rect])

  func close()
}
