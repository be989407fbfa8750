import ScenePlatform

/// The character data between two pieces of markup, as libxml2 tells of it in parts.
///
/// Most of it is white space that nobody keeps: to put it at the end of an array and take it away again was a hundredth
/// of the time of a check. Here, it is forgotten by counting from zero.
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
    // There is room for both, and libxml2's bytes do not lie in memory of ours.
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
