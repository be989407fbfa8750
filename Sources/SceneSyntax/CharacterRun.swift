import ScenePlatform

/// The character data between two pieces of markup, which libxml2 reports in parts.
///
/// Most of it is white space that is discarded. Resetting a count instead of changing an array saves 1 % of
/// the time of a check.
struct CharacterRun: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity = 256
  private(set) var count = 0
  private(set) var isBlank = true

  init() { start = .allocate(capacity: capacity) }

  deinit { start.deallocate() }

  /// Valid until the run changes.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  mutating func append(_ characters: UnsafeBufferPointer<UInt8>) {
    guard let first = characters.baseAddress else { return }
    if count + characters.count > capacity { grow(to: max(2 * capacity, count + characters.count)) }
    // Safe: the capacity is sufficient, and libxml2's bytes are in other memory.
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
