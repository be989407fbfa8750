import CSDL2
import SceneCairo

/// The pixels of SDL's window surface, which are shared with the display if possible.
final class SurfacePixels: WindowPixels {
  private let window: OpaquePointer
  private var target: DesktopCanvas?

  init(_ window: OpaquePointer) { self.window = window }

  func canvas() throws -> (surface: CairoSurface, isSame: Bool) {
    guard let pixels = SDL_GetWindowSurface(window) else {
      throw WindowError.cannotDraw(WindowError.lastReason)
    }
    if let target, target.isOf(pixels) { return (target.surface, true) }
    let target = try DesktopCanvas(pixels)
    self.target = target
    return (target.surface, false)
  }

  func bring(_ parts: [SDL_Rect]) {
    guard let target else { return }
    for part in parts { target.bring(part) }
    SDL_UpdateWindowSurfaceRects(window, parts, Int32(parts.count))
  }

  // SDL releases the surface together with the window.
  func close() {}
}
