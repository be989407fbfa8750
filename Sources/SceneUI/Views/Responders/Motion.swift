import SceneValues

/// A motion of the device.
public enum Motion: String, SceneEnumeration {
  case shake
}

/// The current motion in a window and the responder that was notified of its start.
struct ActiveMotion {
  let motion: Motion
  weak var responder: Responder?
}

extension Window {
  /// Starts a motion and notifies the first responder, or the window if there is no first responder. By default,
  /// responders forward the notification along the responder chain. When the motion ends, the same responder is notified.
  public func beginMotion(_ motion: Motion) {
    cancelMotion()
    let responder = firstResponder ?? self
    activeMotion = ActiveMotion(motion: motion, responder: responder)
    deliver { responder.motionBegan(motion, with: $0) }
  }

  /// Ends the current motion.
  public func endMotion() { finishMotion { $0.motionEnded($1, with: $2) } }

  /// Cancels the current motion, because it was not recognized or the app was interrupted.
  public func cancelMotion() { finishMotion { $0.motionCancelled($1, with: $2) } }

  private func finishMotion(_ notify: (Responder, Motion, Event) -> Void) {
    guard let underWay = activeMotion else { return }
    activeMotion = nil
    guard let responder = underWay.responder else { return }
    deliver { notify(responder, underWay.motion, $0) }
  }

  private func deliver(_ notify: (Event) -> Void) {
    context.clock.turns.during { notify(Event(timestamp: context.clock.now, touches: [])) }
  }
}
