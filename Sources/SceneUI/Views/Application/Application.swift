import SceneRuntime
import SceneServices
import SceneValues

/// The last but one in every responder chain: knows the windows and which of them is key, and whether it is seen.
///
/// ```swift
/// let application = Application(context: context)
/// application.delegate = delegate
/// application.launch()
/// try application.show(storyboard, frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// application.activate()
/// ```
open class Application: Responder {
  /// From the back to the front: by their levels, and on the same level by when they were last brought to the front.
  public private(set) var windows: [Window] = []
  /// The window that keys and motion are meant for.
  public private(set) weak var keyWindow: Window?
  /// The one that was told last that it is key.
  private weak var toldWindow: Window?
  private var isTellingWindows = false

  /// See `Application+LifeCycle.swift` for what changes it.
  public internal(set) var state = ApplicationState.inactive
  /// Whether `launch()` was called, or anything that launches the application.
  public internal(set) var isLaunched = false
  /// Whether the application has ended, by `terminate()`: from then on it goes nowhere any more.
  public internal(set) var isTerminated = false
  var goals: [ApplicationGoal] = []
  var isMoving = false

  /// Asked last of all.
  public weak var delegate: (any ApplicationDelegate)? {
    didSet { if delegate?.storedContext == nil { delegate?.storedContext = storedContext } }
  }

  /// Makes an application without windows, which is not launched yet.
  ///
  /// - Parameter context: the context that its windows and its delegate live in.
  public init(context: SceneContext) {
    super.init()
    storedContext = context
  }

  /// Makes the application from its element in a scene.
  ///
  /// Hosts make theirs by `init(context:)`; no element of the library makes one.
  ///
  /// - Throws: `LoadingError` where an object inside of it cannot be made.
  public required init(coder: Coder) throws { try super.init(coder: coder) }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(Application.self, "Manages the windows of an app.") {
      $0.outlet("delegate", get: \.delegate, set: { $0.delegate = $1 })
    }
  }

  override open var next: Responder? { delegate }

  // MARK: Windows

  /// Makes a window for a storyboard, with its initial controller and its tint, and shows it. A launch scene goes.
  ///
  /// - Throws: `LoadingError`.
  @discardableResult
  public func show(_ storyboard: Storyboard, frame: Rect) throws -> Window {
    let window = Window(frame: frame, context: context)
    try open(window, for: storyboard)
    hideLaunchScene()
    return window
  }

  /// Shows a storyboard's initial controller in a window; where that fails, the window is closed.
  func open(_ window: Window, for storyboard: Storyboard) throws {
    try open(window, with: storyboard.instantiateInitialViewController(), of: storyboard)
  }

  func open(_ window: Window, with controller: ViewController, of storyboard: Storyboard) throws {
    // Without one, appearance rules may say what it is.
    if let tintColor = storyboard.tintColor { window.ownTintColor = tintColor }
    window.rootViewController = controller
    add(window)
    do { try window.makeKeyAndVisible() } catch {
      close(window)
      throw error
    }
  }

  /// Takes a window among its own, from another application if need be. One that is on the screen already becomes key,
  /// where no other is.
  public func add(_ window: Window) {
    guard window.application !== self else { return }
    window.application?.remove(window)
    window.application = self
    windows.append(window)
    arrangeWindows()
    if keyWindow == nil && window.isOnScreen { makeKey(window) }
  }

  /// Takes a window off the screen and lets it go. One of another application is left alone.
  public func close(_ window: Window) {
    guard window.application === self else { return }
    window.close()
    remove(window)
  }

  /// The frontmost window on the screen that a finger would touch.
  ///
  /// - Parameter point: on the screen, where windows have their frames.
  /// - Returns: nil where a finger would touch none.
  public func window(at point: Point) -> Window? {
    let event = Event(timestamp: context.clock.now, touches: [])
    return windows.last { window in
      let inside = Point(x: point.x - window.frame.origin.x, y: point.y - window.frame.origin.y)
      return window.isOnScreen && window.hitTest(inside, with: event) != nil
    }
  }

  func supportedOrientations(for window: Window) -> OrientationMask {
    delegate?.application(self, supportedOrientationsFor: window) ?? .all
  }

  private func remove(_ window: Window) {
    windows.removeAll { $0 === window }
    resignKey(window)
    window.application = nil
  }

  /// By their levels; those on one level stay in their order.
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

  // MARK: The key window

  /// A window is key no more, and the frontmost that can be becomes so.
  func resignKey(_ window: Window) {
    guard keyWindow === window else { return }
    makeKey(windows.last { $0 !== window && $0.isOnScreen && $0.canBecomeKey })
  }

  /// Each is told in turn that it was key and that it is: also where who is told makes yet another one key.
  func makeKey(_ window: Window?) {
    keyWindow = window
    guard !isTellingWindows else { return }
    isTellingWindows = true
    while toldWindow !== keyWindow {
      if let told = toldWindow {
        toldWindow = nil
        told.didResignKey()
        context.notifications.post(.windowDidResignKey, object: told)
      } else if let key = keyWindow {
        toldWindow = key
        key.didBecomeKey()
        context.notifications.post(.windowDidBecomeKey, object: key)
      }
    }
    isTellingWindows = false
  }
}

extension NotificationName<Void> {
  /// Posted with the window as the object, after it was told.
  public static var windowDidBecomeKey: Self { "windowDidBecomeKey" }
  /// Posted with the window as the object, after it was told.
  public static var windowDidResignKey: Self { "windowDidResignKey" }
}
