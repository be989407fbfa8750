import CSDL2
import SceneCairo

/// The pixels of what SDL calls a window's surface: shared with the display where that can be.
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

  // The window's surface goes with it.
  func close() {}
}
