import SceneValues

/// A finger on the screen, from its coming down to its going up.
public final class Touch {
  public enum Phase: String, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  public internal(set) var phase: Phase = .began
  /// Seconds since 1970, by the context's clock.
  public internal(set) var timestamp: Double
  /// How many times a finger came down here in quick succession: 2 for the second half of a double tap.
  public internal(set) var tapCount = 1
  public internal(set) weak var window: Window?
  /// The view that was under the finger when it came down. It keeps the touch, wherever the finger goes.
  public internal(set) weak var view: View?
  var windowLocation: Point
  var previousWindowLocation: Point
  /// Whether the view was told that the finger came down.
  var isSeenByView = false
  /// The recognizers that see this touch.
  var recognizers: [GestureRecognizer] = []

  init(at location: Point, in window: Window, timestamp: Double) {
    windowLocation = location
    previousWindowLocation = location
    self.window = window
    self.timestamp = timestamp
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
}

/// What happened to the touches of a window at one moment.
public final class Event {
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
