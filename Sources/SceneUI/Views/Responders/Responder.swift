import SceneRuntime
import SceneServices

/// An object that can respond to events: a view, a controller, a window, or the application.
open class Responder: CodedSceneObject, Identified, CustomStringConvertible {
  /// The `id` of the object's element, or nil if the object was not loaded from a scene.
  @exclusivity(unchecked) public internal(set) var sceneID: String?
  @exclusivity(unchecked) var storedContext: SceneContext?

  /// Creates an object without a context. The object inherits a context when it is added to a hierarchy.
  public init() {}

  /// Creates an object and its nested objects from the object's element.
  public required init(coder: Coder) throws {
    sceneID = coder.objectID
    storedContext = coder.sceneContext
    setDefaults()
    try coder.decode(into: self)
  }

  /// Sets defaults that differ from those of the superclass, before the element's values are set.
  func setDefaults() {}

  /// Prepares the object after all objects loaded together have been connected. Overrides must call `super` first.
  open func awakeFromNib() {}

  /// The declaration of the class for use in scenes. Each subclass that can be used in scenes overrides this property.
  open class var declaration: ClassDeclaration {
    ClassDeclaration(Responder.self, "An object that handles events.")
  }

  /// The object's context. If the object was created in code, reading this property before the object is added to a
  /// hierarchy with a context is a programming error.
  public var context: SceneContext {
    guard let context = contextIfAny else {
      preconditionFailure(
        "\(type(of: self)) has no context yet: add it to a window, view or controller with a context first"
      )
    }
    return context
  }

  /// Whether the object was created from a scene. Objects created in code use the context of their hierarchy.
  package var isCreatedByScene: Bool { storedContext != nil }

  /// The context, or nil if the object does not have one yet.
  open var contextIfAny: SceneContext? { storedContext }

  /// Reports a failure that cannot be thrown. The failure is passed to the context's failure handler or, if there is no
  /// context, printed to standard error.
  func notify(_ failure: any Error) {
    guard let context = contextIfAny else { return FailureOutput.write("\(failure)\n") }
    context.report(failure)
  }

  /// The next responder in the chain.
  open var next: Responder? { nil }

  /// Whether the object can become the first responder. The first responder is the first to receive key presses and
  /// actions without a target. The default is false.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object can resign as first responder. The default is true.
  open var canResignFirstResponder: Bool { true }

  var responderWindow: Window? { next?.responderWindow }

  /// Whether the object is the first responder of its window. The value is false if the object is not in a window.
  public var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes the object the first responder. Returns false if this object cannot become the first responder or the current
  /// one cannot resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    window.beginResponderChange()
    defer { window.endResponderChange() }
    // A responder that resigns may make another one the first responder, which must then resign, too. The number of
    // rounds is limited, in case responders do this endlessly.
    for _ in 0..<8 {
      guard let current = window.firstResponder else { break }
      guard current.resignFirstResponder() else { return false }
    }
    guard window.firstResponder == nil else { return false }
    window.firstResponder = self
    return true
  }

  /// Resigns as first responder. Returns false if the object cannot resign.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// The view that the window shows instead of a keyboard while this object is the first responder, or nil for a
  /// keyboard. The view also applies to first responders whose responder chain contains this object, unless an object
  /// closer to the first responder returns another view. The default is nil.
  ///
  /// The view is as wide as the window. Its height is that of its frame or, if the frame is empty, that of its content.
  open var inputView: View? { nil }

  /// The view that the window shows above the keyboard or the `inputView` while this object is the first responder. The
  /// view is found along the responder chain and sized in the same way as `inputView`. If no keyboard is shown, the
  /// view is at the bottom of the safe area. The default is nil.
  open var inputAccessoryView: View? { nil }

  /// Shows the current `inputView` and `inputAccessoryView` without an animation if the object is the first responder.
  open func reloadInputViews() {
    if isFirstResponder { responderWindow?.updateInputViews(duration: 0) }
  }

  /// Handles touches that begin. The default implementations of all four touch methods forward the touches to the next
  /// responder.
  open func touchesBegan(_ touches: [Touch], with event: Event) { next?.touchesBegan(touches, with: event) }
  /// Handles this object's touches when they move. The default implementation forwards the touches to the next responder.
  open func touchesMoved(_ touches: [Touch], with event: Event) { next?.touchesMoved(touches, with: event) }
  /// Handles this object's touches when they end. The default implementation forwards the touches to the next responder.
  open func touchesEnded(_ touches: [Touch], with event: Event) { next?.touchesEnded(touches, with: event) }
  /// Handles touches that are canceled by a gesture or by the removal of the view. The default implementation forwards
  /// the touches to the next responder.
  open func touchesCancelled(_ touches: [Touch], with event: Event) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Handles the beginning of a motion. The default implementations of all three motion methods forward the motion to the
  /// next responder.
  open func motionBegan(_ motion: Motion, with event: Event) { next?.motionBegan(motion, with: event) }
  /// Handles the end of a motion. The default implementation forwards the motion to the next responder.
  open func motionEnded(_ motion: Motion, with event: Event) { next?.motionEnded(motion, with: event) }
  /// Handles the cancellation of a motion. The default implementation forwards the motion to the next responder.
  open func motionCancelled(_ motion: Motion, with event: Event) {
    next?.motionCancelled(motion, with: event)
  }

  /// Dismisses the object or navigates back, if possible. This method is called along the responder chain, starting at
  /// the focused accessibility element, until a responder handles the request.
  ///
  /// - Returns: Whether the object handled the request. The default is false.
  open func accessibilityPerformEscape() -> Bool { false }

  /// The undo manager of this responder or of the next responder in the chain that has one, such as the window.
  open var undoManager: UndoManager? { next?.undoManager }

  /// A description for debugging: the class and, if there is one, the ID of the object's element in a scene.
  open var description: String { "<\(ownDescription)>" }

  final var ownDescription: String {
    let name = String(describing: type(of: self))
    return sceneID.map { "\(name) '\($0)'" } ?? name
  }

  /// The key commands that are active while the object is in the responder chain. The default is an empty array. A
  /// controller returns the key commands of its scene.
  open var keyCommands: [KeyCommand] { [] }

  /// Returns whether this object implements the action.
  open func canPerformAction(_ selector: String, withSender sender: Any?) -> Bool {
    guard let action = contextIfAny?.registry.action(selector, of: self) else {
      return false
    }
    return sender.map { action.accepts($0 as AnyObject) } ?? true
  }

  /// Returns the first responder in the chain that implements the action, or nil.
  public func target(forAction selector: String, withSender sender: Any?) -> Responder? {
    var responder: Responder? = self
    while let current = responder {
      if current.canPerformAction(selector, withSender: sender) { return current }
      responder = current.next
    }
    return nil
  }
}

extension Coder {
  /// The scene context in which the coder creates objects, or nil if there is none.
  public var sceneContext: SceneContext? {
    // A type check is cheaper than a cast, because the context rarely has another class. The unmanaged
    // reference avoids reference counting. The creator of the objects retains the context.
    Unmanaged<AnyObject>.passUnretained(context)._withUnsafeGuaranteedRef { context in
      type(of: context) == SceneContext.self
        ? unsafeDowncast(context, to: SceneContext.self) : context as? SceneContext
    }
  }
}
