import SceneDrawing
import SceneUI
import SceneValues

/// Uses a window as a person would: finds what is on it, touches it, waits, looks at it.
///
/// Touches go the way that real ones go, from the window down; what a finger could not reach, the harness does not
/// reach either, and says what is in the way. Time passes only here: on a `ManualClock`, by small amounts that each
/// gesture documents, and by `advance(seconds:)`.
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
  /// The window that is used.
  public let window: Window
  /// The clock of the window's context.
  public let clock: ManualClock
  /// What happened to the objects of the window's context since `startTracing()`:
  /// `AlarmViewController 'alarm' viewDidLoad()`.
  public private(set) var trace: [String] = []
  private var isTracing = false
  /// When a finger last went up.
  var lastUp: Double?
  /// What films; nil where nobody does.
  var camera: Camera?
  /// Called before each picture of a film is taken.
  package var willTakePicture: (() -> Void)?

  /// - Parameter window: its context must have a `ManualClock`.
  public init(_ window: Window) {
    guard let clock = window.context.clock as? ManualClock else {
      preconditionFailure(
        "a harness needs a clock that it can advance: make the context with 'SceneContext(clock: ManualClock())'"
      )
    }
    self.window = window
    self.clock = clock
  }

  /// Uses the key window of an application.
  public convenience init(_ application: Application) {
    guard let window = application.keyWindow else {
      preconditionFailure("the application has no key window: call 'show' or 'makeKeyAndVisible' first")
    }
    self.init(window)
  }

  // MARK: Time

  /// Lets time pass: what becomes due is done, then everything is laid out.
  public func advance(seconds: Double) {
    guard camera != nil else {
      clock.advance(by: seconds)
      return window.layoutIfNeeded()
    }
    let end = clock.now + seconds
    // What is due with the end, but for what numbers lose, is due.
    while let next = camera?.next, next <= end + 1e-9 {
      clock.advance(by: max(0, next - clock.now))
      window.layoutIfNeeded()
      takePicture()
    }
    clock.advance(by: max(0, end - clock.now))
    window.layoutIfNeeded()
  }

  // MARK: Tracing

  /// Begins a new trace. Whoever observes the context already goes on hearing of everything.
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

  // MARK: Looking

  /// What the window shows now.
  public func picture() -> LayeredPicture { window.picture() }

  /// What the window shows now, as an SVG document.
  public func svg() -> String { SVGRenderer().svg(picture()) }
}
