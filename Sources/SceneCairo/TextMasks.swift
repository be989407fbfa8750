import CPangoCairo
import SceneDrawing
import SceneValues

/// Letters as pixels of one byte, which tell how much of each is covered: what is drawn again and again is filled once.
// Sendable: nobody draws on the surface when others have it, and Cairo counts who has it atomically.
final class TextMask: @unchecked Sendable {
  let surface: OpaquePointer
  /// Where the pixels lie beside the beginning of the text.
  let place: DeviceRect

  /// Fills an outline.
  ///
  /// - Parameters:
  ///   - place: the pixels that it touches.
  ///   - fill: fills it on a canvas, whose first pixel is that of the place.
  init?(_ place: DeviceRect, _ fill: (OpaquePointer) -> Void) {
    self.place = place
    surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(place.width), Int32(place.height))
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    fill(surface)
    cairo_surface_flush(surface)
  }

  deinit { cairo_surface_destroy(surface) }
}

/// The letters that were filled last.
struct TextMasks: Sendable {
  /// A text, and how it is turned, made larger, and placed within a pixel.
  struct Key: Hashable {
    let text: TextKey
    let a: Double, b: Double, c: Double, d: Double
    /// In fourths of a pixel: nobody sees less.
    let x: Int, y: Int
  }

  /// In bytes.
  private static let limit = 1 << 25
  /// Larger texts are filled each time.
  static let greatestArea = 1 << 19

  private var masks: [Key: TextMask] = [:]
  private var seen: Set<Key> = []
  private var size = 0

  /// - Parameters:
  ///   - key: what is to be drawn.
  ///   - make: fills it.
  /// - Returns: nil for what was not drawn before, such as letters that grow: it is not worth being kept.
  mutating func mask(for key: Key, _ make: () -> TextMask?) -> TextMask? {
    if let known = masks[key] { return known }
    guard seen.contains(key) else {
      if seen.count >= 4096 { seen = [] }
      seen.insert(key)
      return nil
    }
    guard let mask = make() else { return nil }
    if size + mask.place.area > Self.limit { (masks, size) = ([:], 0) }
    size += mask.place.area
    masks[key] = mask
    return mask
  }
}
