import ScenePlatform

package enum DescriptorOutput {
  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        ScenePlatform.write(descriptor, $0.baseAddress! + written, $0.count - written)
      }
      if count >= 0 {
        written += count
      } else if errno == EAGAIN {
        // The parent process may have set the pipe to nonblocking mode.
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
      } else if errno != EINTR {
        throw SystemError()
      }
    }
  }
}
