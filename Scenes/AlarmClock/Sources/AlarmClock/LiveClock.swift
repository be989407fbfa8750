import SceneTesting
import SceneUI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The alarm clock on the real clock, until it is interrupted: a picture each second.
struct LiveClock {
  let app: AlarmClockApp
  let clock = SystemClock()
  let folder: String

  init(scenes path: String, pictures folder: String) throws {
    app = try AlarmClockApp(scenes: path, clock: clock, timeOffset: LocalTime.offset(at: clock.now))
    self.folder = folder
  }

  func run() throws {
    print("The alarm clock goes. \(folder)/1-live.svg is drawn every second; Control-C ends it.")
    var failure: (any Error)?
    let timer = Timer(interval: 1, repeats: true, on: clock) { [folder, window = app.window, clock] _ in
      do { try Album(folder: folder).add("live", of: window) } catch {
        failure = error
        clock.stop()
      }
    }
    let interruption = try clock.loop.watch(Interruption.prepare()) { [clock] _ in clock.stop() }
    clock.run()
    interruption.cancel()
    timer.invalidate()
    app.application.close(app.window)
    if let failure { throw failure }
  }
}

/// Control-C, told by a pipe that the clock's loop watches: a signal may do no more than write to it.
private enum Interruption {
  private nonisolated(unsafe) static var input: Int32 = -1

  /// - Returns: what can be read once there was an interruption.
  static func prepare() -> Int32 {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { fail("There is no pipe for interruptions", status: 1) }
    input = ends[1]
    for number in [SIGINT, SIGTERM] {
      signal(number) { _ in
        var byte: UInt8 = 1
        _ = write(Interruption.input, &byte, 1)
      }
    }
    // Whoever started the program may have had them blocked.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    sigprocmask(SIG_UNBLOCK, &signals, nil)
    return ends[0]
  }
}
