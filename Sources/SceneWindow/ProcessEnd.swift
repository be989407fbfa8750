import ScenePlatform
import SceneProgram

/// Detects a call to `exit` outside the app's code, such as Xlib's call at the end of the user's session.
enum ProcessEnd {
  private nonisolated(unsafe) static var action: (() -> Void)?
  private nonisolated(unsafe) static var thread = pthread_self()
  private static let registration: Int32 = atexit {
    // A call on another thread must not access the application.
    guard pthread_equal(ProcessEnd.thread, pthread_self()) != 0 else { return }
    let action = ProcessEnd.action
    ProcessEnd.action = nil
    action?()
  }

  static func watch(_ action: @escaping () -> Void) -> ObservationToken {
    thread = pthread_self()
    self.action = action
    _ = registration
    return ObservationToken { ProcessEnd.action = nil }
  }
}
