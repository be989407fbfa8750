/// Wakes a thread that waits, from any other one: a pipe, of which the one who waits watches the
/// end that is read.
package final class Wakeup: Sendable {
  /// Readable from `signal()` until `reset()`.
  package let descriptor: Int32
  private let input: Int32

  package init() throws(SystemError) {
    var ends: (Int32, Int32) = (-1, -1)
    let status = withUnsafeMutablePointer(to: &ends) {
      $0.withMemoryRebound(to: Int32.self, capacity: 2) { pipe($0) }
    }
    guard status == 0 else { throw SystemError() }
    (descriptor, input) = ends
    for end in [descriptor, input] {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
  }

  deinit {
    close(descriptor)
    close(input)
  }

  /// A pipe that is full is readable already.
  package func signal() {
    var byte: UInt8 = 1
    while write(input, &byte, 1) < 0, errno == EINTR {}
  }

  package func reset() {
    var bytes: (UInt64, UInt64) = (0, 0)
    // It is not blocking: what is not read in whole says so.
    while read(descriptor, &bytes, 16) == 16 {}
  }
}
