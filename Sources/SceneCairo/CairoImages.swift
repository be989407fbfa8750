import CPangoCairo
import CPixels
import SceneDrawing
import SceneValues

/// Decodes images, and keeps what it decoded: PNG, JPEG and WebP files, and the first pages of SVG and PDF.
///
/// What a picture does not bring along, such as an SVG file of an asset catalogue, is asked for by its name. A file that
/// cannot be read is shown as a box with the image's name.
public final class CairoImages: Sendable {
  /// The file of an image by the name of it; nil for none.
  public typealias Files = @Sendable (String) -> [UInt8]?

  /// Images of more pixels than this are not decoded.
  public let limit: Int
  private let files: Files
  private let kept: Locked<ImageCache>

  /// Images that are decoded as they are drawn.
  ///
  /// - Parameters:
  ///   - limit: more pixels than this are not decoded; 67,108,864 by default, and for all but PNG files at most as many as a surface has.
  ///   - memory: in bytes, how much of what was decoded is kept, with its files; 256 MiB by default. Up to 1,024 files that were found by name are kept
  ///     besides.
  ///   - files: finds the files of images that come without pixels; none by default.
  public init(
    limit: Int = EncodedImage.greatestArea, memory: Int = 1 << 28, files: @escaping Files = { _ in nil }
  ) {
    self.limit = min(max(0, limit), CairoSurface.greatestArea)
    self.files = files
    kept = Locked(ImageCache(limit: max(0, memory)))
  }

  /// What is shown of an image; nil where it cannot be.
  func pixels(of image: ImageRun, wanted: Size) -> CairoSurface? {
    let file: ImageFile
    if let pixels = image.content?.pixels {
      file = .encoded(pixels)
    } else {
      guard let bytes = self.file(named: image.name) else { return nil }
      file = .bytes(bytes)
    }
    return kept.withLock { $0.pixels(of: file, wanted: wanted, limit: limit)?.surface }
  }

  /// Nobody waits for whoever finds files, and that may draw images itself: so it is asked outside of the lock, perhaps twice.
  private func file(named name: String) -> ImageBytes? {
    if let known = kept.withLock({ $0.file(named: name) }) { return known }
    let found = files(name).map(ImageBytes.init)
    return kept.withLock { $0.keep(found, named: name) }
  }
}

/// A file that may be an image.
enum ImageFile: Hashable {
  case encoded(EncodedImage)
  case bytes(ImageBytes)
}

/// Bytes that are one file as long as they are one object.
final class ImageBytes: Hashable, Sendable {
  let bytes: [UInt8]
  init(_ bytes: [UInt8]) { self.bytes = bytes }
  static func == (one: ImageBytes, other: ImageBytes) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Pixels that are written once, before anybody else has them.
// Sendable: nobody draws on the surface, and Cairo counts who has it atomically.
final class DecodedImage: @unchecked Sendable {
  let surface: CairoSurface
  init(_ surface: CairoSurface) { self.surface = surface }
}
