import SceneServices
import SceneValues

/// A recognizer for drags and pinches of a scroll view's content. The recognizer briefly delays the delivery
/// of a new touch to the content, so that buttons are not highlighted when a drag begins.
final class ScrollGestureRecognizer: GestureRecognizer {
  /// The distance, in points, that a finger must move before a drag begins.
  static let hysteresis = 10.0
  /// The delay before a touch is delivered to the content, in seconds.
  static let delay = 0.15
  /// The length of the time window in which the velocity is measured, in seconds. The window ends at the current time.
  private static let memory = 0.1

  /// The center of the fingers, relative to the upper-left corner of the scroll view's visible area.
  private(set) var location = Point.zero
  /// The location from which the drag distance is measured.
  private(set) var base = Point.zero
  /// The ratio of the current distance between two fingers to their initial distance, or 1 for a single finger.
  private(set) var spread = 1.0
  private(set) var baseChanges = 0
  private var baseDistance = 0.0
  private var samples: [(time: Double, point: Point)] = []
  private var timer: Timer?

  private var scrollView: ScrollView? { view as? ScrollView }

  var numberOfFingers: Int { touches.count }

  var velocity: Point {
    guard let now = view?.contextIfAny?.clock.now, let last = samples.last,
      let first = samples.first(where: { now - $0.time <= Self.memory }), last.time > first.time
    else { return .zero }
    let time = last.time - first.time
    return Point(x: (last.point.x - first.point.x) / time, y: (last.point.y - first.point.y) / time)
  }

  override func touchesBegan(_ touches: [Touch], with event: Event) {
    guard let scrollView, scrollView.isScrollEnabled || scrollView.isZoomable,
      !touches.contains(where: { $0.view.map(scrollView.leavesTouch) ?? false })
    else {
      state = .failed
      return
    }
    rebase(to: self.touches)
    guard state == .possible, self.touches.count == 1 else { return }
    if scrollView.catchContent() {
      // A touch that stops moving content is not intended for the view under it.
      touches[0].cancelInView(with: event)
    } else if scrollView.delaysContentTouches {
      hold()
    }
  }

  override func touchesMoved(_ touches: [Touch], with event: Event) {
    look(at: self.touches)
    if state == .possible { decide() } else { state = .changed }
  }

  override func touchesEnded(_ touches: [Touch], with event: Event) {
    let left = self.touches.filter { touch in !touches.contains { $0 === touch } }
    if left.isEmpty {
      state = state == .possible ? .failed : .ended
    } else {
      rebase(to: left)
    }
  }

  override func touchesCancelled(_ touches: [Touch], with event: Event) {
    let left = self.touches.filter { touch in !touches.contains { $0 === touch } }
    if left.isEmpty { super.touchesCancelled(touches, with: event) } else { rebase(to: left) }
  }

  override func reset() {
    deliverDelayedTouches()
    samples = []
    spread = 1
    scrollView?.fingersDidLeave()
  }

  override func didFail() { deliverDelayedTouches() }

  deinit { timer?.invalidate() }

  private func decide() {
    guard let scrollView else { return }
    let isPinch =
      touches.count > 1 && scrollView.isZoomable && abs(spread - 1) * baseDistance > Self.hysteresis
    let (dx, dy) = (location.x - base.x, location.y - base.y)
    let way = base.distance(to: location)
    guard isPinch || way > Self.hysteresis else { return }
    let isMine =
      isPinch || scrollView.isScrollEnabled && scrollView.canDrag(horizontally: abs(dx) > abs(dy))
    let mayTake = touches.allSatisfy { touch in
      touch.delivery != .seen
        || scrollView.canCancelContentTouches && touch.view.map(scrollView.touchesShouldCancel) ?? true
    }
    guard isMine, mayTake else {
      state = .failed
      return
    }
    // The content must not jump by the distance that the finger moved before the drag was recognized.
    if !isPinch {
      base = Point(x: base.x + dx * Self.hysteresis / way, y: base.y + dy * Self.hysteresis / way)
    }
    state = .began
    deliverDelayedTouches()
  }

  private func rebase(to fingers: [Touch]) {
    samples = []
    baseDistance = distance(of: fingers)
    look(at: fingers)
    base = location
    baseChanges += 1
  }

  private func look(at fingers: [Touch]) {
    guard let scrollView, !fingers.isEmpty else { return }
    let points = fingers.map { $0.location(in: scrollView) }
    let origin = scrollView.bounds.origin
    location = Point(
      x: points.map(\.x).reduce(0, +) / Double(points.count) - origin.x,
      y: points.map(\.y).reduce(0, +) / Double(points.count) - origin.y)
    spread = baseDistance > 1 && fingers.count > 1 ? max(distance(of: fingers), 1) / baseDistance : 1
    samples.append((scrollView.contextIfAny?.clock.now ?? 0, location))
    if samples.count > 60 { samples.removeFirst(30) }
  }

  private func distance(of fingers: [Touch]) -> Double {
    guard fingers.count > 1 else { return 0 }
    return fingers[0].location(in: scrollView).distance(to: fingers[1].location(in: scrollView))
  }

  private func hold() {
    guard let clock = view?.contextIfAny?.clock else { return }
    delaysTouchesBegan = true
    timer = Timer(interval: Self.delay, on: clock) { [weak self] _ in
      guard let self else { return }
      deliverDelayedTouches()
      if let window = view?.window { window.touches.deliver(in: window) }
    }
  }

  private func deliverDelayedTouches() {
    timer?.invalidate()
    delaysTouchesBegan = false
  }
}
