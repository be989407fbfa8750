import CPangoCairo
import SceneDrawing
import SceneValues

/// The coverage of a text's letters, with one byte per pixel. Masks are cached for text that is drawn repeatedly.
// This class is `Sendable` because its surface is immutable once shared, and Cairo's reference counts are atomic.
final class TextMask: @unchecked Sendable {
  let surface: OpaquePointer
  let place: DeviceRect

  /// Creates a mask for an area. `fill` fills the outline on a surface whose origin is the area's first pixel.
  init?(_ place: DeviceRect, _ fill: (OpaquePointer) -> Void) {
    self.place = place
    surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(place.width), Int32(place.height))
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    fill(surface)
    cairo_surface_flush(surface)
  }

  deinit { cairo_surface_destroy(surface) }
}

struct TextMasks: Sendable {
  struct Key: Hashable {
    let text: TextKey
    let a: Double, b: Double, c: Double, d: Double
    /// The offset of the text from a whole pixel, in quarters of a pixel. Smaller differences are not visible.
    let x: Int, y: Int
  }

  /// The maximum total size of the cached masks, in bytes.
  private static let limit = 1 << 25
  static let maximumArea = 1 << 19

  private var masks: [Key: TextMask] = [:]
  private var seen: Set<Key> = []
  private var size = 0

  /// Returns the mask for a key, or nil the first time the key is used, because text that changes is not worth caching.
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
