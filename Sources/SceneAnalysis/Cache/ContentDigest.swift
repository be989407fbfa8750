import SceneArchive

/// What stands for bytes that are too many to keep: two hashes of 64 bits and their number.
///
/// Nobody will meet two files that share it. (Somebody who wants to deceive a cache can as well write into it.)
struct ContentDigest: Hashable, Sendable {
  let first: UInt64
  let second: UInt64
  let count: UInt64

  init(of bytes: [UInt8]) {
    first = bytes.withUnsafeBytes { XXH64.hash($0) }
    second = bytes.withUnsafeBytes { XXH64.hash($0, seed: 0x9E37_79B9_7F4A_7C15) }
    count = UInt64(bytes.count)
  }

  /// A scene, and its tables of translations: which locales there are, and what their files say.
  init(of scene: [UInt8], beside tables: [TableSearch.Found]) {
    self.init(of: scene)
    guard !tables.isEmpty else { return }
    var writer = CacheWriter()
    writer.write(self)
    for found in tables {
      writer.write(found.locale)
      writer.write(found.content)
    }
    self.init(of: writer.bytes)
  }

  init(first: UInt64, second: UInt64, count: UInt64) {
    self.first = first
    self.second = second
    self.count = count
  }
}

extension CacheWriter {
  mutating func write(_ digest: ContentDigest) {
    write(digest.first)
    write(digest.second)
    write(digest.count)
  }
}

extension CacheReader {
  mutating func digest() throws(Damaged) -> ContentDigest {
    ContentDigest(first: try number(), second: try number(), count: try number())
  }
}
