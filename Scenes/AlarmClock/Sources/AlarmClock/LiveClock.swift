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
    Interruption.prepare()
    clock.run(while: { !Interruption.hasCome })
    timer.invalidate()
    app.application.close(app.window)
    if let failure { throw failure }
  }
}

/// Control-C, noted where a signal may do no more than that.
private enum Interruption {
  private nonisolated(unsafe) static let flag = {
    let flag = UnsafeMutablePointer<sig_atomic_t>.allocate(capacity: 1)
    flag.initialize(to: 0)
    return flag
  }()

  static var hasCome: Bool { flag.pointee != 0 }

  static func prepare() {
    flag.pointee = 0
    signal(SIGINT) { _ in Interruption.flag.pointee = 1 }
    signal(SIGTERM) { _ in Interruption.flag.pointee = 1 }
    // Whoever started the program may have had them blocked.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    sigprocmask(SIG_UNBLOCK, &signals, nil)
  }
}
