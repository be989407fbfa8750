import CPangoCairo
import CPixels
import SceneDrawing
import SceneValues

/// A cache of decoded images: PNG, JPEG and WebP files, and the first pages of SVG and PDF files.
///
/// If a file cannot be read, a box with the image's name is drawn instead. The libraries librsvg and poppler
/// are loaded on first use, and need not be installed.
public final class CairoImages: Sendable {
  /// A function that returns the file of the image with a given name, or nil if there is none.
  public typealias Files = @Sendable (String) -> [UInt8]?

  /// The settings for decoding large images on other threads. Until an image is decoded, pictures are drawn without it,
  /// or with a version of it that has a lower resolution.
  public struct Background: Sendable {
    let threshold: Int
    let didDecode: @Sendable () -> Void

    /// Creates the settings.
    ///
    /// - Parameters:
    ///   - threshold: Images with more pixels than this are decoded on other threads. The default is 262,144.
    ///   - didDecode: A closure that is called on another thread when an image that was missing from a picture
    ///       becomes available. Draw the entire picture again: the picture itself is unchanged, so its damage is empty.
    public init(above threshold: Int = 1 << 18, didDecode: @escaping @Sendable () -> Void) {
      self.threshold = threshold
      self.didDecode = didDecode
    }
  }

  /// The maximum number of pixels of an image. Larger images are not decoded.
  public let limit: Int
  private let files: Files
  private let background: Background?
  private let didMiss: @Sendable (String) -> Void
  private let missing = Locked<Set<String>>([])
  private let kept: Locked<ImageCache>

  /// Creates a cache of images.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of pixels of an image. The default is 67,108,864. For formats other than
  ///     PNG, the maximum area of a surface also applies.
  ///   - memory: The maximum size of decoded images and their files, in bytes. The default is 256 MiB. Images
  ///     of the last picture, and up to 1,024 files that were found by name, are retained beyond this limit.
  ///   - background: The settings for decoding on other threads. The default is nil, which decodes images
  ///     while they are drawn, so that a picture has all of its images.
  ///   - files: A function that returns the files of images without pixels. By default, there are no files.
  ///   - didMiss: A closure that is called with the name of a missing library, such as `librsvg-2.so.2`, when the first
  ///     image that needs the library is drawn. It may be called on another thread. By default, it does nothing.
  public init(
    limit: Int = EncodedImage.greatestArea, memory: Int = 1 << 28, background: Background? = nil,
    files: @escaping Files = { _ in nil },
    didMiss: @escaping @Sendable (_ library: String) -> Void = { _ in }
  ) {
    self.limit = min(max(0, limit), CairoSurface.greatestArea)
    self.files = files
    self.background = background
    self.didMiss = didMiss
    kept = Locked(ImageCache(limit: max(0, memory)))
  }

  /// Begins a picture. The images of this picture are retained until two more pictures have begun.
  func beginPicture() { kept.withLock { $0.beginPicture() } }

  enum Shown {
    case pixels(CairoSurface)
    case nothing
    case soon
  }

  /// Returns the pixels of an image, or the reason why they are not available. `wanted` is a size in pixels.
  func pixels(of image: ImageRun, wanted: Size) -> Shown {
    let file: ImageFile
    if let pixels = image.content?.pixels {
      file = .encoded(pixels)
    } else {
      guard let bytes = self.file(named: image.name) else { return .nothing }
      file = .bytes(bytes)
    }
    let decoder = ImageDecoder(file)
    let key = ImageCache.Key(file: file, level: decoder.level(for: wanted))
    switch kept.withLock({ $0.look(for: key) }) {
    case .known(let image): return image.map { .pixels($0.surface) } ?? .nothing
    case .awaited(let other): return other.map { .pixels($0.surface) } ?? .soon
    case .unknown:
      guard let background, decoder.takesLong(above: background.threshold, level: key.level) else {
        return decode(key, decoder).map { .pixels($0.surface) } ?? .nothing
      }
      let other = kept.withLock { $0.expect(key) }
      Task.detached(priority: .userInitiated) { [self] in
        _ = decode(key, ImageDecoder(key.file))
        background.didDecode()
      }
      return other.map { .pixels($0.surface) } ?? .soon
    }
  }

  /// Decodes an image without holding the lock, so two threads may decode the same image concurrently.
  private func decode(_ key: ImageCache.Key, _ decoder: ImageDecoder) -> DecodedImage? {
    let image = decoder.decoded(level: key.level, limit: limit).map(DecodedImage.init)
    if image == nil, let library = decoder.missingLibrary, missing.withLock({ $0.insert(library).inserted }) {
      didMiss(library)
    }
    return kept.withLock { $0.keep(image, for: key, with: decoder.byteCount) }
  }

  /// Returns the file with a name. The lock is not held while `files` is called, because the function can be slow and
  /// can draw images itself. Two threads may call it for the same name.
  private func file(named name: String) -> ImageBytes? {
    if let known = kept.withLock({ $0.file(named: name) }) { return known }
    let found = files(name).map(ImageBytes.init)
    return kept.withLock { $0.keep(found, named: name) }
  }
}
