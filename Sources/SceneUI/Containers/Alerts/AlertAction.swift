import SceneRuntime
import SceneValues

/// An action that the user can choose in an alert.
///
/// In a scene, an alert action is an element inside the alert's element. Like a button, it can send actions and trigger
/// segues. The actions and segues start at the view controller that presented the alert, after the alert has disappeared:
///
/// ```xml
/// <alertController id="deleting" title="Delete the entry?">
///   <alertAction title="Delete" style="destructive"><segue kind="unwind" action="deleteEntry:"/></alertAction>
///   <alertAction title="Cancel" style="cancel"/>
/// </alertController>
/// ```
public final class AlertAction: CodedSceneObject, Identified, ActionForgetting {
  /// The style of an action, which determines its appearance and position.
  public enum Style: String, SceneEnumeration {
    case `default`
    /// An action that leaves the state unchanged. The alert displays this action apart from the other actions. An alert
    /// can have at most one cancel action.
    case cancel
    /// An action that deletes data. The alert displays this action in red.
    case destructive
  }

  /// The `id` of the action's element, or nil if the action was created in code.
  public let sceneID: String?
  /// The title of the action's button.
  public internal(set) var title = "" { didSet { if title != oldValue { didChange() } } }
  /// The style of the action. The default is `default`.
  public internal(set) var style = Style.default { didSet { if style != oldValue { didChange() } } }
  /// Whether the user can choose the action. The default is true.
  public var isEnabled = true { didSet { button?.refresh() } }
  /// The alert that contains the action, or nil if the action has not been added to an alert.
  public internal(set) weak var alertController: AlertController?
  private let handler: ((AlertAction) -> Void)?
  private var actions = SentActions()
  weak var button: AlertButton?

  /// Creates an action, which you can then add to an alert.
  ///
  /// - Parameters:
  ///   - title: The title of the action's button.
  ///   - style: The style of the action. The default is `default`.
  ///   - handler: A closure that is called after the alert has disappeared. The closure can present another alert.
  public init(title: String?, style: Style = .default, handler: ((AlertAction) -> Void)? = nil) {
    sceneID = nil
    self.handler = handler
    self.title = title ?? ""
    self.style = style
  }

  /// Creates the action from its element in a scene.
  ///
  /// - Throws: `LoadingError` if the element's attributes are invalid.
  public init(coder: Coder) throws {
    sceneID = coder.objectID
    handler = nil
    try coder.decode(into: self)
  }

  /// The declaration of the `<alertAction>` element.
  public static var declaration: ClassDeclaration {
    ClassDeclaration(AlertAction.self, element: "alertAction", "A button of an alert.") {
      $0.passesEvents(false)
      $0.property("title", default: "", "The title of the button.", get: \.title, set: { $0.title = $1 })
      $0.localizable("title")
      $0.placeholders("title")
      $0.property("style", default: .default, "The role of the action.", get: \.style, set: { $0.style = $1 })
      $0.property(
        "enabled", default: true, "Whether the action can be chosen.", get: \.isEnabled,
        set: { $0.isEnabled = $1 })
      $0.events([(name: SentActions.eventName, rawValue: 1)])
    }
  }

  /// Does nothing. The action requires no setup after loading.
  public func awakeFromNib() {}

  /// Adds an action that is sent after the user has chosen this alert action and the alert has disappeared.
  ///
  /// - Parameters:
  ///   - action: The action to send. It is sent after previously connected actions.
  ///   - event: This parameter has no effect, because an alert action has only one event.
  public func connect(_ action: BoundAction, forEvent event: UInt32) { actions.add(action) }

  package func disconnect(_ selector: String, from target: AnyObject?, forEvent event: UInt32) {
    actions.remove(selector, from: target)
  }

  /// Calls the handler, then sends the actions. Actions without a target travel up the responder chain from `start`.
  func send(from start: Responder) {
    let due = actions.due()
    start.contextIfAny?.note(self, "sends \(SentActions.eventName)")
    handler?(self)
    due.send(from: self, start: start)
  }

  private func didChange() { alertController?.contentDidChange() }
}
