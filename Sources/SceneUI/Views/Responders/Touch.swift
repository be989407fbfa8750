import SceneValues

/// A finger on the screen, from its coming down to its going up.
public final class Touch {
  /// What a finger does in an event. One that rests while another does something is `stationary`.
  public enum Phase: String, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  /// What the finger does in the event that was told last.
  public internal(set) var phase: Phase = .began
  /// Seconds since 1970, by the context's clock.
  public internal(set) var timestamp: Double
  /// How many times a finger came down here in quick succession: 2 for the second half of a double tap.
  public internal(set) var tapCount = 1
  /// The window that the finger came down on; nil where that is gone.
  public internal(set) weak var window: Window?
  /// The view that was under the finger when it came down. It keeps the touch, wherever the finger goes.
  public internal(set) weak var view: View?
  let startTime: Double
  let startLocation: Point
  var windowLocation: Point
  var previousWindowLocation: Point
  var delivery = Delivery.waiting
  /// The recognizers that see this touch. They hold the touch; the touch does not hold them.
  private var watchers: [WeakRecognizer] = []

  /// How far the view's part in the touch has come.
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

  /// Where the finger is, in a view's coordinates; in the window's for nil.
  public func location(in view: View?) -> Point {
    guard let view, let window else { return windowLocation }
    return view.convert(windowLocation, from: window)
  }

  /// Where the finger was before this event.
  public func previousLocation(in view: View?) -> Point {
    guard let view, let window else { return previousWindowLocation }
    return view.convert(previousWindowLocation, from: window)
  }

  // MARK: What the view is told
  //
  // A view is told of the end of what it was told began, and once: whoever ends it, and whatever its handlers do.

  func begin(with event: Event) {
    guard delivery == .waiting else { return }
    delivery = .seen
    if windowLocation == startLocation {
      // It may rest by now, or be up.
      let phaseNow = phase
      phase = .began
      view?.touchesBegan([self], with: event)
      if phase == .began { phase = phaseNow }
    } else {
      beginLate(with: event)
    }
  }

  /// The finger has moved while a recognizer held it back: the view sees where it came down, then where it is.
  private func beginLate(with event: Event) {
    let (location, phaseNow) = (windowLocation, phase)
    (windowLocation, previousWindowLocation, phase) = (startLocation, startLocation, .began)
    view?.touchesBegan([self], with: event)
    windowLocation = location
    guard delivery == .seen else { return }
    phase = .moved
    view?.touchesMoved([self], with: event)
    if delivery == .seen { phase = phaseNow }
  }

  /// The finger is up.
  func endInView() -> Bool {
    guard delivery == .seen else { return false }
    delivery = .over
    return true
  }

  /// Whether a recognizer wants the view to hear of the touch only when it has failed.
  var isBeginHeld: Bool { recognizers.contains { $0.delaysTouchesBegan && $0.isUndecided } }

  /// Whether a recognizer wants the view to hear of the end only when it has failed.
  var isEndHeld: Bool { recognizers.contains { $0.delaysTouchesEnded && $0.isUndecided } }

  /// The view's part is over, as if the finger had been taken away.
  func cancelInView(with event: Event) {
    let wasSeen = delivery == .seen
    delivery = .over
    if wasSeen { view?.touchesCancelled([self], with: event) }
  }
}

/// What happened to the touches of a window at one moment.
public final class Event {
  /// When it happened, in seconds since 1970, by the context's clock.
  public let timestamp: Double
  /// All fingers that are on the window.
  public let allTouches: [Touch]

  init(timestamp: Double, touches: [Touch]) {
    self.timestamp = timestamp
    allTouches = touches
  }

  /// The touches that belong to a view.
  public func touches(for view: View) -> [Touch] { allTouches.filter { $0.view === view } }
}
