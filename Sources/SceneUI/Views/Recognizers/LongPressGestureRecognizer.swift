import SceneRuntime
import SceneServices
import SceneValues

/// A recognizer for long presses. The gesture begins after a minimum duration, changes when a finger moves, and ends when
/// a finger is lifted.
open class LongPressGestureRecognizer: GestureRecognizer {
  /// The minimum duration, in seconds. The default is 0.5.
  @Within(.durations) public var minimumPressDuration = 0.5
  /// The maximum movement, in points, before the gesture begins. The default is 10.
  @Within(.lengths) public var allowableMovement = 10.0
  /// The number of fingers, at least 1. The default is 1.
  @Bounded(.positiveCounts) public var numberOfTouchesRequired = 1
  private var timer: Timer?

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      LongPressGestureRecognizer.self, element: "longPressGestureRecognizer", "Recognizes a long press."
    ) {
      $0.property(
        "minimumPressDuration", default: 0.5, in: .durations, "The minimum duration of the press in seconds.",
        get: \.minimumPressDuration,
        set: { $0.minimumPressDuration = $1 })
      $0.property(
        "allowableMovement", default: 10, in: .lengths,
        "The maximum movement of the touches in points.", get: \.allowableMovement,
        set: { $0.allowableMovement = $1 })
      $0.property(
        "numberOfTouchesRequired", default: 1, in: .positiveCounts, get: \.numberOfTouchesRequired,
        set: { $0.numberOfTouchesRequired = $1 })
    }
  }

  override open func touchesBegan(_ touches: [Touch], with event: Event) {
    timer?.invalidate()
    guard self.touches.count <= numberOfTouchesRequired else {
      if !hasBegun { state = .failed }
      return
    }
    guard self.touches.count == numberOfTouchesRequired, let clock = view?.contextIfAny?.clock else { return }
    timer = Timer(interval: minimumPressDuration, on: clock) { [weak self] _ in self?.state = .began }
  }

  override open func touchesMoved(_ touches: [Touch], with event: Event) {
    guard !hasBegun else {
      state = .changed
      return
    }
    let hasMovedTooFar = touches.contains {
      $0.windowLocation.distance(to: $0.startLocation) > allowableMovement
    }
    if hasMovedTooFar { state = .failed }
  }

  override open func touchesEnded(_ touches: [Touch], with event: Event) {
    timer?.invalidate()
    state = hasBegun ? .ended : .failed
  }

  override open func reset() { timer?.invalidate() }

  override func didFail() { timer?.invalidate() }

  deinit { timer?.invalidate() }
}
