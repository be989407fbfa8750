import SceneRuntime
import SceneValues

/// One of the things that a person can choose from a menu.
///
/// ```swift
/// let delete = Action(title: "Delete", attributes: .destructive) { [weak self] _ in self?.delete() }
/// ```
///
/// In a scene it stands in a menu, and sends actions and sets off segues as a button does.
open class Action: MenuElement, ActionForgetting {
  /// How an action looks, and what becomes of the menu.
  public struct Attributes: SceneOptionSet, Hashable {
    /// A bit for each attribute.
    public let rawValue: UInt8
    /// The attributes that some bits stand for: 1 disabled, 2 destructive, 4 hidden, 8 keeps the menu presented.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It loses something: in red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is left out.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays when it was chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)

    /// The attributes, as scenes name them.
    public static let members: [(name: String, member: Attributes)] = [
      ("disabled", .disabled), ("destructive", .destructive), ("hidden", .hidden),
      ("keepsMenuPresented", .keepsMenuPresented),
    ]
  }

  /// What stands before the title.
  public enum State: String, SceneEnumeration {
    /// Nothing.
    case off
    /// A check mark.
    case on
    /// A dash: some of what it is about is on.
    case mixed
  }

  /// How it looks, and what becomes of the menu; none by default.
  public var attributes: Attributes = [] { didSet { if attributes != oldValue { didChange() } } }
  /// Whether it has a mark. `off` by default; a menu with single selection, and a button that shows the selection,
  /// change it when an action is chosen.
  public var state = State.off { didSet { if state != oldValue { didChange() } } }
  /// Whose menu it was last chosen from: a button, a bar button item, the view of a context menu.
  public internal(set) weak var sender: AnyObject?
  private let handler: (Action) -> Void
  private var actions = SentActions()

  /// Makes an action for a menu.
  ///
  /// - Parameters:
  ///   - title: what stands in the menu.
  ///   - subtitle: a smaller line below it; empty for none.
  ///   - image: the name of an image, which stands at the end of the row.
  ///   - attributes: how it looks, and what becomes of the menu.
  ///   - state: whether it has a mark.
  ///   - handler: called when it was chosen, once the menu has begun to go: it may present something.
  public init(
    title: String, subtitle: String = "", image: ImageName? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping (Action) -> Void = { _ in }
  ) {
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
    (self.attributes, self.state) = (attributes, state)
  }

  /// Makes the action from its element in a scene.
  ///
  /// - Throws: `LoadingError` where an object inside of it cannot be made.
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

  /// Adds an action that is sent when this one was chosen.
  ///
  /// - Parameters:
  ///   - action: is sent after those that were added before.
  ///   - event: any number, as there is only the one event.
  public func connect(_ action: BoundAction, forEvent event: UInt32) { actions.add(action) }

  package func disconnect(_ selector: String, from target: AnyObject?, forEvent event: UInt32) {
    actions.remove(selector, from: target)
  }

  /// Calls the handler, then sends the actions. Those without a target go up the responder chain.
  ///
  /// - Parameters:
  ///   - sender: whose menu it was chosen from.
  ///   - start: where the chain begins.
  func send(for sender: AnyObject?, from start: Responder?) {
    self.sender = sender
    let due = actions.due()
    start?.contextIfAny?.note(self, "sends \(SentActions.eventName)")
    handler(self)
    due.send(from: self, start: start)
  }
}
