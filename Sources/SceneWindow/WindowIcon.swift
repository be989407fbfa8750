import CSDL2
import SceneCairo
import SceneDrawing
import SceneProgram

final class WindowIcon {
  private static let side = 128

  private let pixels: UnsafeMutablePointer<SDL_Surface>

  /// Creates an icon by drawing an image at the largest size that fits. Throws `WindowError.cannotDraw` or `CairoError`
  /// if the icon cannot be drawn.
  init(_ image: EncodedImage, images: CairoImages, fonts: CairoFonts) throws {
    let side = Double(Self.side)
    let size = Size(width: Double(image.width), height: Double(image.height))
    let factor = side / max(size.width, size.height)
    let (width, height): (Double, Double) = (size.width * factor, size.height * factor)
    let rect = Rect(x: (side - width) / 2, y: (side - height) / 2, width: width, height: height)
    let run = ImageRun(name: "icon", rect: rect, content: ImageContent(size: size, pixels: image))
    let surface = try CairoSurface(width: Self.side, height: Self.side)
    let picture = LayeredPicture(
      size: Size(width: side, height: side), content: DisplayList(commands: [.init(.image(run))]))
    try CairoRenderer(scale: 1, fonts: fonts, images: images).draw(picture, on: surface)
    guard
      let pixels = SDL_CreateRGBSurfaceWithFormat(
        0, Int32(Self.side), Int32(Self.side), 32, SDL_PIXELFORMAT_ARGB8888.rawValue)
    else { throw WindowError.cannotDraw(WindowError.lastReason) }
    self.pixels = pixels
    // In SDL, colors are not premultiplied by alpha.
    for y in 0..<Self.side {
      let row = (pixels.pointee.pixels + y * Int(pixels.pointee.pitch)).assumingMemoryBound(to: UInt32.self)
      for x in 0..<Self.side {
        let color = surface.color(x: x, y: y)?.packed ?? 0
        row[x] = color >> 8 | color << 24
      }
    }
  }

  deinit { SDL_FreeSurface(pixels) }

  func show(on window: DesktopWindow) { SDL_SetWindowIcon(window.handle, pixels) }
}
