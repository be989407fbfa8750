import SceneRuntime
import SceneServices
import SceneValues

/// A recognizer for one or more taps with one or more fingers. The action is sent once, after the last tap.
open class TapGestureRecognizer: GestureRecognizer {
  /// The number of taps, at least 1. The default is 1. The pause between consecutive taps can be at most 0.35 seconds.
  @Bounded(.positiveCounts) public var numberOfTapsRequired = 1
  /// The number of fingers, at least 1. The default is 1.
  @Bounded(.positiveCounts) public var numberOfTouchesRequired = 1
  private var taps = 0
  private var fingers = 0
  private var start: Point?
  private var timer: Timer?

  /// The maximum duration, in seconds, of a tap and of the pause before the next tap.
  private static let timeLimit = 0.35
  /// The maximum movement of a touch, in points.
  private static let allowableMovement = 22.0

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(TapGestureRecognizer.self, element: "tapGestureRecognizer", "Recognizes taps.") {
      $0.property(
        "numberOfTapsRequired", default: 1, in: .positiveCounts, get: \.numberOfTapsRequired,
        set: { $0.numberOfTapsRequired = $1 }
      )
      $0.property(
        "numberOfTouchesRequired", default: 1, in: .positiveCounts, get: \.numberOfTouchesRequired,
        set: { $0.numberOfTouchesRequired = $1 })
    }
  }

  override open func touchesBegan(_ touches: [Touch], with event: Event) {
    fingers = max(fingers, self.touches.count)
    let point = touches[0].windowLocation
    if fingers > numberOfTouchesRequired || (start.map { $0.distance(to: point) } ?? 0) > reach {
      state = .failed
      return
    }
    if start == nil { start = point }
    wait()
  }

  private var reach: Double { numberOfTouchesRequired > 1 ? .infinity : Self.allowableMovement }

  override open func touchesMoved(_ touches: [Touch], with event: Event) {
    let hasMovedTooFar = touches.contains {
      $0.windowLocation.distance(to: $0.startLocation) > Self.allowableMovement
    }
    if hasMovedTooFar { state = .failed }
  }

  override open func touchesEnded(_ touches: [Touch], with event: Event) {
    guard touches.count == self.touches.count else { return }
    guard fingers == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    fingers = 0
    if taps == numberOfTapsRequired {
      timer?.invalidate()
      state = .ended
    } else {
      wait()
    }
  }

  /// Returns false if the other recognizer requires more taps, so that this recognizer does not prevent it.
  override open func canPrevent(_ other: GestureRecognizer) -> Bool {
    (other as? TapGestureRecognizer)?.numberOfTapsRequired ?? 0 <= numberOfTapsRequired
  }

  override var isWaitingForMore: Bool { state == .possible && taps > 0 && taps < numberOfTapsRequired }

  override open func reset() {
    timer?.invalidate()
    timer = nil
    taps = 0
    fingers = 0
    start = nil
  }

  override func didFail() {
    timer?.invalidate()
    taps = 0
  }

  private func wait() {
    timer?.invalidate()
    guard let clock = view?.contextIfAny?.clock else { return }
    timer = Timer(interval: Self.timeLimit, on: clock) { [weak self] _ in self?.state = .failed }
  }

  deinit { timer?.invalidate() }
}
