import Foundation
import Testing

/// A pipe or a pair of connected sockets. Bytes written to `input` can be read from `output`.
final class PipeEnds {
  let output: Int32
  private var input: Int32

  init(sockets: Bool = false) throws {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    try #require((sockets ? socketpair(AF_UNIX, stream, 0, &ends) : pipe(&ends)) == 0)
    for end in ends { try #require(fcntl(end, F_SETFD, FD_CLOEXEC) == 0) }
    (output, input) = (ends[0], ends[1])
  }

  deinit {
    close(output)
    closeInput()
  }

  func write(_ text: String) {
    let count = Array(text.utf8).withUnsafeBytes { Foundation.write(input, $0.baseAddress, $0.count) }
    #expect(count == text.utf8.count)
  }

  /// - Returns: An empty string at the end of the stream.
  func read(_ count: Int) -> String {
    var bytes = [UInt8](repeating: 0, count: count)
    let read = Foundation.read(output, &bytes, count)
    return String(decoding: bytes.prefix(max(0, read)), as: UTF8.self)
  }

  func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }
}
