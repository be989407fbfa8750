import SceneDrawing
import SceneValues

/// Images that were decoded, the least used of which are forgotten.
struct ImageCache: Sendable {
  /// In bytes.
  let limit: Int
  private var images: [Key: Entry] = [:]
  private var files: [String: ImageBytes?] = [:]
  private var size = 0
  private var time = 0

  init(limit: Int) { self.limit = limit }

  private struct Key: Hashable {
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

  /// The pixels of a file, about as many as are wanted.
  mutating func pixels(of file: ImageFile, wanted: Size, limit: Int) -> DecodedImage? {
    time += 1
    let decoder = ImageDecoder(file)
    let key = Key(file: file, level: decoder.level(for: wanted))
    if var known = images[key] {
      known.used = time
      images[key] = known
      return known.image
    }
    let image = decoder.decoded(level: key.level, limit: limit).map(DecodedImage.init)
    // The file is kept with it.
    let size = (image.map { $0.surface.stride * $0.surface.height } ?? 0) + decoder.byteCount + 256
    images[key] = Entry(image: image, used: time, size: size)
    self.size += size
    while self.size > self.limit, images.count > 1,
      let oldest = images.min(by: { $0.value.used < $1.value.used })
    {
      self.size -= oldest.value.size
      images[oldest.key] = nil
    }
    return image
  }
}
