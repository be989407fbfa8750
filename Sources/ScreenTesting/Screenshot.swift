import SceneCairo
import SceneDrawing
import SceneValues

/// A picture of a window or browser, or a picture drawn by Cairo. The lower 24 bits of each pixel are its color.
public struct Screenshot: Equatable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The pixels, row by row.
  public let colors: [UInt32]

  init(width: Int, height: Int, colors: [UInt32]) {
    (self.width, self.height, self.colors) = (width, height, colors)
  }

  /// Creates a screenshot by copying the pixels of a surface.
  public init(_ surface: CairoSurface) {
    (width, height) = (surface.width, surface.height)
    let stride = surface.stride
    colors = surface.withPixels { pixels in
      [UInt32](unsafeUninitializedCapacity: surface.width * surface.height) { colors, count in
        var place = 0
        for y in 0..<surface.height {
          for x in 0..<surface.width {
            colors[place] = pixels.load(fromByteOffset: y * stride + x * 4, as: UInt32.self) & 0xFF_FFFF
            place += 1
          }
        }
        count = place
      }
    }
  }

  /// Creates a screenshot by drawing a picture with Cairo.
  ///
  /// - Throws: `CairoError` if Cairo cannot draw or encode the picture.
  public init(_ picture: LayeredPicture, scale: Double = 1, fonts: CairoFonts? = nil) throws {
    let renderer = try CairoRenderer(scale: scale, fonts: fonts ?? CairoFonts())
    let surface = try renderer.surface(for: picture.size)
    try renderer.draw(picture, on: surface)
    self.init(surface)
  }

  /// Creates a screenshot from a PNG file.
  ///
  /// - Throws: An error if the bytes are not a PNG file.
  public init(png bytes: [UInt8]) throws {
    let pixels = try EncodedImage(bytes)
    let size = Size(width: Double(pixels.width), height: Double(pixels.height))
    let image = ImageRun(
      name: "screenshot", rect: Rect(origin: .zero, size: size),
      content: ImageContent(size: size, pixels: pixels))
    try self.init(LayeredPicture(size: size, content: DisplayList(commands: [.init(.image(image))])))
  }

  /// Creates a screenshot from a file written by `xwd`. Returns nil if the format is not supported.
  public init?(xwd bytes: [UInt8]) {
    func word(_ index: Int) -> Int {
      bytes[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    guard bytes.count > 100, word(1) == 7, word(11) == 32 else { return nil }
    let (width, height) = (word(4), word(5))
    let (start, line) = (word(0) + word(19) * 12, word(12))
    guard line >= width * 4, bytes.count >= start + line * height else { return nil }
    let isBigEndian = word(7) == 1
    (self.width, self.height) = (width, height)
    colors = bytes.withUnsafeBytes { bytes in
      [UInt32](unsafeUninitializedCapacity: width * height) { colors, count in
        for y in 0..<height {
          for x in 0..<width {
            let pixel = bytes.loadUnaligned(fromByteOffset: start + y * line + x * 4, as: UInt32.self)
            colors[y * width + x] =
              (isBigEndian ? UInt32(bigEndian: pixel) : UInt32(littleEndian: pixel)) & 0xFF_FFFF
          }
        }
        count = width * height
      }
    }
  }

  /// Returns the screenshot as a PNG file.
  ///
  /// - Throws: `CairoError` if Cairo cannot draw or encode the picture.
  public func png() throws -> [UInt8] {
    let surface = try CairoSurface(width: width, height: height)
    let stride = surface.stride
    surface.withPixels { pixels in
      for y in 0..<height {
        for x in 0..<width {
          pixels.storeBytes(
            of: colors[y * width + x] | 0xFF00_0000, toByteOffset: y * stride + x * 4, as: UInt32.self)
        }
      }
    }
    return try surface.png()
  }
}
