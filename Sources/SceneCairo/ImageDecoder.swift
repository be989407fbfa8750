import CPangoCairo
import CPixels
import SceneDrawing
import SceneValues
import ScenePlatform

struct ImageDecoder {
  private let bytes: [UInt8]
  private let format: ImageFormat

  var byteCount: Int { bytes.count }

  init(_ file: ImageFile) {
    switch file {
    case .encoded(let image):
      bytes = image.bytes
      format = image.format == .png ? .png : .jpeg
    case .bytes(let file):
      bytes = file.bytes
      format = file.format
    }
  }

  /// The minimum size to which an image is decoded. Each side is a power of two in pixels, so that a growing image is not
  /// decoded for each size. The properties store the exponents, or 0 for formats that are always decoded at full size.
  struct Level: Hashable {
    var across = 0
    var down = 0
  }

  func level(for wanted: Size) -> Level {
    func power(_ side: Double) -> Int {
      side.isFinite && side > 1 ? min(14, Int(log2(side).rounded(.up))) : 0
    }
    switch format {
    case .png, .webp, .unknown: return Level()
    case .jpeg: return Level(across: power(wanted.width), down: power(wanted.height))
    case .svg, .pdf:
      // Drawings keep their aspect ratio, so the longer side determines the size.
      let power = power(max(wanted.width, wanted.height))
      return Level(across: power, down: power)
    }
  }

  /// Returns whether decoding would noticeably delay a picture. Up to `threshold` pixels cause no delay.
  func isSlowToDecode(above threshold: Int, level: Level) -> Bool {
    switch format {
    case .png, .jpeg:
      guard let image = try? EncodedImage(bytes) else { return false }
      return image.width * image.height > threshold
    // The headers of other formats do not contain the size in pixels, so it is estimated from the size of the file.
    case .webp: return bytes.count > threshold / 4
    case .svg, .pdf: return bytes.count > threshold / 4 || 1 << (2 * level.across) > threshold
    case .unknown: return false
    }
  }

  func decoded(level: Level, limit: Int) -> CairoSurface? {
    let (across, down) = (Int32(1 << level.across), Int32(1 << level.down))
    switch format {
    case .png: return png(limit)
    case .jpeg: return surface(pixels_decode_jpeg(bytes, bytes.count, across, down, limit))
    case .webp: return surface(pixels_decode_webp(bytes, bytes.count, limit))
    case .svg: return drawing(across, limit, pixels_svg_size, pixels_draw_svg)
    // Poppler is not thread-safe.
    case .pdf: return Self.pages.withLock { _ in drawing(across, limit, pixels_pdf_size, pixels_draw_pdf) }
    case .unknown: return nil
    }
  }

  /// The name of the library that is required to decode the file but is not installed, or nil if no library is missing.
  var missingLibrary: String? {
    switch format {
    case .svg: pixels_missing_svg_library().map { String(cString: $0) }
    case .pdf: pixels_missing_pdf_library().map { String(cString: $0) }
    case .png, .jpeg, .webp, .unknown: nil
    }
  }

  private static let pages = Locked(())

  private func png(_ limit: Int) -> CairoSurface? {
    // The header is checked first, so images that exceed the limit are not decoded.
    guard let header = try? EncodedImage(bytes), header.width * header.height <= limit else { return nil }
    let reader = ByteReader(bytes)
    return withExtendedLifetime(reader) {
      let decoded = cairo_image_surface_create_from_png_stream(
        { ByteReader.read($0, $1, $2) }, Unmanaged.passUnretained(reader).toOpaque())
      defer { cairo_surface_destroy(decoded) }
      guard let decoded, cairo_surface_status(decoded) == CAIRO_STATUS_SUCCESS else { return nil }
      return copy(of: decoded)
    }
  }

  private func copy(of decoded: OpaquePointer) -> CairoSurface? {
    let (width, height) = (cairo_image_surface_get_width(decoded), cairo_image_surface_get_height(decoded))
    guard let surface = try? CairoSurface(width: Int(width), height: Int(height)),
      let cairo = cairo_create(surface.surface)
    else { return nil }
    defer { cairo_destroy(cairo) }
    cairo_set_source_surface(cairo, decoded, 0, 0)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_paint(cairo)
    return surface
  }

  private typealias Measure = (
    UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?
  ) -> Int32
  private typealias Drawing = (UnsafePointer<UInt8>?, Int, Int32, Int32) -> PixelsImage

  private func drawing(_ side: Int32, _ limit: Int, _ measure: Measure, _ draw: Drawing) -> CairoSurface? {
    var (width, height) = (0.0, 0.0)
    guard measure(bytes, bytes.count, &width, &height) != 0 else { return nil }
    if !(width > 1e-6 && height > 1e-6 && width < 1e9 && height < 1e9) { (width, height) = (1, 1) }
    let most = (Double(limit) / width / height).squareRoot()
    let factor = min(Double(side) / max(width, height), most)
    let (across, down) = (
      Int32(max(1, (width * factor).rounded(.down))), Int32(max(1, (height * factor).rounded(.down)))
    )
    guard Int(across) * Int(down) <= limit else { return nil }
    return surface(draw(bytes, bytes.count, across, down))
  }

  private func surface(_ image: PixelsImage) -> CairoSurface? {
    guard let words = image.words else { return nil }
    defer { free(words) }
    guard let surface = try? CairoSurface(width: Int(image.width), height: Int(image.height)) else {
      return nil
    }
    let row = Int(image.width) * 4
    surface.withPixels { pixels in
      for y in 0..<surface.height {
        guard let start = pixels.baseAddress else { return }
        (start + y * surface.stride).copyMemory(from: words + y * Int(image.width), byteCount: row)
      }
    }
    return surface
  }
}

private final class ByteReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func read(
    _ reader: UnsafeMutableRawPointer?, _ target: UnsafeMutablePointer<UInt8>?, _ count: UInt32
  ) -> cairo_status_t {
    guard let reader, let target else { return CAIRO_STATUS_READ_ERROR }
    return Unmanaged<ByteReader>.fromOpaque(reader).takeUnretainedValue().read(target, Int(count))
  }

  private func read(_ target: UnsafeMutablePointer<UInt8>, _ count: Int) -> cairo_status_t {
    guard count <= bytes.count - place else { return CAIRO_STATUS_READ_ERROR }
    for index in 0..<count { target[index] = bytes[place + index] }
    place += count
    return CAIRO_STATUS_SUCCESS
  }
}
