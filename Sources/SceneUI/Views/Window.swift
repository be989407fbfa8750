import SceneDrawing
import SceneRuntime
import SceneServices
import SceneValues

/// The top of a hierarchy of views: shows a root controller, brings touches to views, draws pictures.
open class Window: View {
  /// The responder that hears of keys, and of actions without a target, first; nil where there is none.
  public internal(set) weak var firstResponder: Responder?
  weak var application: Application?
  weak var editMenu: (any EditMenuView)?
  weak var menuOverlay: (any MenuOverlayView)?
  let touches = TouchDispatcher()
  /// Those that run: then touches do nothing.
  var transitions: [any WindowTransition] = []
  package var isInTransition: Bool { !transitions.isEmpty }
  var motionUnderWay: MotionUnderWay?
  var keyboard = WindowKeyboard()
  /// What is dragged over the window from another program.
  var dropUnderWay: DropUnderWay?
  /// The view that was focused last; see `focusedView`.
  weak var focus: View?
  private lazy var ownUndoManager = UndoManager(context: context)
  /// What of the window the screen itself covers, in points: by a status bar, a notch, a home indicator.
  package var screenInsets = EdgeInsets.zero {
    didSet { if screenInsets != oldValue { safeAreaDidChange() } }
  }
  /// How high bars are on the screen that it is on.
  package var screenBars = BarHeights.standard { didSet { if screenBars != oldValue { setNeedsLayout() } } }
  /// How what it shows stands on the device: at first as the window is wider or higher. See `rotate(to:animated:)`.
  public internal(set) var orientation: InterfaceOrientation
  /// What everyone was last told; nil while the window is not on the screen.
  var toldTraits: TraitCollection?

  /// Makes a window of a context.
  public init(frame: Rect, context: SceneContext) {
    orientation = frame.width > frame.height ? .landscapeLeft : .portrait
    super.init(frame: frame)
    storedContext = context
    context.add(self)
    backgroundColor = .systemBackground
    $backgroundColor = .default
    isHidden = true
  }

  /// Makes a window from its element in a scene, standing upright.
  public required init(coder: Coder) throws {
    orientation = .portrait
    try super.init(coder: coder)
    contextIfAny?.add(self)
  }

  deinit {
    for transition in transitions { transition.abandon() }
  }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(Window.self, "The root of a view hierarchy.")
  }

  override open var next: Responder? { application }

  override var asWindow: Window? { self }

  /// The window's own.
  override open var undoManager: UndoManager? { ownUndoManager }

  /// How far in front it lies among the windows of its application.
  public var windowLevel = WindowLevel.normal { didSet { application?.arrangeWindows() } }

  /// Whether the window is to fill the display that it is on, without a frame around it; false by default. A screen on
  /// which windows always do, or cannot, takes no notice; a person may change it, too.
  public var wantsFullScreen = false

  /// The controller whose view fills the window.
  ///
  /// While the window is on the screen, a new one is shown at once; a view that does not load goes to the context's
  /// failure handler, and the old controller stays.
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
        // Whoever heard of that may have set another root, or closed the window: that was decided last.
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

  /// Whether the window is on the screen.
  public private(set) var isOnScreen = false

  /// Puts the window on the screen, in front of the others of its level: loads the root controller's view and lets it
  /// appear. The window becomes key. One that is on the screen already only comes to the front and becomes key.
  ///
  /// - Throws: `LoadingError` where the view does not load; then the window stays off the screen.
  public func makeKeyAndVisible() throws {
    guard !isOnScreen else {
      application?.bringToFront(self)
      makeKey()
      return
    }
    // Loading it may put another in its place.
    var loaded: ViewController?
    repeat {
      loaded = root
      try loaded?.loadViewIfNeeded()
    } while loaded !== root
    takeStyle()
    isHidden = false
    isOnScreen = true
    toldTraits = currentTraits
    application?.bringToFront(self)
    makeKey()
    try showRoot()
  }

  // MARK: The key window

  /// Whether keys and motion are meant for this window.
  public var isKeyWindow: Bool { application?.keyWindow === self }

  /// Whether the window may be key: true, unless a subclass only shows something.
  open var canBecomeKey: Bool { true }

  /// Makes this window key, if it is on the screen and can be.
  public func makeKey() {
    if isOnScreen && canBecomeKey { application?.makeKey(self) }
  }

  /// The window has become key. For subclasses; `super` does nothing.
  open func didBecomeKey() {}

  /// The window is key no more. For subclasses; `super` does nothing.
  open func didResignKey() {}

  // MARK: Leaving the screen

  /// Takes the window off the screen: its controllers disappear.
  public func close() {
    guard isOnScreen else { return }
    finishTransitions()
    root?.leaveWindow()
    endGestures(in: self)
    interrupt()
    hideEditMenu()
    setKeyboardFrame(nil, duration: 0)
    isHidden = true
    isOnScreen = false
    toldTraits = nil
    application?.resignKey(self)
  }

  /// Something takes the person's attention away: fingers and motion go.
  func interrupt() {
    cancelTouches(touches.active)
    cancelMotion()
  }

  /// A window that was given another frame tells everyone when it is laid out.
  override open func layoutSubviews() {
    super.layoutSubviews()
    updateTraits()
  }

  func finishTransitions() {
    while let transition = transitions.first { transition.finish() }
  }

  private func showRoot() throws {
    guard let root, isOnScreen else { return }
    try root.loadViewIfNeeded()
    // A controller is the root of one window.
    if let other = root.viewIfLoaded?.window, other !== self, other.root === root {
      other.rootViewController = nil
    }
    root.beginAppearance(true, animated: false)
    // Whoever heard of that may have set another root, which is shown by now, or closed the window.
    guard self.root === root, isOnScreen else { return }
    root.view.frame = bounds
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(root.view)
    layoutIfNeeded()
    root.endAppearance(if: true)
  }

  /// Also those between two taps end, which no finger is part of.
  private func endGestures(in view: View) {
    touches.cancelTouches(in: view, window: self)
    view.forSubtree { view in for recognizer in view.gestureRecognizers { recognizer.giveUp() } }
  }

  func viewWillLeave(_ view: View) {
    endGestures(in: view)
    view.forSubtree { $0.ownLayer?.forOwnSublayers { $0.removeAllAnimations() } }
    guard let responder = firstResponder,
      let home = responder as? View ?? (responder as? ViewController)?.viewIfLoaded,
      home.isDescendant(of: view)
    else { return }
    // It is asked, so that it can end what it does as first responder; whether it agrees does not matter any more.
    _ = responder.resignFirstResponder()
    if firstResponder === responder { firstResponder = nil }
  }

  // MARK: Drawing

  /// Lays out and draws what is marked, and gives the whole as a picture.
  public func picture() -> LayeredPicture {
    layoutIfNeeded()
    displayIfNeeded()
    guard var top = pictured(at: context.clock.now) else { return LayeredPicture(size: bounds.size) }
    top.transform = .identity
    return LayeredPicture(size: bounds.size, layers: [top] + [focusRing].compactMap(\.self))
  }

  // MARK: Touches

  /// A finger comes down.
  ///
  /// - Parameter point: in the window's coordinates.
  /// - Returns: the touch, to be moved and ended.
  @discardableResult
  public func beginTouch(at point: Point) -> Touch {
    context.clock.turns.during {
      focus = nil
      touchWillBegin(at: point)
      return touches.begin(at: point, in: self)
    }
  }

  /// Fingers that are down go on. Give those that move at the same moment together.
  public func moveTouches(_ moves: [(touch: Touch, point: Point)]) {
    context.clock.turns.during { touches.move(moves, in: self) }
  }

  /// Fingers go up, where they last were.
  public func endTouches(_ ended: [Touch]) { context.clock.turns.during { touches.end(ended, in: self) } }

  /// A recognizer has made up its mind: views are told what was held back for it.
  func deliverHeldTouches() { touches.deliver(in: self) }

  /// The system takes the fingers away: a call comes in.
  public func cancelTouches(_ cancelled: [Touch]) {
    context.clock.turns.during { touches.cancel(cancelled, in: self) }
  }

  /// The system takes all fingers away.
  func cancelAllTouches() {
    if !touches.active.isEmpty { cancelTouches(touches.active) }
  }
}
