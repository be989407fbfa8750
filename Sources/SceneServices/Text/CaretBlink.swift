/// Lets a caret blink while a text is edited.
package final class CaretBlink {
  /// How long it is seen, and then not seen, in seconds.
  package static let interval = 0.5

  /// Whether the caret is seen now.
  package private(set) var isLit = false
  private var timer: Timer?

  package init() {}

  /// Shows the caret and begins to blink, from the beginning where it did already.
  ///
  /// - Parameters:
  ///   - clock: the clock by which it blinks.
  ///   - changed: called each time that the caret comes or goes.
  package func start(on clock: Clock, _ changed: @escaping () -> Void) {
    timer?.invalidate()
    isLit = true
    // The clock keeps the timer, and the timer must keep nothing.
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

/// In points.
package let caretWidth = 2.0
