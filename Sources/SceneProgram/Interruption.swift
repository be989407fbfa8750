import ScenePlatform
import SceneUI

/// Requests of the system that the program ends: Control-C, the end of a session.
///
/// They come by a pipe that a loop watches, since a signal handler may do little more than write to one. A second request
/// ends the program at once, in case it hangs.
public enum Interruption {
  private nonisolated(unsafe) static var input: Int32 = -1
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Calls somebody when the program is to end.
  ///
  /// - Parameters:
  ///   - loop: that it is called by.
  ///   - action: called once for each request.
  /// - Returns: a token; when it goes, these signals end the program again.
  /// - Throws: where the system has no more descriptors.
  public static func watch(on loop: MainLoop, _ action: @escaping () -> Void) throws -> ObservationToken {
    let pipe: DescriptorPipe
    do throws(SystemError) { pipe = try DescriptorPipe() } catch { throw InterruptionError(reason: error) }
    let output = pipe.output
    Interruption.input = pipe.input
    let watch: ObservationToken
    do {
      watch = try loop.watch(output) { _ in
        var byte: UInt8 = 0
        _ = read(output, &byte, 1)
        action()
      }
    } catch {
      pipe.closeBoth()
      throw error
    }
    // A signal that was ignored when the program started stays ignored: 'nohup' asks for that.
    let heeded = signals.filter { !Signals.isIgnored($0) }
    for number in heeded {
      signal(number) { _ in
        let error = errno
        var byte: UInt8 = 1
        _ = write(Interruption.input, &byte, 1)
        // The next one, of whatever kind, ends the process.
        signal(SIGINT, SIG_DFL)
        signal(SIGTERM, SIG_DFL)
        signal(SIGHUP, SIG_DFL)
        errno = error
      }
    }
    // Whoever started the program may have had them blocked.
    var set = sigset_t()
    sigemptyset(&set)
    for number in heeded { sigaddset(&set, number) }
    sigprocmask(SIG_UNBLOCK, &set, nil)
    return ObservationToken {
      for number in heeded { signal(number, SIG_DFL) }
      watch.cancel()
      pipe.closeBoth()
    }
  }
}

/// There is no pipe.
struct InterruptionError: Error, CustomStringConvertible {
  let reason: SystemError
  var description: String { "The program cannot be told of interruptions: \(reason)" }
}
