import SceneRuntime
import SceneValues

/// An action in a menu.
///
/// ```swift
/// let delete = Action(title: "Delete", attributes: .destructive) { [weak self] _ in self?.delete() }
/// ```
///
/// In a scene, the action is declared as an element of a menu. Like a button, it can send actions and perform segues.
open class Action: MenuElement, ActionForgetting {
  /// Attributes that determine an action's appearance and its effect on the menu.
  public struct Attributes: SceneOptionSet, Hashable {
    /// The bits of the attributes.
    public let rawValue: UInt8
    /// Creates attributes from bits: 1 for disabled, 2 for destructive, 4 for hidden, and 8 to keep the menu open.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The user cannot choose the action.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The action deletes data. The menu shows the action's title in red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The menu omits the action.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open after the user chooses the action.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)

    /// The names of the attributes in scenes.
    public static let members: [(name: String, member: Attributes)] = [
      ("disabled", .disabled), ("destructive", .destructive), ("hidden", .hidden),
      ("keepsMenuPresented", .keepsMenuPresented),
    ]
  }

  /// The mark next to the title.
  public enum State: String, SceneEnumeration {
    case off
    case on
    /// A dash, which indicates that only some of the related items are on.
    case mixed
  }

  /// The action's attributes. By default, the set is empty.
  public var attributes: Attributes = [] { didSet { if attributes != oldValue { didChange() } } }
  /// The mark next to the title. The default is `off`. In menus with single selection, and in menus of
  /// buttons that show the selection, the mark is updated when the user chooses an action.
  public var state = State.off { didSet { if state != oldValue { didChange() } } }
  /// The object in whose menu the user last chose the action: a button, a bar button item, or the view of a context menu.
  public internal(set) weak var sender: AnyObject?
  private let handler: (Action) -> Void
  private var actions = SentActions()

  /// Creates an action for a menu.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: A smaller line of text below the title, or an empty string for none.
  ///   - image: The name of an image at the end of the row.
  ///   - attributes: The action's attributes.
  ///   - state: The mark next to the title.
  ///   - handler: The closure to call when the user chooses the action. It is called after the menu has
  ///     started to close, so it can present a view controller.
  public init(
    title: String, subtitle: String = "", image: ImageName? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping (Action) -> Void = { _ in }
  ) {
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
    (self.attributes, self.state) = (attributes, state)
  }

  /// Creates the action from its element in a scene. Throws `LoadingError` if a nested object cannot be created.
  public required init(coder: Coder) throws {
    handler = { _ in }
    try super.init(coder: coder)
  }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(Action.self, element: "menuAction", "An item of a menu.") {
      $0.passesEvents(false)
      $0.property(
        "attributes", default: [], "The attributes of the item.", get: \.attributes,
        set: { $0.attributes = $1 })
      $0.property("state", default: .off, "The checkmark of the item.", get: \.state, set: { $0.state = $1 })
      $0.events([(name: SentActions.eventName, rawValue: 1)])
    }
  }

  override var isHidden: Bool { attributes.contains(.hidden) }

  /// Adds an action to send when the user chooses the menu action. Actions are sent in the order in which
  /// they were added. The event is ignored, because a menu action has only one event.
  public func connect(_ action: BoundAction, forEvent event: UInt32) { actions.add(action) }

  package func disconnect(_ selector: String, from target: AnyObject?, forEvent event: UInt32) {
    actions.remove(selector, from: target)
  }

  /// Calls the handler, then sends the actions. Actions without a target travel up the responder chain from `start`.
  func send(for sender: AnyObject?, from start: Responder?) {
    self.sender = sender
    let due = actions.due()
    start?.contextIfAny?.note(self, "sends \(SentActions.eventName)")
    handler(self)
    due.send(from: self, start: start)
  }
}
