import ScenePlatform

/// Writing to what is open already.
package enum DescriptorOutput {
  /// Writes all bytes, however many calls that takes.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      // There is something left to write: so there is a base address, and what was written lies before the end.
      let count = bytes.withUnsafeBytes {
        ScenePlatform.write(descriptor, $0.baseAddress! + written, $0.count - written)
      }
      if count >= 0 {
        written += count
      } else if errno == EAGAIN {
        // The pipe may be in non-blocking mode, because the program that started this one chose so.
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
      } else if errno != EINTR {
        throw SystemError()
      }
    }
  }
}
