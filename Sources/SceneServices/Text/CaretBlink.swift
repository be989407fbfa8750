package final class CaretBlink {
  /// The duration of each visible and invisible phase, in seconds.
  package static let interval = 0.5

  package private(set) var isCaretVisible = false
  private var timer: Timer?

  package init() {}

  package func start(on clock: Clock, _ changed: @escaping () -> Void) {
    timer?.invalidate()
    isCaretVisible = true
    // The clock retains the timer, so the timer must not retain its owner.
    timer = Timer(interval: Self.interval, repeats: true, on: clock) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      isCaretVisible.toggle()
      changed()
    }
  }

  package func stop() {
    timer?.invalidate()
    timer = nil
    isCaretVisible = false
  }

  deinit { timer?.invalidate() }
}

package let caretWidth = 2.0
