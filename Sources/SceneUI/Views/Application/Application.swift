import SceneRuntime
import SceneServices
import SceneValues

/// The app object, which manages the windows, the key window, and the app state. In a responder chain, only the app's
/// delegate follows the app object.
///
/// ```swift
/// let application = Application(context: context)
/// application.delegate = delegate
/// application.launch()
/// try application.show(storyboard, frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// application.activate()
/// ```
open class Application: Responder {
  /// The windows from back to front, ordered by level and then by the time they were last brought to the front.
  public private(set) var windows: [Window] = []
  /// The window that receives keyboard and motion events, or nil if there is none.
  public private(set) weak var keyWindow: Window?
  private weak var notifiedWindow: Window?
  private var isNotifyingWindows = false

  /// The app's state, which changes through methods such as `activate()` and `enterBackground()`.
  public internal(set) var state = ApplicationState.inactive
  /// Whether the app has been launched, either by `launch()` or by another state change.
  public internal(set) var isLaunched = false
  /// Whether the app has been terminated. If true, no further state changes are possible.
  public internal(set) var isTerminated = false
  var goals: [ApplicationGoal] = []
  private var mainNibObjects: [any SceneObject] = []
  var isMoving = false

  /// The delegate, which is the last object in every responder chain.
  public weak var delegate: (any ApplicationDelegate)? {
    didSet { if delegate?.storedContext == nil { delegate?.storedContext = storedContext } }
  }

  /// Creates an app that has no windows and has not been launched.
  ///
  /// - Parameter context: The context that the windows and the delegate use.
  public init(context: SceneContext) {
    super.init()
    storedContext = context
  }

  /// Creates the app from its element in a scene. Host apps use `init(context:)`.
  ///
  /// - Throws: `LoadingError` if a nested object cannot be created.
  public required init(coder: Coder) throws { try super.init(coder: coder) }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(Application.self, "Manages the windows of an app.") {
      $0.outlet("delegate", get: \.delegate, set: { $0.delegate = $1 })
    }
  }

  override open var next: Responder? { delegate }

  /// Creates and shows a window with the storyboard's initial controller, and hides the launch scene.
  ///
  /// - Throws: `LoadingError` if the initial controller cannot be loaded.
  @discardableResult
  public func show(_ storyboard: Storyboard, frame: Rect) throws -> Window {
    let window = Window(frame: frame, context: context)
    try open(window, with: storyboard.instantiateInitialViewController(), of: storyboard)
    hideLaunchScene()
    return window
  }

  /// Creates the objects of a nib whose owner is the app, such as the main nib of an app without storyboards. The app
  /// adds the nib's windows to its windows, but does not show them. It retains all top-level objects, such as its
  /// delegate.
  ///
  /// ```swift
  /// try application.loadMainNib(Nib(path: "MainWindow.scenec", context: context))
  /// application.launch()
  /// try application.windows.last?.makeKeyAndVisible()
  /// ```
  ///
  /// - Throws: `LoadingError` if the objects cannot be created or connected.
  public func loadMainNib(_ nib: Nib) throws {
    mainNibObjects = try nib.instantiate(withOwner: self)
    for case let window as Window in mainNibObjects { add(window) }
  }

  /// Shows a storyboard's controller in a window. Closes the window if the controller's view cannot be loaded.
  func open(_ window: Window, with controller: ViewController, of storyboard: Storyboard) throws {
    // Without a tint color in the storyboard, appearance rules can set the tint color of the window.
    if let tintColor = storyboard.tintColor { window.ownTintColor = tintColor }
    window.rootViewController = controller
    add(window)
    do { try window.makeKeyAndVisible() } catch {
      close(window)
      throw error
    }
  }

  /// Adds a window, removing it from any other app. If there is no key window, a visible window becomes the key window.
  public func add(_ window: Window) {
    guard window.application !== self else { return }
    window.application?.remove(window)
    window.application = self
    windows.append(window)
    arrangeWindows()
    if keyWindow == nil && window.isOnScreen { makeKey(window) }
  }

  /// Hides a window and releases it. Does nothing if the window is not in `windows`.
  public func close(_ window: Window) {
    guard window.application === self else { return }
    window.close()
    remove(window)
  }

  /// Returns the frontmost visible window that a touch at a point would reach.
  ///
  /// - Parameter point: The location on the screen, in the coordinates of the windows' frames.
  /// - Returns: The window, or nil if the touch would not reach any window.
  public func window(at point: Point) -> Window? {
    let event = Event(timestamp: context.clock.now, touches: [])
    return windows.last { window in
      let inside = Point(x: point.x - window.frame.origin.x, y: point.y - window.frame.origin.y)
      return window.isOnScreen && window.hitTest(inside, with: event) != nil
    }
  }

  func supportedInterfaceOrientations(for window: Window) -> InterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .all
  }

  private func remove(_ window: Window) {
    windows.removeAll { $0 === window }
    resignKey(window)
    window.application = nil
  }

  func arrangeWindows() {
    windows = windows.enumerated().sorted {
      ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset)
    }.map(\.element)
  }

  package func bringToFront(_ window: Window) {
    guard let index = windows.firstIndex(where: { $0 === window }) else { return }
    windows.append(windows.remove(at: index))
    arrangeWindows()
  }

  func resignKey(_ window: Window) {
    guard keyWindow === window else { return }
    makeKey(windows.last { $0 !== window && $0.isOnScreen && $0.canBecomeKey })
  }

  /// Makes a window the key window. Windows are notified in a loop because a notified window can change the key window.
  func makeKey(_ window: Window?) {
    keyWindow = window
    guard !isNotifyingWindows else { return }
    isNotifyingWindows = true
    while notifiedWindow !== keyWindow {
      if let reported = notifiedWindow {
        notifiedWindow = nil
        reported.didResignKey()
        context.notifications.post(.windowDidResignKey, object: reported)
      } else if let key = keyWindow {
        notifiedWindow = key
        key.didBecomeKey()
        context.notifications.post(.windowDidBecomeKey, object: key)
      }
    }
    isNotifyingWindows = false
  }
}

extension NotificationName<Void> {
  /// A notification that is posted after a window becomes the key window. Its object is the window.
  public static var windowDidBecomeKey: Self { "windowDidBecomeKey" }
  /// A notification that is posted after a window stops being the key window. Its object is the window.
  public static var windowDidResignKey: Self { "windowDidResignKey" }
}
