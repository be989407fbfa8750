import SceneFiles

/// A text stream that writes to standard output. The stream buffers only small parts, because the output can be long.
struct PrintedText: TextOutputStream {
  private var bytes: [UInt8] = []
  private var failure: Failure?

  mutating func write(_ text: String) {
    guard failure == nil else { return }
    bytes.append(contentsOf: text.utf8)
    if bytes.count >= 1 << 16 { flush() }
  }

  mutating func finish() throws(Failure) {
    flush()
    if let failure { throw failure }
  }

  private mutating func flush() {
    do throws(Failure) { try StandardStreams.print(bytes) } catch { failure = error }
    bytes.removeAll(keepingCapacity: true)
  }
}
