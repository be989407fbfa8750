import SceneRuntime
import SceneValues

/// The last but one in every responder chain: knows the windows and which of them is key.
open class Application: Responder {
  public private(set) var windows: [Window] = []
  public internal(set) weak var keyWindow: Window?
  /// Asked last of all.
  public weak var delegate: Responder? {
    didSet { if delegate?.storedContext == nil { delegate?.storedContext = storedContext } }
  }

  public init(context: SceneContext) {
    super.init()
    storedContext = context
  }

  public required init(coder: Coder) throws { try super.init(coder: coder) }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(Application.self, "Knows the windows, and which of them is key.")
  }

  override open var next: Responder? { delegate }

  /// Makes a window for a storyboard, with its initial controller and its tint, and shows it.
  ///
  /// - Throws: `LoadingError`.
  @discardableResult
  public func show(_ storyboard: Storyboard, frame: Rect) throws -> Window {
    let window = Window(frame: frame, context: context)
    // Without one, appearance rules may say what it is.
    if let tintColor = storyboard.tintColor { window.ownTintColor = tintColor }
    window.rootViewController = try storyboard.instantiateInitialViewController()
    add(window)
    try window.makeKeyAndVisible()
    return window
  }

  public func add(_ window: Window) {
    guard window.application !== self else { return }
    window.application = self
    windows.append(window)
  }

  /// Takes a window off the screen and lets it go.
  public func close(_ window: Window) {
    window.close()
    windows.removeAll { $0 === window }
    window.application = nil
    if keyWindow === window { keyWindow = windows.last(where: \.isOnScreen) }
  }

  /// Memory is short: every controller on the screen is told.
  public func receiveMemoryWarning() {
    for window in windows { window.rootViewController?.warnOfMemory() }
  }
}
