package final class CaretBlink {
  /// The duration of each visible and invisible phase, in seconds.
  package static let interval = 0.5

  package private(set) var isLit = false
  private var timer: Timer?

  package init() {}

  /// Shows the caret and starts, or restarts, blinking. The closure is called when the caret appears or
  /// disappears.
  package func start(on clock: Clock, _ changed: @escaping () -> Void) {
    timer?.invalidate()
    isLit = true
    // The clock retains the timer, so the timer must not retain its owner.
    timer = Timer(interval: Self.interval, repeats: true, on: clock) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      isLit.toggle()
      changed()
    }
  }

  package func stop() {
    timer?.invalidate()
    timer = nil
    isLit = false
  }

  deinit { timer?.invalidate() }
}

/// The width in points.
package let caretWidth = 2.0
