import CSDL2
import SceneCairo

/// The pixels of a window: a drawing target whose content is transferred to the display.
protocol WindowPixels: AnyObject {
  /// Returns the surface and whether it still contains the last picture. After a change of size, it does not. Throws
  /// `WindowError.cannotDraw`, or `CairoError` if the surface is too large.
  func canvas() throws -> (surface: CairoSurface, isSame: Bool)

  func bring(_ parts: [SDL_Rect])

  func close()
}
