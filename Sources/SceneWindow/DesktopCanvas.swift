import CSDL2
import SceneCairo

/// The drawing target of a window. The canvas uses SDL's own pixels if their format is suitable, and a copy otherwise.
struct DesktopCanvas {
  let surface: CairoSurface
  private let target: UnsafeMutablePointer<SDL_Surface>
  private let pixels: UnsafeMutableRawPointer?
  private let isBorrowed: Bool

  /// Creates a canvas for an SDL surface. The initial content of its pixels is undefined.
  init(_ target: UnsafeMutablePointer<SDL_Surface>) throws(CairoError) {
    let place = target.pointee
    let (width, height, stride) = (Int(place.w), Int(place.h), Int(place.pitch))
    self.target = target
    pixels = place.pixels
    // SDL ignores alpha here, so areas where nothing is drawn are black.
    let isKnown = [SDL_PIXELFORMAT_ARGB8888, SDL_PIXELFORMAT_RGB888]
      .contains { $0.rawValue == place.format.pointee.format }
    if isKnown, let pixels = place.pixels, stride % 4 == 0 {
      surface = try CairoSurface(wrapping: pixels, width: width, height: height, stride: stride)
      isBorrowed = true
    } else {
      surface = try CairoSurface(width: width, height: height)
      isBorrowed = false
    }
  }

  func isOf(_ target: UnsafeMutablePointer<SDL_Surface>) -> Bool {
    self.target == target && pixels == target.pointee.pixels && surface.width == Int(target.pointee.w)
      && surface.height == Int(target.pointee.h)
  }

  func bring(_ part: SDL_Rect) {
    guard !isBorrowed, SDL_LockSurface(target) == 0 else { return }
    let place = target.pointee
    surface.withPixels { pixels in
      let source = Int(part.y) * surface.stride + Int(part.x) * 4
      let depth = Int(place.format.pointee.BytesPerPixel)
      let goal = Int(part.y) * Int(place.pitch) + Int(part.x) * depth
      _ = SDL_ConvertPixels(
        part.w, part.h, SDL_PIXELFORMAT_ARGB8888.rawValue, pixels.baseAddress! + source,
        Int32(surface.stride),
        place.format.pointee.format, place.pixels + goal, place.pitch)
    }
    SDL_UnlockSurface(target)
  }
}
