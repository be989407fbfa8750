import SceneValues

/// A way of moving the device that means something.
public enum Motion: String, SceneEnumeration {
  /// The device is shaken.
  case shake
}

/// The motion under way in a window, and who heard of its beginning.
struct MotionUnderWay {
  let motion: Motion
  weak var responder: Responder?
}

extension Window {
  /// The device begins to be moved. The first responder hears of it, or the window where there is none; who does not
  /// care, hands it up the responder chain.
  ///
  /// The same one hears of the end.
  public func beginMotion(_ motion: Motion) {
    cancelMotion()
    let responder = firstResponder ?? self
    motionUnderWay = MotionUnderWay(motion: motion, responder: responder)
    deliver { responder.motionBegan(motion, with: $0) }
  }

  /// The device is still again.
  public func endMotion() { finishMotion { $0.motionEnded($1, with: $2) } }

  /// What began was no such motion after all, or the application is interrupted.
  public func cancelMotion() { finishMotion { $0.motionCancelled($1, with: $2) } }

  private func finishMotion(_ tell: (Responder, Motion, Event) -> Void) {
    guard let underWay = motionUnderWay else { return }
    motionUnderWay = nil
    guard let responder = underWay.responder else { return }
    deliver { tell(responder, underWay.motion, $0) }
  }

  private func deliver(_ tell: (Event) -> Void) {
    context.clock.turns.during { tell(Event(timestamp: context.clock.now, touches: [])) }
  }
}
