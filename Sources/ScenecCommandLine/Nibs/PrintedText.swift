import SceneFiles

/// Standard output as a stream of text, which may be long: nothing of it is held for more than a moment.
struct PrintedText: TextOutputStream {
  private var bytes: [UInt8] = []
  private var failure: Failure?

  mutating func write(_ text: String) {
    guard failure == nil else { return }
    bytes.append(contentsOf: text.utf8)
    if bytes.count >= 1 << 16 { flush() }
  }

  /// Writes what is left.
  ///
  /// - Throws: why anything could not be written.
  mutating func finish() throws(Failure) {
    flush()
    if let failure { throw failure }
  }

  private mutating func flush() {
    do throws(Failure) { try StandardStreams.print(bytes) } catch { failure = error }
    bytes.removeAll(keepingCapacity: true)
  }
}
