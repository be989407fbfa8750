import SceneRuntime
import SceneValues

/// A view controller that asks the user a question. An alert appears in the center of the screen, and an action sheet
/// appears at the bottom.
///
/// ```swift
/// let alert = AlertController(title: "Delete the entry?", message: "It cannot be brought back.")
/// alert.addAction(AlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.delete() })
/// alert.addAction(AlertAction(title: "Cancel", style: .cancel))
/// try present(alert, animated: true)
/// ```
///
/// Choosing an action dismisses the alert and then calls the action's handler. On a tablet, an action sheet is a
/// popover, and its `popoverPresentation` must have an anchor.
///
/// In a scene, the alert contains its actions and text fields, and a segue presents it:
///
/// ```xml
/// <alertController id="renaming" title="Rename" message="Enter a new name.">
///   <textField placeholder="Name"/>
///   <alertAction id="rename" title="Rename">
///     <action selector="rename:" destination="firstResponder"/>
///   </alertAction>
///   <alertAction title="Cancel" style="cancel"/>
///   <outlet property="preferredAction" destination="rename"/>
/// </alertController>
/// ```
///
/// On a tablet, an action sheet from a scene is also a popover. The popover points to the sender of the segue or to the
/// segue's `anchor`.
open class AlertController: ViewController, PresentationDeciding {
  /// The style of an alert, which determines its position and the content that it can contain.
  public enum Style: String, SceneEnumeration {
    /// A centered alert, or an action sheet at the bottom or in a popover. Action sheets cannot contain text fields.
    case alert, actionSheet
  }

  /// The style of the alert. The default is `alert`.
  public internal(set) var preferredStyle = Style.alert
  override public var title: String? { didSet { contentDidChange() } }
  /// The text below the title, or nil if there is none.
  public var message: String? { didSet { contentDidChange() } }
  /// The actions, in the order in which they were added.
  public private(set) var actions: [AlertAction] = []
  /// The alert's text fields, from top to bottom.
  public private(set) var textFields: [TextField] = []
  /// The action that the Return key chooses. It must be one of `actions`. The alert displays the action's title in bold.
  public var preferredAction: AlertAction? { didSet { contentDidChange() } }
  /// The controller that requested the presentation: the presenting controller or one of its descendants.
  private weak var requester: ViewController?

  /// Creates an alert or action sheet without actions.
  public init(title: String?, message: String? = nil, preferredStyle: Style = .alert) {
    self.preferredStyle = preferredStyle
    super.init()
    self.title = title
    self.message = message
  }

  /// Creates the alert from its element in a scene.
  ///
  /// - Throws: `LoadingError` if the alert contains two cancel actions, or if it is an action sheet with text fields.
  public required init(coder: Coder) throws {
    try super.init(coder: coder)
  }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(AlertController.self, element: "alertController", "Shows an alert or an action sheet.") {
      $0.property("message", "The text below the title.", get: \.message, set: { $0.message = $1 })
      $0.localizable("message")
      $0.placeholders("message")
      $0.property(
        "preferredStyle", default: .alert, "The style of the controller.", get: \.preferredStyle,
        set: { $0.preferredStyle = $1 })
      $0.slot("textFields", "The text fields, from top to bottom. Alerts only.") {
        (alert, field: TextField) in
        guard alert.preferredStyle == .alert else {
          throw alert.refusal("\(alert.describe(alert)) is an action sheet, which cannot have text fields")
        }
        alert.add(field)
      }
      $0.slot("actions", "The buttons. At most one has the style 'cancel'.") { (alert, action: AlertAction) in
        guard !alert.hasSecondCancelAction(with: action) else {
          throw alert.refusal("\(alert.describe(alert)) has two actions of the style 'cancel'")
        }
        alert.addAction(action)
      }
      $0.outlet(
        "preferredAction", "The default button: bold, and chosen by the return key.",
        get: { $0.preferredAction },
        set: { (alert, action: AlertAction?) in alert.preferredAction = action })
    }
  }

  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  /// Adds an action. An alert can have only one cancel action.
  public func addAction(_ action: AlertAction) {
    precondition(
      !hasSecondCancelAction(with: action),
      "an alert can have at most one action of the style 'cancel'")
    action.alertController = self
    actions.append(action)
    contentDidChange()
  }

  private func hasSecondCancelAction(with action: AlertAction) -> Bool {
    action.style == .cancel && actions.contains { $0.style == .cancel }
  }

  /// Adds a text field.
  ///
  /// - Parameter configure: A closure that configures the field, for example its placeholder, keyboard, and secure entry.
  public func addTextField(_ configure: (TextField) -> Void = { _ in }) {
    precondition(preferredStyle == .alert, "an action sheet cannot have text fields")
    let field = TextField()
    field.font = .system(13)
    configure(field)
    add(field)
  }

  private func add(_ field: TextField) {
    if field.borderStyle == .none { field.borderStyle = .roundedRect }
    field.addTarget(self, for: .primaryActionTriggered) { (alert, field: TextField) in
      alert.returned(in: field)
    }
    textFields.append(field)
    contentDidChange()
  }

  override open func loadView() { view = AlertView() }

  override open func viewDidLoad() {
    super.viewDidLoad()
    contentDidChange()
  }

  override open func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields.first?.becomeFirstResponder()
  }

  func contentDidChange() {
    alertView?.show(self)
    preferredContentSizeDidChange()
  }

  func choose(_ action: AlertAction) {
    guard action.isEnabled, let presenter = presentingViewController else { return }
    do {
      try presenter.dismiss(animated: true) { action.send(from: self.segueOrigin) }
    } catch {
      contextIfAny?.report(error)
    }
  }

  /// Moves the focus to the next field. If `field` is the last one, chooses the preferred action or, if there is none,
  /// the first action other than the cancel action.
  private func returned(in field: TextField) {
    guard let index = textFields.firstIndex(where: { $0 === field }) else { return }
    if index + 1 < textFields.count {
      textFields[index + 1].becomeFirstResponder()
    } else if let action = preferredAction ?? actions.first(where: { $0.style != .cancel }) ?? actions.first {
      choose(action)
    }
  }

  func willBePresented(by controller: ViewController) { requester = controller }

  /// The controller from which the actions' segues start after the alert has disappeared.
  var ownSegueOrigin: ViewController { presentingViewController == nil ? requester ?? self : self }

  func ownPresentationForm(in traits: TraitCollection) -> PresentationForm {
    switch preferredStyle {
    case .alert: .alert
    case .actionSheet:
      traits.idiom == .pad && traits.horizontalSizeClass == .regular ? .popover : .actionSheet
    }
  }

  func ownContentSize(for form: PresentationForm, in bounds: Size) -> Size {
    let width = form == .actionSheet ? min(bounds.width, bounds.height, 500) - 16 : 270
    alertView?.isPopover = form == .popover
    return alertView?.sizeThatFits(Size(width: width, height: bounds.height)) ?? Size(width: width, height: 0)
  }

  /// Chooses the cancel action. Returns false if there is no enabled cancel action.
  override open func accessibilityPerformEscape() -> Bool {
    guard let cancel = actions.first(where: { $0.style == .cancel }), cancel.isEnabled else { return false }
    choose(cancel)
    return true
  }

  /// Handles a tap outside the controller's view. The tap cancels an action sheet, but has no effect on an alert. Returns
  /// false only for an action sheet without a cancel action.
  func takeTapOutside() -> Bool {
    guard preferredStyle == .actionSheet else { return true }
    guard let cancel = actions.first(where: { $0.style == .cancel }) else { return false }
    choose(cancel)
    return true
  }
}
