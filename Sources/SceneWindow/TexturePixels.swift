import CSDL2
import SceneCairo

/// Pixels that SDL displays as a texture. On Wayland, a window surface has only one pixel per point, so it would be
/// scaled up on high-resolution displays.
final class TexturePixels: WindowPixels {
  private let window: OpaquePointer
  private var renderer: OpaquePointer?
  private var texture: OpaquePointer?
  private var surface: CairoSurface?

  init(_ window: OpaquePointer) { self.window = window }

  func canvas() throws -> (surface: CairoSurface, isSame: Bool) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSizeInPixels(window, &width, &height)
    (width, height) = (max(1, width), max(1, height))
    if let surface, surface.width == Int(width), surface.height == Int(height) { return (surface, true) }
    renderer = renderer ?? SDL_CreateRenderer(window, -1, 0)
    if let texture { SDL_DestroyTexture(texture) }
    (texture, surface) = (nil, nil)
    // The format has no alpha channel, so areas where nothing is drawn are black.
    guard let renderer,
      let texture = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_RGB888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), width, height)
    else { throw WindowError.cannotDraw(WindowError.lastReason) }
    self.texture = texture
    let surface = try CairoSurface(width: Int(width), height: Int(height))
    self.surface = surface
    return (surface, false)
  }

  func bring(_ parts: [SDL_Rect]) {
    guard let surface, let renderer, let texture else { return }
    surface.withPixels { pixels in
      for var part in parts {
        let start = pixels.baseAddress! + Int(part.y) * surface.stride + Int(part.x) * 4
        SDL_UpdateTexture(texture, &part, start, Int32(surface.stride))
      }
    }
    SDL_RenderCopy(renderer, texture, nil, nil)
    SDL_RenderPresent(renderer)
  }

  func close() {
    // SDL releases the texture together with the renderer.
    if let renderer { SDL_DestroyRenderer(renderer) }
    (renderer, texture, surface) = (nil, nil, nil)
  }
}
