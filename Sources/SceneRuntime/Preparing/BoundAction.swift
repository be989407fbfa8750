/// An action as its sender keeps it: what to call, and on whom.
public struct BoundAction {
  /// The name of the action, with a colon for each argument.
  public let selector: String
  /// Held weakly: a target that is gone is dropped, and never taken for "no target", which asks the responder
  /// chain.
  public private(set) weak var target: AnyObject?
  package let access: ActionAccess?
  /// Where the connection stands in a scene; nil for one of code's.
  private var place: (() -> LoadingError.Place?)?

  /// For the first responder: whoever along the responder chain has the action.
  public init(selector: String) {
    self.selector = selector
    access = nil
  }

  package init(selector: String, target: AnyObject, access: ActionAccess) {
    self.selector = selector
    self.target = target
    self.access = access
  }

  /// Tells the action where its scene says it. Not as a copy that knows it: a weak reference is dear to copy.
  mutating func place(by place: @escaping () -> LoadingError.Place?) { self.place = place }

  /// Why a method cannot be called: it takes an event, and there is none.
  ///
  /// - Parameters:
  ///   - access: the method, which somebody along the responder chain may have.
  ///   - target: whose it is.
  ///   - sender: who sends the action.
  ///   - event: what it sends.
  /// - Returns: an error with the place of the connection; nil where the method can be called.
  package func missingEvent(
    for access: ActionAccess, of target: AnyObject, from sender: AnyObject, _ event: AnyObject?
  ) -> LoadingError? {
    guard access.needsEvent, event == nil else { return nil }
    return LoadingError(
      .eventMissing(
        action: selector, class: TypeName(type(of: target)).name, sender: TypeName(type(of: sender)).name),
      at: place?())
  }

  /// Calls a closure on a target, as code does that connects by hand.
  public init<Target: AnyObject>(
    target: Target, selector: String = "", _ call: @escaping @Sendable (Target, AnyObject, AnyObject?) -> Void
  ) {
    self.init(
      selector: selector, target: target,
      access: ActionAccess(call: { target, sender, event in
        // Holds: `send` calls it with the target that is kept beside it, which came in as a `Target`.
        call(unsafeDowncast(target, to: Target.self), sender, event)
      }))
  }

  /// Whether the responder chain is to be asked.
  public var isForFirstResponder: Bool { access == nil }
  /// Whether it had a target that is gone.
  public var isDead: Bool { access != nil && target == nil }

  /// Calls the target. One that is gone is not called, and gives false; nor is a method that takes an event, where there is
  /// none.
  @discardableResult
  public func send(from sender: AnyObject, event: AnyObject?) -> Bool {
    guard let access, let target, !access.needsEvent || event != nil else { return false }
    access.call(target, sender, event)
    return true
  }
}

/// An object that sends actions: a control, a recognizer, a bar button item.
public protocol ActionSending: AnyObject {
  /// Keeps an action, to send it whenever an event happens.
  ///
  /// - Parameters:
  ///   - action: what to call, and on whom.
  ///   - event: the number its class declared for the event's name.
  func connect(_ action: consuming BoundAction, forEvent event: UInt32)
}

/// A controller, as the trigger of one of its segues sees it.
public protocol SegueSource: AnyObject {
  func performTriggeredSegue(at index: Int, sender: AnyObject)

  /// Shows another scene inside an object of the view that is being loaded.
  func performEmbedSegue(at index: Int, in container: AnyObject) throws
}
