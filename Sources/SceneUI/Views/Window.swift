import SceneDrawing
import SceneRuntime
import SceneServices
import SceneValues

/// The root of a view hierarchy, which shows a root controller and dispatches touches to views.
open class Window: View {
  /// The first responder, or nil if there is none. It is the first to receive key presses and actions without a target.
  public internal(set) weak var firstResponder: Responder? {
    didSet { if firstResponder !== oldValue { updateInputViews() } }
  }
  weak var application: Application?
  weak var editMenu: (any EditMenuView)?
  weak var menuOverlay: (any MenuOverlayView)?
  let touches = TouchDispatcher()
  var transitions: [any WindowTransition] = []
  package var isInTransition: Bool { !transitions.isEmpty }
  var activeMotion: ActiveMotion?
  var keyboard = WindowKeyboard()
  var activeDropSession: ActiveDropSession?
  weak var focus: View?
  private lazy var ownUndoManager = UndoManager(context: context)
  /// The insets, in points, of the area that is not covered by the status bar, notch, or home indicator.
  package var screenInsets = EdgeInsets.zero {
    didSet { if screenInsets != oldValue { safeAreaDidChange() } }
  }
  package var screenBars = BarHeights.standard { didSet { if screenBars != oldValue { setNeedsLayout() } } }
  /// The interface's orientation. Initially, it is derived from the window's longer side. See `rotate(to:animated:)`.
  public internal(set) var orientation: InterfaceOrientation
  /// The traits that were last reported, or nil while the window is not on the screen.
  var reportedTraits: TraitCollection?

  /// Creates a window in a context.
  public init(frame: Rect, context: SceneContext) {
    orientation = frame.width > frame.height ? .landscapeLeft : .portrait
    super.init(frame: frame)
    storedContext = context
    context.add(self)
    backgroundColor = .systemBackground
    $backgroundColor = .default
    isHidden = true
  }

  /// Creates a window from its element in a scene, in portrait orientation.
  public required init(coder: Coder) throws {
    orientation = .portrait
    try super.init(coder: coder)
    contextIfAny?.add(self)
  }

  deinit {
    for transition in transitions { transition.abandon() }
  }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(Window.self, "The root of a view hierarchy.") {
      $0.outlet(
        "rootViewController", "The view controller whose view fills the window.",
        get: \.rootViewController, set: { $0.rootViewController = $1 })
    }
  }

  override open var next: Responder? { application }

  override var asWindow: Window? { self }

  /// The window's own undo manager.
  override open var undoManager: UndoManager? { ownUndoManager }

  /// The window's level, which determines its front-to-back order among the windows of its application.
  public var windowLevel = WindowLevel.normal { didSet { application?.arrangeWindows() } }

  /// Whether the window fills its display, without a frame. The default is false. The user can change the value. On
  /// platforms whose windows always or never fill the display, the value has no effect.
  public var wantsFullScreen = false

  /// The controller whose view fills the window. If the view of a new controller cannot be loaded, the error is passed to
  /// the context's failure handler, and the previous controller remains.
  public var rootViewController: ViewController? {
    get { root }
    set {
      let old = root
      guard old !== newValue else { return }
      guard isOnScreen else {
        if old?.hostWindow === self { old?.hostWindow = nil }
        root = newValue
        newValue?.hostWindow = self
        newValue?.adopt(context)
        return
      }
      do {
        newValue?.adopt(context)
        let home = newValue?.hostWindow
        newValue?.hostWindow = self
        do { try newValue?.loadViewIfNeeded() } catch {
          newValue?.hostWindow = home
          throw error
        }
        finishTransitions()
        old?.leaveWindow()
        // Handlers may have set another root or closed the window. The latest change takes precedence.
        guard root === old else {
          if newValue !== root { newValue?.hostWindow = home }
          return
        }
        if old?.hostWindow === self { old?.hostWindow = nil }
        root = newValue
        guard isOnScreen else { return }
        try showRoot()
      } catch {
        context.report(error)
      }
    }
  }
  private var root: ViewController?

  /// Whether the window has been shown with `makeKeyAndVisible()` and has not been closed since.
  public private(set) var isOnScreen = false

  /// Shows the window in front of the other windows of its level and makes it the key window. If the window is not yet on
  /// the screen, this method also loads the root controller's view and makes it appear.
  ///
  /// - Throws: `LoadingError` if the view cannot be loaded. In that case, the window remains off the screen.
  public func makeKeyAndVisible() throws {
    guard !isOnScreen else {
      application?.bringToFront(self)
      makeKey()
      return
    }
    var loaded: ViewController?
    repeat {
      loaded = root
      try loaded?.loadViewIfNeeded()
    } while loaded !== root
    takeStyle()
    isHidden = false
    isOnScreen = true
    reportedTraits = currentTraits
    application?.bringToFront(self)
    makeKey()
    try showRoot()
  }

  // MARK: Key window

  /// Whether the window receives keyboard and motion events.
  public var isKeyWindow: Bool { application?.keyWindow === self }

  /// Whether the window can become the key window. The default is true. Return false for windows that only display
  /// content.
  open var canBecomeKey: Bool { true }

  /// Makes this window the key window if it is on the screen and `canBecomeKey` is true.
  public func makeKey() {
    if isOnScreen && canBecomeKey { application?.makeKey(self) }
  }

  /// Notifies the window that it has become the key window. The default implementation does nothing.
  open func didBecomeKey() {}
  @available(*, unavailable, renamed: "didBecomeKey()", message: "The method is called afterward.")
  open func becomeKey() {}

  /// Notifies the window that it is no longer the key window. The default implementation does nothing.
  open func didResignKey() {}
  @available(*, unavailable, renamed: "didResignKey()", message: "The method is called afterward.")
  open func resignKey() {}

  // MARK: Leaving the screen

  /// Removes the window from the screen. The window's controllers disappear, too.
  public func close() {
    guard isOnScreen else { return }
    finishTransitions()
    root?.leaveWindow()
    endGestures(in: self)
    interrupt()
    hideEditMenu()
    setKeyboardFrame(nil, duration: 0)
    removeInputViews()
    isHidden = true
    isOnScreen = false
    reportedTraits = nil
    application?.resignKey(self)
  }

  func interrupt() {
    cancelTouches(touches.active)
    cancelMotion()
  }

  /// Lays out the window. If the window's frame has changed, controllers and views are also notified.
  override open func layoutSubviews() {
    super.layoutSubviews()
    updateTraits()
    arrangeInputViews()
  }

  func finishTransitions() {
    while let transition = transitions.first { transition.finish() }
  }

  private func showRoot() throws {
    guard let root, isOnScreen else { return }
    try root.loadViewIfNeeded()
    // A controller can be the root of only one window.
    if let other = root.viewIfLoaded?.window, other !== self, other.root === root {
      other.rootViewController = nil
    }
    root.beginAppearance(true, animated: false)
    // Handlers may have closed the window or set another root, which is already visible.
    guard self.root === root, isOnScreen else { return }
    if let view = root.viewIfLoaded {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    layoutIfNeeded()
    root.endAppearance(if: true)
  }

  private func endGestures(in view: View) {
    touches.cancelTouches(in: view, window: self)
    view.forSubtree { view in for recognizer in view.gestureRecognizers { recognizer.giveUp() } }
  }

  func viewWillLeave(_ view: View) {
    endGestures(in: view)
    view.forSubtree { $0.ownLayer?.forOwnSublayers { $0.removeAllAnimations() } }
    guard let responder = firstResponder, responder.ownView?.isDescendant(of: view) == true else { return }
    // The responder is notified, but it cannot remain the first responder.
    _ = responder.resignFirstResponder()
    if firstResponder === responder { firstResponder = nil }
  }

  // MARK: Drawing

  /// Lays out and redraws all marked views and returns the picture of the window.
  public func picture() -> LayeredPicture {
    layoutIfNeeded()
    displayIfNeeded()
    guard var top = pictured(at: context.clock.now) else { return LayeredPicture(size: bounds.size) }
    top.transform = .identity
    return LayeredPicture(size: bounds.size, layers: [top] + [focusRing].compactMap(\.self))
  }

  // MARK: Touches

  /// Begins a touch.
  ///
  /// - Parameter point: The location, in window coordinates.
  /// - Returns: The touch to pass to the methods that move, end, and cancel it.
  @discardableResult
  public func beginTouch(at point: Point) -> Touch {
    context.clock.turns.during {
      focus = nil
      touchWillBegin(at: point)
      return touches.begin(at: point, in: self)
    }
  }

  /// Moves touches. Pass all touches that move at the same time in one call.
  public func moveTouches(_ moves: [(touch: Touch, point: Point)]) {
    context.clock.turns.during { touches.move(moves, in: self) }
  }

  /// Ends touches at their last locations.
  public func endTouches(_ ended: [Touch]) { context.clock.turns.during { touches.end(ended, in: self) } }

  func deliverHeldTouches() { touches.deliver(in: self) }

  /// Cancels touches, for example because of an incoming call.
  public func cancelTouches(_ cancelled: [Touch]) {
    context.clock.turns.during { touches.cancel(cancelled, in: self) }
  }

  func cancelAllTouches() {
    if !touches.active.isEmpty { cancelTouches(touches.active) }
  }
}
