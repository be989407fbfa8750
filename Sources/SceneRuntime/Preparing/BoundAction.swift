/// An action and its target, as stored by the object that sends the action.
public struct BoundAction {
  /// The name of the action, which contains a colon for each argument.
  public let selector: String
  /// The target, or nil for the responder chain. The reference is weak. If the target has been released, the action is
  /// not sent at all, not even along the responder chain.
  public private(set) weak var target: AnyObject?
  package let access: ActionAccess?
  private var place: (() -> LoadingError.Place?)?

  /// Creates an action that is sent to the first object in the responder chain that implements the action.
  public init(selector: String) {
    self.selector = selector
    access = nil
  }

  package init(selector: String, target: AnyObject, access: ActionAccess) {
    self.selector = selector
    self.target = target
    self.access = access
  }

  /// Sets a closure that returns the action's location. The method is mutating because copying weak references is slow.
  mutating func place(by place: @escaping () -> LoadingError.Place?) { self.place = place }

  /// Returns an error with the connection's location if the action requires an event and there is none, or nil otherwise.
  package func missingEvent(
    for access: ActionAccess, of target: AnyObject, from sender: AnyObject, _ event: AnyObject?
  ) -> LoadingError? {
    guard access.needsEvent, event == nil else { return nil }
    return LoadingError(
      .eventMissing(
        action: selector, class: TypeName(type(of: target)).name, sender: TypeName(type(of: sender)).name),
      at: place?())
  }

  /// Creates an action that calls a closure with a target. Use this initializer for connections made in code.
  public init<Target: AnyObject>(
    target: Target, selector: String = "", _ call: @escaping @Sendable (Target, AnyObject, AnyObject?) -> Void
  ) {
    self.init(
      selector: selector, target: target,
      access: ActionAccess(call: { target, sender, event in
        // Safe, because `send` passes the stored target, which has the type `Target`.
        call(unsafeDowncast(target, to: Target.self), sender, event)
      }))
  }

  /// Whether the action is sent along the responder chain.
  public var isForFirstResponder: Bool { access == nil }
  /// Whether the target has been released.
  public var isDead: Bool { access != nil && target == nil }

  /// Sends the action to its target. Returns false if the target has been released or a required event is missing.
  @discardableResult
  public func send(from sender: AnyObject, event: AnyObject?) -> Bool {
    guard let access, let target, !access.needsEvent || event != nil else { return false }
    access.call(target, sender, event)
    return true
  }
}

/// An object that sends actions, such as a control, a gesture recognizer, or a bar button item.
public protocol ActionSending: AnyObject {
  /// Adds an action that is sent when an event occurs.
  ///
  /// - Parameters:
  ///   - action: The action and its target.
  ///   - event: The raw value of the event, which the class declares together with the event's name.
  func connect(_ action: consuming BoundAction, forEvent event: UInt32)
}

/// A view controller that performs segues when they are triggered.
public protocol SegueSource: AnyObject {
  func performTriggeredSegue(at index: Int, sender: AnyObject)

  /// Embeds another scene in a container. The container is part of the view that is being loaded.
  func performEmbedSegue(at index: Int, in container: AnyObject) throws
}
