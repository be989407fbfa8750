import SceneRuntime
import SceneValues

/// Asks a person something: in the middle of the screen, or, with more room for answers, from its bottom.
///
/// ```swift
/// let alert = AlertController(title: "Delete the entry?", message: "It cannot be brought back.")
/// alert.addAction(AlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.delete() })
/// alert.addAction(AlertAction(title: "Cancel", style: .cancel))
/// try present(alert, animated: true)
/// ```
///
/// A chosen action dismisses the alert; when it has disappeared, the action's handler is called. On a pad, an action
/// sheet is a popover, and needs to be told what it belongs to by its `popoverPresentation`.
///
/// In a scene, answers and fields stand inside it, and a segue presents it:
///
/// ```xml
/// <alertController id="renaming" title="Rename" message="How is it called?">
///   <textField placeholder="Name"/>
///   <alertAction id="rename" title="Rename">
///     <action selector="rename:" destination="firstResponder"/>
///   </alertAction>
///   <alertAction title="Cancel" style="cancel"/>
///   <outlet property="preferredAction" destination="rename"/>
/// </alertController>
/// ```
///
/// There, too, an action sheet is a popover on a pad: it points at what set the segue off, or at its `anchor`.
open class AlertController: ViewController, PresentationDeciding {
  /// Where the question stands, and what it has room for.
  public enum Style: String, SceneEnumeration {
    /// In the middle, with text fields where wanted; at the bottom, or as a popover, with answers alone.
    case alert, actionSheet
  }

  /// Whether it is an alert or an action sheet.
  public internal(set) var preferredStyle = Style.alert
  override public var title: String? { didSet { contentDidChange() } }
  /// What is said below the title; nil for nothing.
  public var message: String? { didSet { contentDidChange() } }
  /// In the order in which they were added.
  public private(set) var actions: [AlertAction] = []
  /// Those of an alert, from top to bottom.
  public private(set) var textFields: [TextField] = []
  /// The one that the return key chooses, in bold; one of `actions`.
  public var preferredAction: AlertAction? { didSet { contentDidChange() } }
  /// The controller that has presented it, which may be a child of the one that is its presenter.
  private weak var asker: ViewController?

  /// Makes an alert, or an action sheet, that has no answers yet.
  public init(title: String?, message: String? = nil, preferredStyle: Style = .alert) {
    self.preferredStyle = preferredStyle
    super.init()
    self.title = title
    self.message = message
  }

  /// Makes an alert from its element in a scene.
  ///
  /// - Throws: `LoadingError` where it has two answers that cancel, or is an action sheet with text fields.
  public required init(coder: Coder) throws {
    try super.init(coder: coder)
  }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(AlertController.self, element: "alertController", "Shows an alert or an action sheet.") {
      $0.property("message", "The text below the title.", get: \.message, set: { $0.message = $1 })
      $0.localizable("message")
      $0.placeholders("message")
      $0.property(
        "preferredStyle", default: .alert, "Alert or action sheet.", get: \.preferredStyle,
        set: { $0.preferredStyle = $1 })
      $0.slot("textFields", "The text fields, from top to bottom. Alerts only.") {
        (alert, field: TextField) in
        guard alert.preferredStyle == .alert else {
          throw alert.refusal("\(alert.describe(alert)) is an action sheet, which has no text fields")
        }
        alert.add(field)
      }
      $0.slot("actions", "The buttons. At most one has the style 'cancel'.") { (alert, action: AlertAction) in
        guard !alert.hasTwoThatCancel(with: action) else {
          throw alert.refusal("\(alert.describe(alert)) has two answers that cancel")
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

  /// Adds an answer. Of those to cancel there can be one.
  public func addAction(_ action: AlertAction) {
    precondition(!hasTwoThatCancel(with: action), "an alert has one action to cancel at most")
    action.alertController = self
    actions.append(action)
    contentDidChange()
  }

  private func hasTwoThatCancel(with action: AlertAction) -> Bool {
    action.style == .cancel && actions.contains { $0.style == .cancel }
  }

  /// Adds a field to write into, to an alert.
  ///
  /// - Parameter configure: sets its placeholder, its keyboard, what it hides.
  public func addTextField(_ configure: (TextField) -> Void = { _ in }) {
    precondition(preferredStyle == .alert, "an action sheet has no text fields")
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

  // MARK: Choosing

  func choose(_ action: AlertAction) {
    guard action.isEnabled, let presenter = presentingViewController else { return }
    do {
      try presenter.dismiss(animated: true) { action.send(from: self.segueOrigin) }
    } catch {
      contextIfAny?.report(error)
    }
  }

  /// The return key goes on to the next field; in the last it chooses.
  private func returned(in field: TextField) {
    guard let index = textFields.firstIndex(where: { $0 === field }) else { return }
    if index + 1 < textFields.count {
      textFields[index + 1].becomeFirstResponder()
    } else if let action = preferredAction ?? actions.first(where: { $0.style != .cancel }) ?? actions.first {
      choose(action)
    }
  }

  // MARK: How it is presented

  func willBePresented(by controller: ViewController) { asker = controller }

  /// Segues of answers begin when the alert has gone.
  var ownSegueOrigin: ViewController { presentingViewController == nil ? asker ?? self : self }

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

  /// Chooses the answer that cancels.
  override open func accessibilityPerformEscape() -> Bool {
    guard let cancel = actions.first(where: { $0.style == .cancel }), cancel.isEnabled else { return false }
    choose(cancel)
    return true
  }

  /// An action sheet is canceled; an alert wants an answer.
  func takeTapOutside() -> Bool {
    guard preferredStyle == .actionSheet else { return true }
    guard let cancel = actions.first(where: { $0.style == .cancel }) else { return false }
    choose(cancel)
    return true
  }
}
