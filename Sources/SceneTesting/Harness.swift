import SceneDrawing
import SceneUI
import SceneValues

/// An object that operates a window as a user does: It finds views, touches them, waits, and takes pictures.
///
/// If a finger cannot reach a view, the harness reports the obstacle. The clock is a `ManualClock`. It advances only by
/// the documented durations of gestures and when you call `advance(seconds:)`.
///
/// ```swift
/// let context = SceneContext(clock: ManualClock())
/// let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
/// window.rootViewController = try Storyboard(path: "AlarmClock.scenec", context: context)
///   .instantiateInitialViewController()
/// try window.makeKeyAndVisible()
///
/// let harness = Harness(window)
/// try harness.tap(harness.find(text: "Set alarm"))
/// harness.advance(seconds: 0.5)
/// let slider: Slider = try harness.find(id: "volume")
/// try harness.drag(slider, from: slider.thumbFrame.center, to: Point(x: 200, y: 17))
/// print(harness.svg())
/// ```
public final class Harness {
  /// The window that the harness operates.
  public let window: Window
  /// The clock of the window's context.
  public let clock: ManualClock
  /// The events that the context's objects have reported since the last call to `startTracing()`, such as
  /// `AlarmViewController 'alarm' viewDidLoad()`.
  public private(set) var trace: [String] = []
  private var isTracing = false
  var lastUp: Double?
  var camera: Camera?
  package var willTakePicture: (() -> Void)?

  /// Creates a harness for a window. The window's context must use a `ManualClock`.
  public init(_ window: Window) {
    guard let clock = window.context.clock as? ManualClock else {
      preconditionFailure(
        "a harness needs a manual clock: create the context with 'SceneContext(clock: ManualClock())'"
      )
    }
    self.window = window
    self.clock = clock
  }

  /// Creates a harness for an application's key window.
  public convenience init(_ application: Application) {
    guard let window = application.keyWindow else {
      preconditionFailure("the application has no key window: call 'show' or 'makeKeyAndVisible' first")
    }
    self.init(window)
  }

  /// Advances the clock by a number of seconds, performs all work that becomes due, and lays out the window.
  public func advance(seconds: Double) {
    guard camera != nil else {
      clock.advance(by: seconds)
      return window.layoutIfNeeded()
    }
    let end = clock.now + seconds
    // The tolerance includes a picture that is due at the end, despite rounding errors.
    while let next = camera?.next, next <= end + 1e-9 {
      clock.advance(by: max(0, next - clock.now))
      window.layoutIfNeeded()
      takePicture()
    }
    clock.advance(by: max(0, end - clock.now))
    window.layoutIfNeeded()
  }

  /// Clears `trace` and starts recording. An existing observer of the context continues to receive all events.
  public func startTracing() {
    trace = []
    guard !isTracing else { return }
    isTracing = true
    let earlier = window.context.observer
    window.context.observer = { [weak self] event in
      earlier?(event)
      self?.trace.append(event.description)
    }
  }

  /// Returns the current picture of the window.
  public func picture() -> LayeredPicture { window.picture() }

  /// Returns the current picture of the window as an SVG document.
  public func svg() -> String { SVGRenderer().svg(picture()) }
}
