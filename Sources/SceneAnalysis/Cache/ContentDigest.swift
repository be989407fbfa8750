import SceneArchive

/// A digest that consists of the content's length in bytes and two 64-bit hashes of the content. The digest is not
/// cryptographic, because attackers who can modify the files can also modify the cache.
struct ContentDigest: Hashable, Sendable {
  private(set) var first: UInt64
  private(set) var second: UInt64
  private(set) var count: UInt64

  init(of bytes: [UInt8]) {
    first = bytes.withUnsafeBytes { XXH64.hash($0) }
    second = bytes.withUnsafeBytes { XXH64.hash($0, seed: 0x9E37_79B9_7F4A_7C15) }
    count = UInt64(bytes.count)
  }

  init(first: UInt64, second: UInt64, count: UInt64) {
    self.first = first
    self.second = second
    self.count = count
  }
}

extension ContentDigest: CacheCodable {
  static var blank: Self { ContentDigest(first: 0, second: 0, count: 0) }
  mutating func code(with coder: inout CacheCoder) { coder.code(&first, &second, &count) }
}
