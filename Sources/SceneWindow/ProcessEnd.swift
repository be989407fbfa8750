import ScenePlatform
import SceneProgram

/// The end of the process by somebody else's `exit`: Xlib's, when the display is gone with the person's session.
enum ProcessEnd {
  private nonisolated(unsafe) static var action: (() -> Void)?
  private nonisolated(unsafe) static var thread = pthread_self()
  private static let registration: Int32 = atexit {
    // Whoever ends the process on another thread must not touch the application.
    guard pthread_equal(ProcessEnd.thread, pthread_self()) != 0 else { return }
    let action = ProcessEnd.action
    ProcessEnd.action = nil
    action?()
  }

  /// Calls somebody before the process ends, on the calling thread.
  ///
  /// - Returns: a token; letting it go ends the watch.
  static func watch(_ action: @escaping () -> Void) -> ObservationToken {
    thread = pthread_self()
    self.action = action
    _ = registration
    return ObservationToken { ProcessEnd.action = nil }
  }
}
