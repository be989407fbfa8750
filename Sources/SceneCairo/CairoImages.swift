import CPangoCairo
import CPixels
import SceneDrawing
import SceneValues

/// Decodes images, and keeps what it decoded: PNG, JPEG and WebP files, and the first pages of SVG and PDF.
///
/// What a picture does not bring along, such as an SVG file of an asset catalog, is asked for by its name. A file that
/// cannot be read is shown as a box with the image's name. SVG and PDF files are read by librsvg and poppler, which are loaded
/// for the first of them, and may be missing.
public final class CairoImages: Sendable {
  /// The file of an image by the name of it; nil for none.
  public typealias Files = @Sendable (String) -> [UInt8]?

  /// How images are decoded that take long, where pictures follow one another: on other threads, and the picture is drawn
  /// without them, or with fewer of their pixels that are there already, until they are there.
  public struct Background: Sendable {
    let threshold: Int
    let didDecode: @Sendable () -> Void

    /// - Parameters:
    ///   - threshold: images of more pixels than this take long; 262,144 by default.
    ///   - didDecode: called on another thread when something is there that a picture has been drawn without: to be drawn
    ///     anew as a whole, since the picture is the same and nothing of it differs.
    public init(above threshold: Int = 1 << 18, didDecode: @escaping @Sendable () -> Void) {
      self.threshold = threshold
      self.didDecode = didDecode
    }
  }

  /// Images of more pixels than this are not decoded.
  public let limit: Int
  private let files: Files
  private let background: Background?
  private let didMiss: @Sendable (String) -> Void
  private let missing = Locked<Set<String>>([])
  private let kept: Locked<ImageCache>

  /// Images that are decoded as they are drawn.
  ///
  /// - Parameters:
  ///   - limit: more pixels than this are not decoded; 67,108,864 by default, and for all but PNG files at most as many as a surface has.
  ///   - memory: in bytes, how much of what was decoded is kept, with its files; 256 MiB by default; what the last picture shows is kept beyond that. Up to 1,024 files that were found by name are kept
  ///     besides.
  ///   - background: how those are decoded that take long; nil, the default, for as they are drawn, too: a picture has all of
  ///     its images then.
  ///   - files: finds the files of images that come without pixels; none by default.
  ///   - didMiss: called with the name of a library that is not installed, such as `librsvg-2.so.2`, when the first drawing that
  ///     needs it is to be shown, perhaps on another thread; does nothing by default.
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

  /// Says that a picture is begun: what it shows is kept until the one after the next.
  func beginPicture() { kept.withLock { $0.beginPicture() } }

  /// What can be shown of an image.
  enum Shown {
    case pixels(CairoSurface)
    /// It cannot be shown.
    case nothing
    /// It is being decoded.
    case soon
  }

  /// Finds what is shown of an image.
  ///
  /// - Parameters:
  ///   - image: the image, with its pixels or its name.
  ///   - wanted: how many pixels it is shown with.
  /// - Returns: its pixels, or why there are none.
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

  /// Nobody waits for somebody else who decodes: two who want the same at once may both do.
  private func decode(_ key: ImageCache.Key, _ decoder: ImageDecoder) -> DecodedImage? {
    let image = decoder.decoded(level: key.level, limit: limit).map(DecodedImage.init)
    if image == nil, let library = decoder.missingLibrary, missing.withLock({ $0.insert(library).inserted }) {
      didMiss(library)
    }
    return kept.withLock { $0.keep(image, for: key, with: decoder.byteCount) }
  }

  /// Nobody waits for whoever finds files, and that may draw images itself: so it is asked outside of the lock, perhaps twice.
  private func file(named name: String) -> ImageBytes? {
    if let known = kept.withLock({ $0.file(named: name) }) { return known }
    let found = files(name).map(ImageBytes.init)
    return kept.withLock { $0.keep(found, named: name) }
  }
}
