import SceneValues

/// Brings the touches of a window to recognizers and views.
///
/// A touch belongs to the view that was under it when it came down. The recognizers of that view and of those around
/// it see it first; the view sees it when none of them holds it back; once one of them has recognized its gesture, the
/// view's touch is canceled.
///
/// Handlers may do anything, also end the very touches that they are told of: so each step asks anew who is still
/// concerned.
final class TouchDispatcher {
  private(set) var active: [Touch] = []
  /// Fingers that are up, while their views have not been told.
  private var lifted: [Touch] = []
  private var lastTap: LastTap?
  /// While recognizers are being told, views are told nothing: one may fail where the next recognizes.
  private var tellingDepth = 0

  func begin(at point: Point, in window: Window) -> Touch {
    let now = window.context.clock.now
    let touch = Touch(at: point, in: window, timestamp: now)
    active.append(touch)
    letRest(besides: [touch])
    // During a transition a finger touches nothing, and goes on touching nothing when it is over.
    guard !window.isInTransition else { return touch }
    let event = Event(timestamp: now, touches: active)
    touch.view = window.hitTest(point, with: event)
    touch.tapCount = (lastTap?.precedes(touch) ?? false) ? lastTap!.count + 1 : 1
    lastTap = nil
    if isOneTooMany(touch) { touch.delivery = .over }
    let candidates = recognizers(above: touch.view)
    tellingRecognizers {
      touch.recognizers = candidates.filter { $0.accept(touch) }
      // It belongs to a gesture that the view has no part in.
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

  /// Whether the touch's view is not to be told of it, because of other fingers.
  private func isOneTooMany(_ touch: Touch) -> Bool {
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
    letRest(besides: touches)
    let event = Event(timestamp: window.context.clock.now, touches: active)
    // Those that begin now, begin where they are.
    let seen = touches.filter { $0.delivery == .seen }
    tellingRecognizers { tellRecognizers(of: touches) { $0.touchesMoved($1, with: event) } }
    for (view, own) in views(of: seen) {
      let own = own.filter { isActive($0) && $0.delivery == .seen }
      if !own.isEmpty { view.touchesMoved(own, with: event) }
    }
    deliver(in: window)
  }

  /// Fingers go up.
  func end(_ touches: [Touch], in window: Window) {
    let ended = prepare(touches, phase: .ended, in: window)
    let event = Event(timestamp: window.context.clock.now, touches: active)
    tellingRecognizers {
      tellRecognizers(of: ended) { $0.touchesEnded($1, with: event) }
      let stillDown = ended.filter(isActive)
      lifted += stillDown
      finish(stillDown)
    }
    deliver(in: window, with: event)
  }

  /// Fingers are taken away.
  func cancel(_ touches: [Touch], in window: Window) {
    let cancelled = prepare(touches, phase: .cancelled, in: window)
    let event = Event(timestamp: window.context.clock.now, touches: active)
    tellingRecognizers { tellRecognizers(of: cancelled) { $0.touchesCancelled($1, with: event) } }
    for touch in cancelled { touch.cancelInView(with: event) }
    tellingRecognizers { finish(cancelled) }
    deliver(in: window)
  }

  /// A view goes, and the touches of all that is in it end.
  func cancelTouches(in view: View, window: Window) {
    func isInside(_ touch: Touch) -> Bool { touch.view?.isDescendant(of: view) ?? false }
    let event = Event(timestamp: window.context.clock.now, touches: active)
    for touch in lifted.filter(isInside) { touch.cancelInView(with: event) }
    cancel(active.filter(isInside), in: window)
  }

  // MARK: Views

  /// Tells views what nothing holds back any longer.
  ///
  /// - Parameters:
  ///   - window: whose touches they are.
  ///   - event: what is happening; that nothing but time has passed, for nil.
  func deliver(in window: Window, with event: Event? = nil) {
    guard tellingDepth == 0 else { return }
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
    letRest(besides: affected)
    return affected
  }

  /// Some fingers do something: the others rest.
  private func letRest(besides busy: [Touch]) {
    guard !busy.isEmpty else { return }
    for touch in active where !busy.contains(where: { $0 === touch }) { touch.phase = .stationary }
  }

  // MARK: Recognizers

  private func finish(_ touches: [Touch]) {
    active.removeAll { touch in touches.contains { $0 === touch } }
    for recognizer in distinctRecognizers(of: touches) { recognizer.forget(touches) }
  }

  private func isActive(_ touch: Touch) -> Bool { active.contains { $0 === touch } }

  private func tellingRecognizers(_ tell: () -> Void) {
    tellingDepth += 1
    tell()
    tellingDepth -= 1
  }

  private func tellRecognizers(of touches: [Touch], _ tell: (GestureRecognizer, [Touch]) -> Void) {
    for recognizer in distinctRecognizers(of: touches) {
      let own = touches.filter { isActive($0) && recognizer.watches($0) }
      if !own.isEmpty { tell(recognizer, own) }
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

  /// The recognizers of a view and of the views around it, innermost first. A tap on a control, or on text, is
  /// theirs: a single-tap recognizer further out does not see it.
  private func recognizers(above view: View?) -> [GestureRecognizer] {
    var found: [GestureRecognizer] = []
    var isAroundControl = false
    var next = view
    while let current = next {
      let listening = current.gestureRecognizers.filter { recognizer in
        !isAroundControl || (recognizer as? TapGestureRecognizer)?.numberOfTapsRequired != 1
      }
      // The one that wants more taps is told first, so that a second tap is its own, and not two of the other's.
      found += listening.filter(\.wantsSeveralTaps) + listening.filter { !$0.wantsSeveralTaps }
      isAroundControl = isAroundControl || current.answersTaps
      next = current.superview
    }
    return found
  }
}

/// What the next touch is compared with, to count taps.
private struct LastTap {
  private let end: Double
  private let point: Point
  private weak var view: View?
  let count: Int

  /// Within this time, in seconds, and distance, in points, another touch makes a double tap.
  private static let interval = 0.35
  private static let distance = 22.0

  /// - Returns: nil for a touch that was no tap: too long, or moved.
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
