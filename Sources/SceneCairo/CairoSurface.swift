import CPangoCairo
import CPixels
import ScenePlatform
import SceneValues

/// Pixels that pictures are drawn on.
///
/// A pixel is a word of 32 bits in the machine's order: alpha in the highest byte, then red, green and blue, each multiplied
/// with alpha. SDL calls it `ARGB8888`, Wayland `ARGB8888`, Cairo `ARGB32`. A surface is used by one thread at a time.
public final class CairoSurface {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// More pixels than this in a row or a column are refused.
  public static let greatestSide = 16_384
  /// More pixels than this altogether are refused.
  public static let greatestArea = 1 << 27

  let surface: OpaquePointer

  /// A surface whose pixels are all transparent.
  ///
  /// - Parameters:
  ///   - width: in pixels, from 1 to `greatestSide`.
  ///   - height: in pixels, from 1 to `greatestSide`.
  /// - Throws: `size` for another size; `failed` where there is no memory.
  public init(width: Int, height: Int) throws(CairoError) {
    guard (1...Self.greatestSide).contains(width), (1...Self.greatestSide).contains(height),
      width * height <= Self.greatestArea
    else { throw .size(width: Double(width), height: Double(height)) }
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else {
      throw .failed("out of memory")
    }
    self.surface = surface
    self.width = width
    self.height = height
    // A surface that failed is destroyed with the object, as another is.
    try CairoError.check(cairo_surface_status(surface))
  }

  /// A surface of pixels that somebody else keeps, as they are.
  ///
  /// - Parameters:
  ///   - pixels: `stride` bytes for each row; they are there as long as the surface is drawn on.
  ///   - width: in pixels, from 1 to `greatestSide`.
  ///   - height: in pixels, from 1 to `greatestSide`.
  ///   - stride: in bytes, a multiple of 4.
  /// - Throws: `size`, `failed`.
  package init(lent pixels: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int) throws(CairoError)
  {
    guard (1...Self.greatestSide).contains(width), (1...Self.greatestSide).contains(height) else {
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

  /// How many bytes there are from a row to the next; at least 4 for each pixel.
  public var stride: Int { Int(cairo_image_surface_get_stride(surface)) }

  /// Lends the pixels, row by row from above, `stride` bytes each: nobody draws meanwhile.
  public func withPixels<Result, Failure>(
    _ body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    cairo_surface_flush(surface)
    defer { cairo_surface_mark_dirty(surface) }
    let pixels = UnsafeMutableRawBufferPointer(
      start: cairo_image_surface_get_data(surface), count: stride * height)
    return try body(pixels)
  }

  /// Looks at a pixel.
  ///
  /// - Parameters:
  ///   - x: in pixels, from the left.
  ///   - y: in pixels, from above.
  /// - Returns: its color, no longer multiplied with its alpha; nil beyond the edges.
  public func color(x: Int, y: Int) -> RGBA? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    let offset = y * stride + x * 4
    let word = withPixels { $0.load(fromByteOffset: offset, as: UInt32.self) }
    let alpha = word >> 24
    guard alpha > 0 else { return RGBA(packed: 0) }
    func component(_ shift: UInt32) -> UInt32 { min(255, ((word >> shift & 0xFF) * 255 + alpha / 2) / alpha) }
    return RGBA(packed: component(16) << 24 | component(8) << 16 | component(0) << 8 | alpha)
  }

  /// The pixels as a PNG file.
  ///
  /// - Throws: `failed` where there is no memory.
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

/// What Cairo writes a file into.
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
