import SceneRuntime
import SceneValues

/// One of the things that a person can answer to an alert.
///
/// In a scene it stands in its alert, sends actions and sets off segues as a button does; both when the alert has
/// disappeared, from the controller that had presented it:
///
/// ```xml
/// <alertController id="deleting" title="Delete the entry?">
///   <alertAction title="Delete" style="destructive"><segue kind="unwind" action="deleteEntry:"/></alertAction>
///   <alertAction title="Cancel" style="cancel"/>
/// </alertController>
/// ```
public final class AlertAction: CodedSceneObject, Identified, ActionForgetting {
  /// What an answer means, and so how it looks and where it stands.
  public enum Style: String, SceneEnumeration {
    /// An answer like any other.
    case `default`
    /// Leaves everything as it is. It stands apart from the others, and there is one at most.
    case cancel
    /// Loses something: in red.
    case destructive
  }

  /// The `id` of its element; nil for what code has made.
  public let sceneID: String?
  /// What stands on the action's button.
  public internal(set) var title = "" { didSet { if title != oldValue { didChange() } } }
  /// What the answer means; an answer like any other by default.
  public internal(set) var style = Style.default { didSet { if style != oldValue { didChange() } } }
  /// Whether it can be chosen.
  public var isEnabled = true { didSet { button?.refresh() } }
  /// The alert that it was added to.
  public internal(set) weak var alertController: AlertController?
  private var handler: (AlertAction) -> Void
  private var actions = SentActions()
  weak var button: AlertButton?

  /// Makes an answer; an alert shows it once it is added.
  ///
  /// - Parameters:
  ///   - title: what stands on its button.
  ///   - style: what it means; an answer like any other by default.
  ///   - handler: called when the action was chosen and the alert has disappeared: it may present another
  ///     one.
  public init(
    title: String, style: Style = .default, handler: @escaping (AlertAction) -> Void = { _ in }
  ) {
    sceneID = nil
    self.handler = handler
    self.title = title
    self.style = style
  }

  /// Makes the answer from its element in a scene.
  ///
  /// - Throws: `LoadingError` where the element says what cannot be.
  public init(coder: Coder) throws {
    sceneID = coder.objectID
    handler = { _ in }
    try coder.decode(into: self)
  }

  /// The element `<alertAction>`, with its attributes and its event.
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

  /// Does nothing: by now the answer stands in its alert.
  public func awakeFromNib() {}

  /// Adds an action that is sent when the answer was chosen and the alert has disappeared.
  ///
  /// - Parameters:
  ///   - action: is sent after those that were added before.
  ///   - event: any number, as an answer has only the one event.
  public func connect(_ action: BoundAction, forEvent event: UInt32) { actions.add(action) }

  package func disconnect(_ selector: String, from target: AnyObject?, forEvent event: UInt32) {
    actions.remove(selector, from: target)
  }

  /// Calls the handler, then sends the actions. Those without a target go up the responder chain.
  ///
  /// - Parameter start: where the chain begins.
  func send(from start: Responder) {
    let due = actions.due()
    start.contextIfAny?.note(self, "sends \(SentActions.eventName)")
    handler(self)
    due.send(from: self, start: start)
  }

  private func didChange() { alertController?.contentDidChange() }
}
