import CSDL2
import SceneCairo
import SceneProgram

final class DesktopWindow {
  private(set) var content: Window
  let handle: OpaquePointer
  private let fonts: CairoFonts
  private let images: CairoImages
  /// The number of pixels per point, excluding the scale of the display.
  private let factor: Double
  var isSeen = true
  private var fillsScreen: Bool
  /// Whether windows always fill the display because it has no window manager. A window of another size would switch
  /// the display to a lower resolution.
  private let fillsAlways: Bool
  private let pixels: any WindowPixels
  private var shown: LayeredPicture?

  init(
    _ content: Window, title: String, scale: Double, fonts: CairoFonts, images: CairoImages
  ) throws(WindowError) {
    let size = content.bounds.size
    var flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    fillsAlways = driver.lowercased() == "kmsdrm"
    if content.wantsFullScreen || fillsAlways { flags |= SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue }
    // `SDL_WINDOWPOS_UNDEFINED` is a macro that Swift does not import. This is its value.
    let place: Int32 = 0x1FFF_0000
    guard
      let handle = SDL_CreateWindow(
        title, place, place, Self.pixels(size.width * scale), Self.pixels(size.height * scale), flags)
    else { throw .noDisplay(WindowError.lastReason) }
    self.content = content
    self.handle = handle
    fillsScreen = content.wantsFullScreen
    self.fonts = fonts
    self.images = images
    factor = scale
    pixels = driver == "wayland" ? TexturePixels(handle) : SurfacePixels(handle)
  }

  deinit {
    pixels.close()
    SDL_DestroyWindow(handle)
  }

  var windowID: UInt32 { SDL_GetWindowID(handle) }

  private static func pixels(_ length: Double) -> Int32 { Int32(min(max(1, length.rounded()), 16_384)) }

  var title: String {
    get { String(cString: SDL_GetWindowTitle(handle)) }
    set { if newValue != title { SDL_SetWindowTitle(handle, newValue) } }
  }

  func show(_ content: Window) {
    self.content = content
    redrawAll()
  }

  func followContent() {
    guard content.wantsFullScreen != fillsScreen, !fillsAlways else { return }
    fillsScreen = content.wantsFullScreen
    SDL_SetWindowFullscreen(handle, fillsScreen ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
  }

  private var desktopSize: (width: Int32, height: Int32) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(handle, &width, &height)
    return (max(1, width), max(1, height))
  }

  private var pixelSize: (width: Int32, height: Int32) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSizeInPixels(handle, &width, &height)
    return (max(1, width), max(1, height))
  }

  var size: Size {
    let size = desktopSize
    return Size(width: Double(size.width) / factor, height: Double(size.height) / factor)
  }

  var scale: Double { factor * Double(pixelSize.width) / Double(desktopSize.width) }

  var framesPerSecond: Double {
    var mode = SDL_DisplayMode()
    let index = SDL_GetWindowDisplayIndex(handle)
    guard index >= 0, SDL_GetCurrentDisplayMode(index, &mode) == 0, mode.refresh_rate > 0 else { return 60 }
    return Double(min(mode.refresh_rate, 240))
  }

  func point(_ x: Double, _ y: Double) -> Point { Point(x: x / factor, y: y / factor) }

  func point(partX x: Double, partY y: Double) -> Point { Point(x: x * size.width, y: y * size.height) }

  /// The position of the pointer in the window, in points. During a drag from another app, no pointer events arrive. On
  /// Wayland, the value is then the last known position.
  var pointerPlace: Point {
    var (x, y, left, top): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    SDL_GetGlobalMouseState(&x, &y)
    SDL_GetWindowPosition(handle, &left, &top)
    return point(Double(x - left), Double(y - top))
  }

  func desktopRect(_ rect: Rect) -> SDL_Rect {
    func whole(_ value: Double) -> Int32 { Int32(min(max(-1e6, value * factor), 1e6)) }
    return SDL_Rect(x: whole(rect.minX), y: whole(rect.minY), w: whole(rect.width), h: whole(rect.height))
  }

  var accessiblePlace: AccessibleWindow.Place {
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetWindowPosition(handle, &x, &y)
    let hasKeyboard = SDL_GetWindowFlags(handle) & SDL_WINDOW_INPUT_FOCUS.rawValue != 0
    return AccessibleWindow.Place(x: x, y: y, scale: factor, hasKeyboard: hasKeyboard)
  }

  func redrawAll() { shown = nil }

  /// Draws the differences between the given picture and the displayed picture. Throws `WindowError.cannotDraw` or
  /// `CairoError` if the picture cannot be drawn.
  func show(_ picture: LayeredPicture) throws {
    let picture = picture.scrolledToPixels(scale: scale)
    guard picture != shown else { return }
    let (surface, isSame) = try pixels.canvas()
    let renderer = try CairoRenderer(scale: scale, fonts: fonts, images: images)
    let damage: [Rect]
    if isSame, let shown {
      // If drawing fails, the surface contains pixels of both pictures.
      self.shown = nil
      damage = try renderer.draw(picture, on: surface, after: shown)
    } else {
      damage = [Rect(origin: .zero, size: picture.size)]
      try renderer.draw(picture, on: surface)
    }
    shown = picture
    let scale = scale
    let (width, height) = (surface.width, surface.height)
    let parts = damage.compactMap { Self.pixels(in: $0, scale: scale, width: width, height: height) }
    if !parts.isEmpty { pixels.bring(parts) }
    // After a change of size, the first picture only sets the display mode and becomes visible with the next picture.
    if !isSame, fillsAlways { pixels.bring(parts) }
  }

  private static func pixels(in rect: Rect, scale: Double, width: Int, height: Int) -> SDL_Rect? {
    func bounded(_ value: Double, _ limit: Int) -> Int32 { Int32(min(max(0, value), Double(limit))) }
    let (left, top) = (
      bounded((rect.minX * scale).rounded(.down), width), bounded((rect.minY * scale).rounded(.down), height)
    )
    let (right, bottom) = (
      bounded((rect.maxX * scale).rounded(.up), width), bounded((rect.maxY * scale).rounded(.up), height)
    )
    return right > left && bottom > top ? SDL_Rect(x: left, y: top, w: right - left, h: bottom - top) : nil
  }
}
