import CPangoCairo
import CPixels
import SceneDrawing
import SceneValues

/// A cache of decoded images. Images can be PNG, JPEG, WebP, and SVG files, and the first pages of PDF files.
///
/// If a file cannot be read, a box with the image's name is drawn instead. The optional libraries librsvg and poppler are
/// loaded when they are first needed.
public final class CairoImages: Sendable {
  /// A function that returns the content of the file for the image with the given name, or nil if there is no such file.
  public typealias Files = @Sendable (String) -> [UInt8]?

  /// The settings for decoding large images on other threads. Until an image is decoded, pictures are drawn without it or
  /// with a lower-resolution version of it.
  public struct Background: Sendable {
    let threshold: Int
    let didDecode: @Sendable () -> Void

    /// Creates the settings.
    ///
    /// - Parameters:
    ///   - threshold: The maximum number of pixels of an image that is decoded immediately. Larger images are decoded on
    ///     other threads. The default is 262,144.
    ///   - didDecode: A closure that is called on another thread when an image that was missing from a picture becomes
    ///     available. In response, draw the entire picture again. The picture itself has not changed, so comparing it
    ///     with the previous one would find no damage.
    public init(above threshold: Int = 1 << 18, didDecode: @escaping @Sendable () -> Void) {
      self.threshold = threshold
      self.didDecode = didDecode
    }
  }

  /// The maximum number of pixels of an image. Larger images are not decoded.
  public let limit: Int
  private let files: Files
  private let background: Background?
  private let onMissingLibrary: @Sendable (String) -> Void
  private let missing = Locked<Set<String>>([])
  private let kept: Locked<ImageCache>

  /// Creates a cache of images.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of pixels of an image. The default is 67,108,864. For formats other than PNG, the
  ///     maximum area of a surface also applies.
  ///   - memory: The maximum size, in bytes, of decoded images and their files. The default is 256 MiB. The images of the
  ///     last picture and up to 1,024 files found by name are retained even if they exceed this limit.
  ///   - background: The settings for decoding on other threads. The default is nil. In this case, images are decoded
  ///     while they are drawn, so that no picture is missing an image.
  ///   - files: A function that returns the files of images that do not contain pixels. By default, there are no files.
  ///   - onMissingLibrary: A closure that is called with the name of a missing library, such as `librsvg-2.so.2`, when
  ///     the first image that requires the library is drawn. The closure might be called on another thread. By default,
  ///     it does nothing.
  public init(
    limit: Int = EncodedImage.maximumArea, memory: Int = 1 << 28, background: Background? = nil,
    files: @escaping Files = { _ in nil },
    onMissingLibrary: @escaping @Sendable (_ library: String) -> Void = { _ in }
  ) {
    self.limit = min(max(0, limit), CairoSurface.maximumArea)
    self.files = files
    self.background = background
    self.onMissingLibrary = onMissingLibrary
    kept = Locked(ImageCache(limit: max(0, memory)))
  }

  /// Starts a new picture. The images of a picture are retained until two more pictures have been started.
  func beginPicture() { kept.withLock { $0.beginPicture() } }

  enum Shown {
    case pixels(CairoSurface)
    case nothing
    case soon
  }

  /// Returns an image's pixels, or the reason why they are unavailable. `wanted` is the drawing size in pixels.
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
      guard let background, decoder.isSlowToDecode(above: background.threshold, level: key.level) else {
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

  /// Decodes an image without holding the lock, so two threads might decode the same image concurrently.
  private func decode(_ key: ImageCache.Key, _ decoder: ImageDecoder) -> DecodedImage? {
    let image = decoder.decoded(level: key.level, limit: limit).map(DecodedImage.init)
    if image == nil, let library = decoder.missingLibrary, missing.withLock({ $0.insert(library).inserted }) {
      onMissingLibrary(library)
    }
    return kept.withLock { $0.keep(image, for: key, with: decoder.byteCount) }
  }

  /// Returns the file with the given name. The lock is not held during calls to `files`, because this function can be
  /// slow and can draw images itself. Therefore, two threads might call `files` for the same name.
  private func file(named name: String) -> ImageBytes? {
    if let known = kept.withLock({ $0.file(named: name) }) { return known }
    let found = files(name).map(ImageBytes.init)
    return kept.withLock { $0.keep(found, named: name) }
  }
}
