import CPangoCairo
import CPixels
import ScenePlatform
import SceneValues

/// A bitmap to which pictures are drawn. Do not use a surface from several threads concurrently.
///
/// A pixel is a 32-bit word in native byte order, with alpha in the highest byte, followed by premultiplied red, green,
/// and blue. This format is called `ARGB8888` in SDL and Wayland, and `ARGB32` in Cairo.
public final class CairoSurface {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The maximum width and height, in pixels.
  public static let maximumSide = 16_384
  /// The maximum area, in pixels.
  public static let maximumArea = 1 << 27

  let surface: OpaquePointer

  /// Creates a transparent surface.
  ///
  /// - Parameters:
  ///   - width: The width in pixels, from 1 to `maximumSide`.
  ///   - height: The height in pixels, from 1 to `maximumSide`.
  /// - Throws: `size` if the size is invalid, or `failed` if there is not enough memory.
  public init(width: Int, height: Int) throws(CairoError) {
    guard (1...Self.maximumSide).contains(width), (1...Self.maximumSide).contains(height),
      width * height <= Self.maximumArea
    else { throw .size(width: Double(width), height: Double(height)) }
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else {
      throw .failed("out of memory")
    }
    self.surface = surface
    self.width = width
    self.height = height
    // If this throws, `deinit` destroys the surface.
    try CairoError.check(cairo_surface_status(surface))
  }

  /// Creates a surface that uses existing pixels. The pixels must remain valid for as long as the surface exists. The
  /// stride, in bytes, must be a multiple of 4. Throws `size` for an invalid size, or `failed` if Cairo cannot create it.
  package init(wrapping pixels: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int)
    throws(CairoError)
  {
    guard (1...Self.maximumSide).contains(width), (1...Self.maximumSide).contains(height) else {
      throw .size(width: Double(width), height: Double(height))
    }
    guard
      let surface = cairo_image_surface_create_for_data(
        pixels.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
        Int32(stride))
    else { throw .failed("out of memory") }
    self.surface = surface
    self.width = width
    self.height = height
    try CairoError.check(cairo_surface_status(surface))
  }

  deinit { cairo_surface_destroy(surface) }

  /// The number of bytes per row, which is at least four times the width.
  public var stride: Int { Int(cairo_image_surface_get_stride(surface)) }

  /// Calls a closure with the pixels, in rows of `stride` bytes from top to bottom. Do not draw during the call.
  public func withPixels<Result, Failure>(
    _ body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    cairo_surface_flush(surface)
    defer { cairo_surface_mark_dirty(surface) }
    let pixels = UnsafeMutableRawBufferPointer(
      start: cairo_image_surface_get_data(surface), count: stride * height)
    return try body(pixels)
  }

  /// Returns the color of a pixel.
  ///
  /// - Parameters:
  ///   - x: The distance from the left edge, in pixels.
  ///   - y: The distance from the top edge, in pixels.
  /// - Returns: The color, not premultiplied, or nil if the position is outside the surface.
  public func color(x: Int, y: Int) -> RGBA? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    let offset = y * stride + x * 4
    let word = withPixels { $0.load(fromByteOffset: offset, as: UInt32.self) }
    let alpha = word >> 24
    guard alpha > 0 else { return RGBA(packed: 0) }
    func component(_ shift: UInt32) -> UInt32 { min(255, ((word >> shift & 0xFF) * 255 + alpha / 2) / alpha) }
    return RGBA(packed: component(16) << 24 | component(8) << 16 | component(0) << 8 | alpha)
  }

  /// Returns the pixels as a PNG file.
  ///
  /// - Throws: `failed` if there is not enough memory.
  public func png() throws(CairoError) -> [UInt8] {
    let stride = Int32(stride)
    let file: [UInt8]? = withPixels { pixels in
      var count = 0
      guard
        let bytes = pixels_encode_png(
          pixels.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(width), Int32(height), stride, &count
        )
      else { return nil }
      defer { free(bytes) }
      return Array(UnsafeBufferPointer(start: bytes, count: count))
    }
    guard let file else { throw .failed("out of memory") }
    return file
  }
}

final class ByteCollector {
  var bytes: [UInt8] = []

  static func collect(
    _ collector: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<UInt8>?, _ count: UInt32
  ) -> cairo_status_t {
    guard let collector, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
    Unmanaged<ByteCollector>.fromOpaque(collector).takeUnretainedValue()
      .bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
    return CAIRO_STATUS_SUCCESS
  }
}
