import SceneDrawing
import SceneValues

/// Images that were decoded, the least used of which are forgotten; but none that the last picture shows, or it would
/// be decoded again for the next, and another forgotten for it, without end.
struct ImageCache: Sendable {
  /// In bytes.
  let limit: Int
  private var images: [Key: Entry] = [:]
  private var files: [String: ImageBytes?] = [:]
  /// What somebody decodes now.
  private var awaited: Set<Key> = []
  private var size = 0
  private var time = 0
  /// When the picture before the one that is drawn now was begun.
  private var pictures = (last: 0, current: 0)

  init(limit: Int) { self.limit = limit }

  struct Key: Hashable, Sendable {
    let file: ImageFile
    /// How large it is decoded at least; see `ImageDecoder.level(for:)`.
    let level: ImageDecoder.Level
  }

  private struct Entry {
    /// nil for what cannot be decoded.
    let image: DecodedImage?
    var used: Int
    let size: Int
  }

  /// A picture is begun.
  mutating func beginPicture() { pictures = (pictures.current, time) }

  /// What was found for a name: nil for what nobody has looked for, and in it nil for what is not there.
  func file(named name: String) -> ImageBytes?? { files[name] }

  /// Keeps what was found for a name, unless somebody has done so meanwhile.
  ///
  /// - Returns: what is kept.
  mutating func keep(_ found: ImageBytes?, named name: String) -> ImageBytes? {
    if let known = files[name] { return known }
    if files.count >= 1024 { files = [:] }
    files[name] = .some(found)
    return found
  }

  /// What is known of an image.
  enum Known {
    case unknown
    /// It was decoded; nil for what cannot be.
    case known(DecodedImage?)
    /// Somebody decodes it; with what there is of it in another size.
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

  /// Somebody is going to decode an image.
  ///
  /// - Returns: what there is of it in another size.
  mutating func expect(_ key: Key) -> DecodedImage? {
    awaited.insert(key)
    return another(than: key)
  }

  private func another(than key: Key) -> DecodedImage? {
    images.filter { $0.key.file == key.file }.max { $0.value.used < $1.value.used }?.value.image
  }

  /// Keeps what was decoded, unless somebody has done so meanwhile.
  ///
  /// - Parameters:
  ///   - image: nil for what cannot be decoded.
  ///   - key: what it was decoded for.
  ///   - byteCount: how large its file is, which is kept with it.
  /// - Returns: what is kept.
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
