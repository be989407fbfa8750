/// The common behavior of pinch and rotation recognizers, which derive a value from the locations of two fingers. The
/// gesture ends when both fingers are lifted. A third finger is ignored.
protocol TwoFingerGesture: GestureRecognizer {
  var fingers: TwoFingers { get set }
  func step(from old: FingerPair, to new: FingerPair)
  func isFarEnough(_ new: FingerPair) -> Bool
}

struct TwoFingers {
  var value: Double
  fileprivate(set) var start: FingerPair?
  fileprivate var now: FingerPair?
  fileprivate var tracker = VelocityTracker()

  init(_ value: Double) { self.value = value }
}

extension TwoFingerGesture {
  /// The change in the value per second.
  var velocityOfFingers: Double {
    view?.contextIfAny.map { fingers.tracker.velocity(at: $0.clock.now) } ?? 0
  }

  func proceed(from value: Double) {
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
