import SceneRuntime
import SceneValues

/// Recognizes two fingers that move apart or together. Begins when their distance has changed by eight points, changes
/// while both are down, ends when both are up. A third finger is ignored.
open class PinchGestureRecognizer: GestureRecognizer {
  /// How many times as far apart the fingers are as when they came down: 2 for twice the distance.
  ///
  /// Setting it makes it go on from there; the velocity begins anew.
  public var scale: Double {
    get { storedScale }
    set {
      storedScale = newValue.bounded(to: .lengths, from: storedScale)
      tracker.reset()
      note()
    }
  }
  private var storedScale = 1.0
  private var tracker = VelocityTracker()
  private var pair: FingerPair?
  private var startDistance = 0.0

  /// In points: how much the distance changes before it begins.
  private static let hysteresis = 8.0

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      PinchGestureRecognizer.self, element: "pinchGestureRecognizer",
      "Recognizes two fingers that move apart or together."
    ) {
      $0.property(
        "scale", default: 1, in: .lengths,
        "How many times as far apart the fingers are as when they came down.",
        get: \.scale, set: { $0.scale = $1 })
    }
  }

  /// How fast the scale changes, a second.
  open var velocity: Double {
    view?.contextIfAny.map { tracker.velocity(at: $0.clock.now) } ?? 0
  }

  private func note() {
    guard let now = view?.contextIfAny?.clock.now else { return }
    tracker.add(storedScale, at: now)
  }

  override open func touchesBegan(_ touches: [Touch], with event: Event) {
    if self.touches.count > 2 { touches.forEach(ignore) }
    guard let new = FingerPair(self.touches), pair == nil else { return }
    pair = new
    startDistance = new.distance
    note()
  }

  override open func touchesMoved(_ touches: [Touch], with event: Event) {
    guard let pair, let new = FingerPair(self.touches) else { return }
    self.pair = new
    storedScale *= new.distance / pair.distance
    note()
    if hasBegun {
      state = .changed
    } else if abs(new.distance - startDistance) >= Self.hysteresis {
      state = .began
    }
  }

  override open func touchesEnded(_ touches: [Touch], with event: Event) {
    pair = nil
    guard touches.count == self.touches.count else { return }
    state = hasBegun ? .ended : .failed
  }

  override open func reset() {
    storedScale = 1
    tracker.reset()
    pair = nil
  }
}
