import SceneValues

/// Brings the touches of a window to recognizers and views.
///
/// A touch belongs to the view that was under it when it came down. The recognizers of that view and of those around
/// it see it first; once one of them has recognized its gesture, the view's touch is cancelled.
final class TouchDispatcher {
  private(set) var active: [Touch] = []
  private var lastTap: (end: Double, point: Point, count: Int)?

  /// Within this time, in seconds, and distance, in points, another touch makes a double tap.
  private static let multipleTapInterval = 0.35
  private static let multipleTapDistance = 22.0

  func begin(at point: Point, in window: Window) -> Touch {
    let now = window.context.clock.now
    let touch = Touch(at: point, in: window, timestamp: now)
    if let last = lastTap, now - last.end <= Self.multipleTapInterval,
      last.point.distance(to: point) <= Self.multipleTapDistance
    {
      touch.tapCount = last.count + 1
    }
    lastTap = nil
    active.append(touch)
    guard window.transitions.isEmpty else { return touch }
    let event = Event(timestamp: now, touches: active)
    touch.view = window.hitTest(point, with: event)
    touch.recognizers = recognizers(above: touch.view)
    for recognizer in touch.recognizers { recognizer.begin(touch, with: event) }
    if !touch.isCancelledInView {
      touch.isSeenByView = true
      touch.view?.touchesBegan([touch], with: event)
    }
    return touch
  }

  func move(_ moves: [(touch: Touch, point: Point)], in window: Window) {
    let moved = moves.filter { move in active.contains { $0 === move.touch } }
    for (touch, point) in moved {
      touch.previousWindowLocation = touch.windowLocation
      touch.windowLocation = point
      touch.phase = .moved
      touch.timestamp = window.context.clock.now
    }
    deliver(moved.map(\.touch), in: window, toRecognizer: { $0.touchesMoved($1, with: $2) }) {
      $0.touchesMoved($1, with: $2)
    }
  }

  func finish(_ touches: [Touch], phase: Touch.Phase, in window: Window) {
    let finished = touches.filter { touch in active.contains { $0 === touch } }
    guard !finished.isEmpty else { return }
    for touch in finished {
      touch.phase = phase
      touch.timestamp = window.context.clock.now
      if phase == .ended { lastTap = (touch.timestamp, touch.windowLocation, touch.tapCount) }
    }
    if phase == .ended {
      deliver(finished, in: window, toRecognizer: { $0.touchesEnded($1, with: $2) }) {
        $0.touchesEnded($1, with: $2)
      }
    } else {
      deliver(finished, in: window, toRecognizer: { $0.touchesCancelled($1, with: $2) }) {
        $0.touchesCancelled($1, with: $2)
      }
    }
    active.removeAll { touch in finished.contains { $0 === touch } }
    for touch in finished {
      let recognizers = touch.recognizers
      touch.recognizers = []
      for recognizer in recognizers { recognizer.forget(touch) }
    }
  }

  /// The view's touches are taken from it: it goes, or a recognizer has them now.
  func cancelTouches(in view: View, window: Window) {
    let affected = active.filter { $0.view?.isDescendant(of: view) ?? false }
    finish(affected, phase: .cancelled, in: window)
  }

  private func deliver(
    _ touches: [Touch], in window: Window,
    toRecognizer: (GestureRecognizer, [Touch], Event) -> Void, toView: (View, [Touch], Event) -> Void
  ) {
    let event = Event(timestamp: window.context.clock.now, touches: active)
    var recognizers: [GestureRecognizer] = []
    for touch in touches {
      for recognizer in touch.recognizers where !recognizers.contains(where: { $0 === recognizer }) {
        recognizers.append(recognizer)
      }
    }
    for recognizer in recognizers where recognizer.isListening {
      toRecognizer(
        recognizer, touches.filter { touch in touch.recognizers.contains { $0 === recognizer } }, event)
    }
    var views: [View] = []
    for touch in touches {
      guard let view = touch.view, !views.contains(where: { $0 === view }) else { continue }
      views.append(view)
    }
    for view in views {
      let own = touches.filter { $0.view === view && !$0.isCancelledInView }
      if !own.isEmpty { toView(view, own, event) }
    }
  }

  /// The recognizers of a view and of the views around it, innermost first. A tap on a control is the control's: a
  /// single-tap recognizer further out does not see it.
  private func recognizers(above view: View?) -> [GestureRecognizer] {
    var found: [GestureRecognizer] = []
    var next = view
    while let current = next {
      found += current.gestureRecognizers.filter { recognizer in
        recognizer.isEnabled
          && !(view is Control && current !== view
            && (recognizer as? TapGestureRecognizer)?.numberOfTapsRequired == 1)
      }
      next = current.superview
    }
    return found
  }
}

extension Touch {
  /// Whether a recognizer has taken the touch from its view.
  var isCancelledInView: Bool { recognizers.contains { $0.hasTaken(self) } }
}
