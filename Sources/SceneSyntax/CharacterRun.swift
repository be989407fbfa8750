import ScenePlatform

/// The character data between two pieces of markup. libxml2 can report the data in several parts. Most character data is
/// white space and is discarded. Resetting a count rather than an array speeds up checks by 1 %.
struct CharacterRun: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity = 256
  private(set) var count = 0
  private(set) var isBlank = true

  init() { start = .allocate(capacity: capacity) }

  deinit { start.deallocate() }

  /// The bytes of the run. The pointer is valid until the run changes.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  mutating func append(_ characters: UnsafeBufferPointer<UInt8>) {
    guard let first = characters.baseAddress else { return }
    if count + characters.count > capacity { grow(to: max(2 * capacity, count + characters.count)) }
    // This is safe, because the capacity is sufficient and libxml2's bytes do not overlap this buffer.
    memcpy(start + count, first, characters.count)
    count += characters.count
    if isBlank { isBlank = characters.isBlank }
  }

  mutating func clear() {
    count = 0
    isBlank = true
  }

  private mutating func grow(to larger: Int) {
    let other = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    memcpy(other, start, count)
    start.deallocate()
    (start, capacity) = (other, larger)
  }
}
