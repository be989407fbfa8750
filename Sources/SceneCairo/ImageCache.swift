import SceneDrawing
import SceneValues

/// A cache of decoded images. It evicts the least recently used images but retains all images of the last picture.
struct ImageCache: Sendable {
  let limit: Int
  private var images: [Key: Entry] = [:]
  private var files: [String: ImageBytes?] = [:]
  private var awaited: Set<Key> = []
  private var size = 0
  private var time = 0
  private var pictures = (last: 0, current: 0)

  init(limit: Int) { self.limit = limit }

  struct Key: Hashable, Sendable {
    let file: ImageFile
    /// The minimum size to which the image is decoded. See `ImageDecoder.level(for:)`.
    let level: ImageDecoder.Level
  }

  private struct Entry {
    let image: DecodedImage?
    var used: Int
    let size: Int
  }

  mutating func beginPicture() { pictures = (pictures.current, time) }

  /// Returns the cached file, or nil if it has not been looked up. The inner value is nil if it does not exist.
  func file(named name: String) -> ImageBytes?? { files[name] }

  /// Stores a file and returns it. If another thread has already stored a file with this name, returns that file.
  mutating func keep(_ found: ImageBytes?, named name: String) -> ImageBytes? {
    if let known = files[name] { return known }
    if files.count >= 1024 { files = [:] }
    files[name] = .some(found)
    return found
  }

  enum Known {
    case unknown
    case known(DecodedImage?)
    /// Another thread is decoding the image. The associated value is the image at another size, if available.
    case awaited(DecodedImage?)
  }

  mutating func look(for key: Key) -> Known {
    time += 1
    if let known = images[key] {
      images[key]?.used = time
      return .known(known.image)
    }
    return awaited.contains(key) ? .awaited(another(than: key)) : .unknown
  }

  mutating func expect(_ key: Key) -> DecodedImage? {
    awaited.insert(key)
    return another(than: key)
  }

  private func another(than key: Key) -> DecodedImage? {
    images.filter { $0.key.file == key.file }.max { $0.value.used < $1.value.used }?.value.image
  }

  /// Stores an image and returns it. If another thread has already stored an image for the key, returns that image.
  mutating func keep(_ image: DecodedImage?, for key: Key, with byteCount: Int) -> DecodedImage? {
    awaited.remove(key)
    if let known = images[key] { return known.image }
    let size = (image.map { $0.surface.stride * $0.surface.height } ?? 0) + byteCount + 256
    images[key] = Entry(image: image, used: time, size: size)
    self.size += size
    while self.size > self.limit, images.count > 1,
      let oldest = images.filter({ $0.key != key && $0.value.used <= pictures.last })
        .min(by: { $0.value.used < $1.value.used })
    {
      self.size -= oldest.value.size
      images[oldest.key] = nil
    }
    return image
  }
}
