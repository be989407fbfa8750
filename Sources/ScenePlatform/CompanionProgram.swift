#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Another program that runs beside this one. Its standard input ends when this program lets it go, or ends in whatever way:
/// it is to end then, too.
package final class CompanionProgram: Sendable {
  /// The end of its standard input that is here.
  private let input: Int32

  /// Starts it.
  ///
  /// - Parameters:
  ///   - words: the program, looked for as a shell does, by `PATH`, and its arguments. No shell reads them.
  ///   - hear: is given what it says on standard output and standard error, as it comes, in a thread of its own.
  ///   - end: is told in that thread when nothing more will be said, after it has ended.
  /// - Throws: `ChildProgram.Failure` where it cannot be started.
  package init(
    _ words: [String], hear: @escaping @Sendable ([UInt8]) -> Void, end: @escaping @Sendable () -> Void
  ) throws(ChildProgram.Failure) {
    let toChild = try Self.pipe()
    let fromChild: (read: Int32, write: Int32)
    do {
      fromChild = try Self.pipe()
    } catch {
      close(toChild.read)
      close(toChild.write)
      throw error
    }
    input = toChild.write
    let process: pid_t
    do {
      process = try ChildProgram.start(
        words, streams: [toChild.read, fromChild.write, fromChild.write], standsAlone: true)
    } catch {
      for descriptor in [toChild.read, fromChild.read, fromChild.write] { close(descriptor) }
      throw error
    }
    close(toChild.read)
    close(fromChild.write)
    BackgroundThread.run {
      var block = [UInt8](repeating: 0, count: 1 << 12)
      while true {
        let count = read(fromChild.read, &block, block.count)
        if count > 0 { hear(Array(block[..<count])) } else if count == 0 || errno != EINTR { break }
      }
      close(fromChild.read)
      _ = try? ChildProgram.wait(for: process)
      end()
    }
  }

  deinit { close(input) }

  /// Two ends, which no other program inherits.
  private static func pipe() throws(ChildProgram.Failure) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      let result = Glibc.pipe(&ends)
    #elseif canImport(Musl)
      let result = Musl.pipe(&ends)
    #elseif canImport(Darwin)
      let result = Darwin.pipe(&ends)
    #endif
    guard result == 0 else { throw .cannotStart(SystemError()) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}
