/// Wakes a thread that waits, from any other one: a pipe, of which the one who waits watches the
/// end that is read.
package final class Wakeup: Sendable {
  /// Readable from `signal()` until `reset()`.
  package let descriptor: Int32
  private let input: Int32

  package init() throws(SystemError) {
    let pipe = try DescriptorPipe()
    (descriptor, input) = (pipe.output, pipe.input)
    for end in [descriptor, input] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
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
