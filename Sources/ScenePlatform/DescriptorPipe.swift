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

/// A pipe, whose ends no other program inherits.
package struct DescriptorPipe: Sendable {
  package let output: Int32
  package let input: Int32

  /// Makes one. Who makes it closes both ends.
  ///
  /// - Throws: `SystemError` where there are no more descriptors.
  package init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    #if os(Linux)
      // At once: between two calls, another thread could start a program, which would inherit the ends.
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
