/// A pipe through which any thread can wake the thread that watches the read end.
package final class Wakeup: Sendable {
  /// The read end, which is readable after a call to `signal()` until the next call to `reset()`.
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

  /// Wakes the waiting thread. If the pipe is full, the write fails, but the read end is already readable.
  package func signal() {
    var byte: UInt8 = 1
    while write(input, &byte, 1) < 0, errno == EINTR {}
  }

  package func reset() {
    var bytes: (UInt64, UInt64) = (0, 0)
    // The descriptor is nonblocking, so a shorter read means that the pipe is empty.
    while read(descriptor, &bytes, 16) == 16 {}
  }
}
