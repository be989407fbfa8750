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
    let (toChild, fromChild) = try Self.pipes()
    input = toChild.input
    let process: pid_t
    do {
      process = try ChildProgram.start(
        words, streams: [toChild.output, fromChild.input, fromChild.input], standsAlone: true)
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
        if count > 0 { hear(Array(block[..<count])) } else if count == 0 || errno != EINTR { break }
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
