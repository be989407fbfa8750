#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A child process that runs in parallel with the current process. Its standard input closes when this object is released
/// or when the current process ends for any reason. The child process must then exit.
package final class CompanionProgram: Sendable {
  private let input: Int32

  /// Starts the process.
  ///
  /// - Parameters:
  ///   - words: The executable, which is looked up in `PATH`, followed by its arguments. No shell is started.
  ///   - onOutput: A closure that receives standard output and standard error on a background thread.
  ///   - end: A closure that is called on the same thread after the process has exited and all output was received.
  /// - Throws: `ChildProgram.Failure` if the process cannot be started.
  package init(
    _ words: [String], onOutput: @escaping @Sendable ([UInt8]) -> Void, end: @escaping @Sendable () -> Void
  ) throws(ChildProgram.Failure) {
    let (toChild, fromChild) = try Self.pipes()
    input = toChild.input
    let process: pid_t
    do {
      process = try ChildProgram.start(
        words, streams: [toChild.output, fromChild.input, fromChild.input], hasOwnProcessGroup: true)
    } catch {
      for descriptor in [toChild.output, fromChild.output, fromChild.input] { close(descriptor) }
      throw error
    }
    close(toChild.output)
    close(fromChild.input)
    BackgroundThread.run {
      var block = [UInt8](repeating: 0, count: 1 << 12)
      while true {
        let count = read(fromChild.output, &block, block.count)
        if count > 0 { onOutput(Array(block[..<count])) } else if count == 0 || errno != EINTR { break }
      }
      close(fromChild.output)
      _ = try? ChildProgram.wait(for: process)
      end()
    }
  }

  deinit { close(input) }

  private static func pipes() throws(ChildProgram.Failure) -> (
    toChild: DescriptorPipe, fromChild: DescriptorPipe
  ) {
    do throws(SystemError) {
      let toChild = try DescriptorPipe()
      do throws(SystemError) { return (toChild, try DescriptorPipe()) } catch {
        toChild.closeBoth()
        throw error
      }
    } catch {
      throw .cannotStart(error)
    }
  }
}
