import SceneRuntime
import SceneValues

/// Recognizes one or more taps with one or more fingers. Ends at the last tap; sends once.
open class TapGestureRecognizer: GestureRecognizer {
  public var numberOfTapsRequired = 1
  public var numberOfTouchesRequired = 1
  private var taps = 0
  private var fingers = 0
  private var start: Point?
  private var end: Point?
  private var timer: Timer?

  /// In seconds: how long one tap may last, and how much time may pass to the next.
  private static let patience = 0.35
  /// In points: how far a finger may stray.
  private static let allowableMovement = 22.0

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(TapGestureRecognizer.self, element: "tapGestureRecognizer", "Recognizes taps.") {
      $0.property(
        "numberOfTapsRequired", default: 1, get: \.numberOfTapsRequired, set: { $0.numberOfTapsRequired = $1 }
      )
      $0.property(
        "numberOfTouchesRequired", default: 1, get: \.numberOfTouchesRequired,
        set: { $0.numberOfTouchesRequired = $1 })
    }
  }

  override open func touchesBegan(_ touches: [Touch], with event: Event) {
    fingers = max(fingers, self.touches.count)
    let point = touches[0].windowLocation
    if fingers > numberOfTouchesRequired || (start.map { $0.distance(to: point) } ?? 0) > reach {
      return fail()
    }
    if start == nil { start = point }
    wait(Self.patience)
  }

  /// Several fingers may lie apart.
  private var reach: Double { numberOfTouchesRequired > 1 ? .infinity : Self.allowableMovement }

  override open func touchesMoved(_ touches: [Touch], with event: Event) {
    guard let start else { return }
    if touches.contains(where: { $0.windowLocation.distance(to: start) > reach }) { fail() }
  }

  override open func touchesEnded(_ touches: [Touch], with event: Event) {
    let remaining = self.touches.filter { touch in !touches.contains { $0 === touch } }
    guard remaining.isEmpty else { return }
    guard fingers == numberOfTouchesRequired else { return fail() }
    end = touches[0].windowLocation
    taps += 1
    fingers = 0
    if taps == numberOfTapsRequired {
      timer?.invalidate()
      state = .ended
    } else {
      wait(Self.patience)
    }
  }

  override var lastLocation: Point? { end }

  override var isWaitingForMore: Bool { state == .possible && taps > 0 && taps < numberOfTapsRequired }

  override open func reset() {
    timer?.invalidate()
    timer = nil
    taps = 0
    fingers = 0
    start = nil
    end = nil
  }

  override func didFail() { timer?.invalidate() }

  private func fail() {
    timer?.invalidate()
    taps = 0
    state = .failed
  }

  private func wait(_ seconds: Double) {
    timer?.invalidate()
    guard let clock = view?.contextIfAny?.clock else { return }
    timer = Timer(interval: seconds, on: clock) { [weak self] _ in
      guard let self else { return }
      taps = 0
      startOver()
    }
  }
}
