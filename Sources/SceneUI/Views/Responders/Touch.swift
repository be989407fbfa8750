import SceneValues

/// A finger on the screen, from the time it touches the screen until it is lifted.
public final class Touch {
  /// The state of a touch in an event. A touch that does not change while another touch changes is `stationary`.
  public enum Phase: String, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  /// The phase of the touch in the latest event.
  public internal(set) var phase: Phase = .began
  /// The time of the latest change according to the context's clock, in seconds since 1970.
  public internal(set) var timestamp: Double
  /// The number of consecutive taps at this location. For example, the value is 2 for the second tap of a double tap.
  public internal(set) var tapCount = 1
  /// The window in which the touch began, or nil if the window no longer exists.
  public internal(set) weak var window: Window?
  /// The view that was under the finger when the touch began. The view stays the same when the finger moves.
  public internal(set) weak var view: View?
  let startTime: Double
  let startLocation: Point
  var windowLocation: Point
  var previousWindowLocation: Point
  var delivery = Delivery.waiting
  /// The recognizers that observe this touch. Recognizers retain the touch, so strong references would create a cycle.
  private var watchers: [WeakRecognizer] = []

  enum Delivery {
    case waiting, seen, over
  }

  init(at location: Point, in window: Window, timestamp: Double) {
    startTime = timestamp
    startLocation = location
    windowLocation = location
    previousWindowLocation = location
    self.window = window
    self.timestamp = timestamp
  }

  var recognizers: [GestureRecognizer] {
    get { watchers.compactMap(\.recognizer) }
    set { watchers = newValue.map(WeakRecognizer.init) }
  }

  /// Returns the location of the finger in the coordinates of a view, or in window coordinates if `view` is nil.
  public func location(in view: View?) -> Point {
    guard let view, let window else { return windowLocation }
    return view.convert(windowLocation, from: window)
  }

  /// Returns the previous location of the finger in the coordinates of a view, or in window coordinates if `view` is nil.
  public func previousLocation(in view: View?) -> Point {
    guard let view, let window else { return previousWindowLocation }
    return view.convert(previousWindowLocation, from: window)
  }

  // A view that received the beginning of a touch receives the end of that touch exactly once, regardless of which code
  // ends the touch and of what the view's handlers do.

  func begin(with event: Event) {
    guard delivery == .waiting else { return }
    delivery = .seen
    if windowLocation == startLocation {
      let phaseNow = phase
      phase = .began
      view?.touchesBegan([self], with: event)
      if phase == .began { phase = phaseNow }
    } else {
      beginDelayed(with: event)
    }
  }

  private func beginDelayed(with event: Event) {
    let (location, phaseNow) = (windowLocation, phase)
    (windowLocation, previousWindowLocation, phase) = (startLocation, startLocation, .began)
    view?.touchesBegan([self], with: event)
    windowLocation = location
    guard delivery == .seen else { return }
    phase = .moved
    view?.touchesMoved([self], with: event)
    if delivery == .seen { phase = phaseNow }
  }

  func endInView() -> Bool {
    guard delivery == .seen else { return false }
    delivery = .over
    return true
  }

  var isBeginHeld: Bool { recognizers.contains { $0.delaysTouchesBegan && $0.isStillPossible } }

  var isEndHeld: Bool { recognizers.contains { $0.delaysTouchesEnded && $0.isStillPossible } }

  func cancelInView(with event: Event) {
    let wasSeen = delivery == .seen
    delivery = .over
    if wasSeen { view?.touchesCancelled([self], with: event) }
  }
}

/// The changes to a window's touches at one moment.
public final class Event {
  /// The time of the event according to the context's clock, in seconds since 1970.
  public let timestamp: Double
  /// All touches in the window.
  public let allTouches: [Touch]

  init(timestamp: Double, touches: [Touch]) {
    self.timestamp = timestamp
    allTouches = touches
  }

  /// Returns the touches that began in the given view.
  public func touches(for view: View) -> [Touch] { allTouches.filter { $0.view === view } }
}
