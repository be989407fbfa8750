import SceneRuntime
import SceneServices

/// An object that can answer to events: views, controllers, windows, the application.
open class Responder: CodedSceneObject, Identified {
  /// The `id` of its element, for what was loaded from a scene.
  @exclusivity(unchecked) public internal(set) var sceneID: String?
  @exclusivity(unchecked) var storedContext: SceneContext?

  /// Makes an object without a context, which it gets when it is put into a hierarchy.
  public init() {}

  /// Sets what the object's element says, and makes what is nested in it.
  public required init(coder: Coder) throws {
    sceneID = coder.objectID
    storedContext = coder.sceneContext
    setDefaults()
    try coder.decode(into: self)
  }

  /// What differs from the superclass's defaults, before the element's values are set.
  func setDefaults() {}

  /// Every object of the unit is initialized, and connected as far as both ends are in it. Call `super` first.
  open func awakeFromNib() {}

  /// What scenes may say of the class; each subclass that scenes name overrides it.
  open class var declaration: ClassDeclaration {
    ClassDeclaration(Responder.self, "An object that handles events.")
  }

  /// The context that the object lives in.
  ///
  /// An object made in code has one as soon as it is put into a hierarchy that has; asking before that is a mistake
  /// of the program's.
  public var context: SceneContext {
    guard let context = contextIfAny else {
      preconditionFailure(
        "\(type(of: self)) has no context yet: put it into a window, a view or a controller that has one first"
      )
    }
    return context
  }

  /// Whether a scene made it: what code makes lives in the context of what it is put into.
  package var isMadeByScene: Bool { storedContext != nil }

  /// The context, or nil where the object is in no hierarchy yet.
  open var contextIfAny: SceneContext? { storedContext }

  /// Tells of a failure that nobody can be thrown at: the context's failure handler, or, for what is in no graph yet,
  /// standard error, as that does by default.
  func tell(_ failure: any Error) {
    guard let context = contextIfAny else { return FailureOutput.write("\(failure)\n") }
    context.report(failure)
  }

  // MARK: The responder chain

  /// Who is asked after this object.
  open var next: Responder? { nil }

  /// Whether this object may have the keyboard's and the nil-targeted actions' first say. False by default.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether this object may give up being first responder; true by default.
  open var canResignFirstResponder: Bool { true }

  /// The window whose first responder this object could be.
  var responderWindow: Window? { next?.responderWindow }

  /// Whether this object is the first responder of its window; false for one that is in no window.
  public var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes this the window's first responder, if it and the present one agree.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    // Who leaves may hand it on to somebody else, who is asked in turn; but not for ever.
    for _ in 0..<8 {
      guard let current = window.firstResponder else { break }
      guard current.resignFirstResponder() else { return false }
    }
    guard window.firstResponder == nil else { return false }
    window.firstResponder = self
    return true
  }

  /// Gives up being first responder. False where it refuses.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  // MARK: Touches

  /// A finger came down. By default the next responder is asked; so with the other three.
  open func touchesBegan(_ touches: [Touch], with event: Event) { next?.touchesBegan(touches, with: event) }
  /// Fingers that came down on this object have moved; by default the next responder is asked.
  open func touchesMoved(_ touches: [Touch], with event: Event) { next?.touchesMoved(touches, with: event) }
  /// Fingers that came down on this object are up; by default the next responder is asked.
  open func touchesEnded(_ touches: [Touch], with event: Event) { next?.touchesEnded(touches, with: event) }
  /// The touches of fingers were taken away, by a gesture or because the view has gone; by default the next
  /// responder is asked.
  open func touchesCancelled(_ touches: [Touch], with event: Event) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Motion

  /// The device begins to be moved in some way. By default the next responder is asked; so with the other two.
  open func motionBegan(_ motion: Motion, with event: Event) { next?.motionBegan(motion, with: event) }
  /// The device has been moved in that way; by default the next responder is asked.
  open func motionEnded(_ motion: Motion, with event: Event) { next?.motionEnded(motion, with: event) }
  /// The motion does not count after all; by default the next responder is asked.
  open func motionCancelled(_ motion: Motion, with event: Event) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: For people who do not see the screen

  /// Goes away, or back, where it is something that does: asked along the responder chain, from the element that a
  /// person is at, until somebody does.
  ///
  /// - Returns: whether it did; false by default.
  open func accessibilityPerformEscape() -> Bool { false }

  // MARK: Undo

  /// The undo manager of the nearest responder, from this one on, that has one; windows do.
  ///
  /// A controller that looks after a document of its own overrides this with a manager of its own.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Keys

  /// What keys do while this object is in the responder chain. None by default; controllers have those of their scenes.
  open var keyCommands: [KeyCommand] { [] }

  // MARK: Actions

  /// Whether this object itself has the action.
  open func canPerformAction(_ selector: String, sender: AnyObject) -> Bool {
    contextIfAny?.registry.registeredClass(of: self)?.action(selector)?.accepts(sender) ?? false
  }

  /// The first along the chain that has the action; nil where nobody has.
  public func target(forAction selector: String, sender: AnyObject) -> Responder? {
    var responder: Responder? = self
    while let current = responder {
      if current.canPerformAction(selector, sender: sender) { return current }
      responder = current.next
    }
    return nil
  }
}

extension Coder {
  /// The context that objects are made in.
  public var sceneContext: SceneContext? {
    // A context is hardly ever of another class: to ask for that is cheaper than a cast. It is counted once, for who gets
    // it: what makes the objects keeps it meanwhile.
    Unmanaged<AnyObject>.passUnretained(context)._withUnsafeGuaranteedRef { context in
      type(of: context) == SceneContext.self
        ? unsafeDowncast(context, to: SceneContext.self) : context as? SceneContext
    }
  }
}
