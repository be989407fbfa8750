#if os(Linux)
  import CEvents
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A pipe whose descriptors are not inherited by child processes.
package struct DescriptorPipe: Sendable {
  package let output: Int32
  package let input: Int32

  /// Creates a pipe. The caller must close both ends. Throws `SystemError` if no descriptors are available.
  package init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    #if os(Linux)
      // The call must be atomic, or a process that another thread starts between two calls would inherit the ends.
      guard scene_pipe(&ends) == 0 else { throw SystemError() }
    #else
      guard pipe(&ends) == 0 else { throw SystemError() }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #endif
    (output, input) = (ends[0], ends[1])
  }

  package func closeBoth() {
    close(output)
    close(input)
  }
}
