import SceneRuntime
import SceneValues

/// Recognizes two fingers that turn about each other. Begins when they have turned by 0.1 radians, changes while both
/// are down, ends when both are up. A third finger is ignored.
open class RotationGestureRecognizer: GestureRecognizer {
  /// How far the fingers have turned since they came down, in radians: clockwise, and more than once around.
  ///
  /// Setting it makes it go on from there; the velocity begins anew.
  public var rotation: Double {
    get { storedRotation }
    set {
      storedRotation = newValue.bounded(to: .coordinates, from: storedRotation)
      tracker.reset()
      note()
    }
  }
  private var storedRotation = 0.0
  private var tracker = VelocityTracker()
  private var pair: FingerPair?
  /// Since both fingers came down, before it begins.
  private var turned = 0.0

  /// In radians: how far the fingers turn before it begins.
  private static let hysteresis = 0.1

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      RotationGestureRecognizer.self, element: "rotationGestureRecognizer",
      "Recognizes two fingers that turn about each other."
    ) {
      $0.property(
        "rotation", default: 0, in: .coordinates, "In radians, clockwise.", get: \.rotation,
        set: { $0.rotation = $1 })
    }
  }

  /// How fast the fingers turn, in radians a second.
  open var velocity: Double {
    view?.contextIfAny.map { tracker.velocity(at: $0.clock.now) } ?? 0
  }

  private func note() {
    guard let now = view?.contextIfAny?.clock.now else { return }
    tracker.add(storedRotation, at: now)
  }

  override open func touchesBegan(_ touches: [Touch], with event: Event) {
    if self.touches.count > 2 { touches.forEach(ignore) }
    guard let new = FingerPair(self.touches), pair == nil else { return }
    pair = new
    turned = 0
    note()
  }

  override open func touchesMoved(_ touches: [Touch], with event: Event) {
    guard let pair, let new = FingerPair(self.touches) else { return }
    self.pair = new
    let step = new.rotation(since: pair)
    storedRotation += step
    turned += step
    note()
    if hasBegun {
      state = .changed
    } else if abs(turned) >= Self.hysteresis {
      state = .began
    }
  }

  override open func touchesEnded(_ touches: [Touch], with event: Event) {
    pair = nil
    guard touches.count == self.touches.count else { return }
    state = hasBegun ? .ended : .failed
  }

  override open func reset() {
    storedRotation = 0
    tracker.reset()
    pair = nil
  }
}
