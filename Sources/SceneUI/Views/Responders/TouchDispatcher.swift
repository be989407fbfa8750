import SceneValues

/// An object that dispatches a window's touches to recognizers and views. A touch is first delivered to the recognizers
/// of the view under it and of that view's ancestors. The view itself then receives the touch, unless a recognizer delays
/// delivery. Handlers can make any change, including ending the touches that they receive. Each step therefore checks
/// which recipients remain.
final class TouchDispatcher {
  private(set) var active: [Touch] = []
  private var lifted: [Touch] = []
  private var lastTap: LastTap?
  /// The nesting depth of recognizer notifications. Views are notified only after all recognizers have been notified.
  private var notificationDepth = 0

  func begin(at point: Point, in window: Window) -> Touch {
    let now = window.context.clock.now
    let touch = Touch(at: point, in: window, timestamp: now)
    active.append(touch)
    markStationary(besides: [touch])
    // A touch that begins during a transition has no effect, even after the transition ends.
    guard !window.isInTransition else { return touch }
    let event = Event(timestamp: now, touches: active)
    touch.view = window.hitTest(point, with: event)
    touch.tapCount = (lastTap?.precedes(touch) ?? false) ? lastTap!.count + 1 : 1
    lastTap = nil
    if exceedsTouchLimit(touch) { touch.delivery = .over }
    let candidates = recognizers(above: touch.view)
    notifyingRecognizers {
      touch.recognizers = candidates.filter { $0.accept(touch) }
      if touch.recognizers.contains(where: { $0.isActive && $0.cancelsTouchesInView }) {
        touch.delivery = .over
      }
      for recognizer in candidates where recognizer.watches(touch) {
        recognizer.touchesBegan([touch], with: event)
      }
    }
    deliver(in: window)
    return touch
  }

  private func exceedsTouchLimit(_ touch: Touch) -> Bool {
    guard let view = touch.view else { return false }
    return active.contains { other in
      guard other !== touch, let otherView = other.view else { return false }
      if otherView === view { return !view.isMultipleTouchEnabled }
      return other.delivery != .over && (view.isExclusiveTouch || otherView.isExclusiveTouch)
    }
  }

  func move(_ moves: [(touch: Touch, point: Point)], in window: Window) {
    let moved = moves.filter { isActive($0.touch) }
    for (touch, point) in moved {
      touch.previousWindowLocation = touch.windowLocation
      touch.windowLocation = point
      touch.phase = .moved
      touch.timestamp = window.context.clock.now
    }
    let touches = moved.map(\.touch)
    markStationary(besides: touches)
    let event = Event(timestamp: window.context.clock.now, touches: active)
    // A touch that begins during the notifications below is not reported as moved.
    let seen = touches.filter { $0.delivery == .seen }
    notifyingRecognizers { notifyRecognizers(of: touches) { $0.touchesMoved($1, with: event) } }
    for (view, own) in views(of: seen) {
      let own = own.filter { isActive($0) && $0.delivery == .seen }
      if !own.isEmpty { view.touchesMoved(own, with: event) }
    }
    deliver(in: window)
  }

  func end(_ touches: [Touch], in window: Window) {
    let ended = prepare(touches, phase: .ended, in: window)
    let event = Event(timestamp: window.context.clock.now, touches: active)
    notifyingRecognizers {
      notifyRecognizers(of: ended) { $0.touchesEnded($1, with: event) }
      let remainingTouches = ended.filter(isActive)
      lifted += remainingTouches
      finish(remainingTouches)
    }
    deliver(in: window, with: event)
  }

  func cancel(_ touches: [Touch], in window: Window) {
    let cancelled = prepare(touches, phase: .cancelled, in: window)
    let event = Event(timestamp: window.context.clock.now, touches: active)
    notifyingRecognizers { notifyRecognizers(of: cancelled) { $0.touchesCancelled($1, with: event) } }
    for touch in cancelled { touch.cancelInView(with: event) }
    notifyingRecognizers { finish(cancelled) }
    deliver(in: window)
  }

  func cancelTouches(in view: View, window: Window) {
    func isInside(_ touch: Touch) -> Bool { touch.view?.isDescendant(of: view) ?? false }
    let event = Event(timestamp: window.context.clock.now, touches: active)
    for touch in lifted.filter(isInside) { touch.cancelInView(with: event) }
    cancel(active.filter(isInside), in: window)
  }

  /// Delivers touches to their views unless recognizers still delay the delivery.
  func deliver(in window: Window, with event: Event? = nil) {
    guard notificationDepth == 0 else { return }
    let event = event ?? Event(timestamp: window.context.clock.now, touches: active)
    for touch in lifted + active where touch.delivery == .waiting && !touch.isBeginHeld {
      touch.begin(with: event)
    }
    for (view, own) in views(of: lifted.filter { $0.delivery == .seen && !$0.isEndHeld }) {
      let ended = own.filter { $0.endInView() }
      if !ended.isEmpty { view.touchesEnded(ended, with: event) }
    }
    lifted.removeAll { $0.delivery == .over || $0.view == nil }
  }

  private func prepare(_ touches: [Touch], phase: Touch.Phase, in window: Window) -> [Touch] {
    let affected = touches.filter(isActive)
    for touch in affected {
      touch.phase = phase
      touch.timestamp = window.context.clock.now
      if phase == .ended { lastTap = LastTap(touch) }
    }
    markStationary(besides: affected)
    return affected
  }

  private func markStationary(besides busy: [Touch]) {
    guard !busy.isEmpty else { return }
    for touch in active where !busy.contains(where: { $0 === touch }) { touch.phase = .stationary }
  }

  private func finish(_ touches: [Touch]) {
    active.removeAll { touch in touches.contains { $0 === touch } }
    for recognizer in distinctRecognizers(of: touches) { recognizer.forget(touches) }
  }

  private func isActive(_ touch: Touch) -> Bool { active.contains { $0 === touch } }

  private func notifyingRecognizers(_ notify: () -> Void) {
    notificationDepth += 1
    notify()
    notificationDepth -= 1
  }

  private func notifyRecognizers(of touches: [Touch], _ notify: (GestureRecognizer, [Touch]) -> Void) {
    for recognizer in distinctRecognizers(of: touches) {
      let own = touches.filter { isActive($0) && recognizer.watches($0) }
      if !own.isEmpty { notify(recognizer, own) }
    }
  }

  private func distinctRecognizers(of touches: [Touch]) -> [GestureRecognizer] {
    touches.flatMap(\.recognizers).distinct
  }

  private func views(of touches: [Touch]) -> [(View, [Touch])] {
    var views: [View] = []
    for case let view? in touches.map(\.view) where !views.contains(where: { $0 === view }) {
      views.append(view)
    }
    return views.map { view in (view, touches.filter { $0.view === view }) }
  }

  /// Returns the recognizers of a view and of its ancestors, innermost first. If one of these views is a control or text,
  /// the single-tap recognizers of its ancestors are omitted, because they do not receive taps on it.
  private func recognizers(above view: View?) -> [GestureRecognizer] {
    var found: [GestureRecognizer] = []
    var isAroundControl = false
    var next = view
    while let current = next {
      let listening = current.gestureRecognizers.filter { recognizer in
        !isAroundControl || (recognizer as? TapGestureRecognizer)?.numberOfTapsRequired != 1
      }
      // Recognizers for several taps come first, so that no other recognizer counts the second tap.
      found += listening.filter(\.wantsSeveralTaps) + listening.filter { !$0.wantsSeveralTaps }
      isAroundControl = isAroundControl || current.handlesTaps
      next = current.superview
    }
    return found
  }
}

private struct LastTap {
  private let end: Double
  private let point: Point
  private weak var view: View?
  let count: Int

  private static let interval = 0.35
  private static let distance = 22.0

  init?(_ touch: Touch) {
    guard touch.timestamp - touch.startTime <= Self.interval,
      touch.windowLocation.distance(to: touch.startLocation) <= Self.distance
    else { return nil }
    end = touch.timestamp
    point = touch.windowLocation
    view = touch.view
    count = touch.tapCount
  }

  func precedes(_ touch: Touch) -> Bool {
    touch.startTime - end <= Self.interval && point.distance(to: touch.startLocation) <= Self.distance
      && view === touch.view
  }
}

extension GestureRecognizer {
  fileprivate var wantsSeveralTaps: Bool { (self as? TapGestureRecognizer)?.numberOfTapsRequired ?? 1 > 1 }
}
