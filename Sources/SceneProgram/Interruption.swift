import ScenePlatform
import SceneUI

/// Requests from the system to end the app, such as Control-C or the end of a session.
///
/// A second request ends the app immediately, even if it no longer responds.
public enum Interruption {
  private nonisolated(unsafe) static var input: Int32 = -1
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Calls an action when the system requests that the app end.
  ///
  /// - Parameters:
  ///   - loop: The loop that calls the action.
  ///   - action: A closure that is called once for each request.
  /// - Returns: A token. After the token is canceled or released, signals terminate the app directly again.
  /// - Throws: An error if the system cannot create a pipe.
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
    // A signal that is ignored at launch remains ignored, as `nohup` requires.
    let handledSignals = signals.filter { !Signals.isIgnored($0) }
    for number in handledSignals {
      signal(number) { _ in
        let error = errno
        var byte: UInt8 = 1
        _ = write(Interruption.input, &byte, 1)
        // The next signal of any kind ends the process.
        signal(SIGINT, SIG_DFL)
        signal(SIGTERM, SIG_DFL)
        signal(SIGHUP, SIG_DFL)
        errno = error
      }
    }
    // The parent process may have blocked these signals.
    var set = sigset_t()
    sigemptyset(&set)
    for number in handledSignals { sigaddset(&set, number) }
    sigprocmask(SIG_UNBLOCK, &set, nil)
    return ObservationToken {
      for number in handledSignals { signal(number, SIG_DFL) }
      watch.cancel()
      pipe.closeBoth()
    }
  }
}

struct InterruptionError: Error, CustomStringConvertible {
  let reason: SystemError
  var description: String { "Cannot handle interruptions: \(reason)" }
}
