/// What a pinch and a rotation have in common: they measure two fingers by a number that goes on from where it is.
///
/// The number changes while both fingers are down, and the gesture ends when both are up. A third finger is ignored.
protocol TwoFingerGesture: GestureRecognizer {
  var fingers: TwoFingers { get set }
  /// The fingers have moved: changes what is measured.
  func step(from old: FingerPair, to new: FingerPair)
  /// Whether the fingers have gone so far that it begins.
  func isFarEnough(_ new: FingerPair) -> Bool
}

/// What is known of two fingers.
struct TwoFingers {
  /// What is measured.
  var value: Double
  /// Where they were when the second came down.
  fileprivate(set) var start: FingerPair?
  /// Where they are; nil unless there are two.
  fileprivate var now: FingerPair?
  fileprivate var tracker = VelocityTracker()

  init(_ value: Double) { self.value = value }
}

extension TwoFingerGesture {
  /// How fast what is measured changes, a second.
  var velocityOfFingers: Double {
    view?.contextIfAny.map { fingers.tracker.velocity(at: $0.clock.now) } ?? 0
  }

  /// Goes on from another number; the velocity begins anew.
  func goOn(from value: Double) {
    fingers.value = value
    fingers.tracker.reset()
    note()
  }

  private func note() {
    guard let now = view?.contextIfAny?.clock.now else { return }
    fingers.tracker.add(fingers.value, at: now)
  }

  func fingersBegan(_ touches: [Touch]) {
    if self.touches.count > 2 { touches.forEach(ignore) }
    guard let new = FingerPair(self.touches), fingers.now == nil else { return }
    (fingers.start, fingers.now) = (new, new)
    note()
  }

  func fingersMoved() {
    guard let old = fingers.now, let new = FingerPair(touches) else { return }
    fingers.now = new
    step(from: old, to: new)
    note()
    if hasBegun {
      state = .changed
    } else if isFarEnough(new) {
      state = .began
    }
  }

  func fingersEnded(_ touches: [Touch]) {
    fingers.now = nil
    guard touches.count == self.touches.count else { return }
    state = hasBegun ? .ended : .failed
  }
}
