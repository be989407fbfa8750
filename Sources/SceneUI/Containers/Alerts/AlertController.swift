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
open class AlertController: ViewController {
  /// Where the question stands, and what it has room for.
  public enum Style: String, Sendable {
    /// In the middle, with text fields where wanted; at the bottom, or as a popover, with answers alone.
    case alert, actionSheet
  }

  /// Whether it is an alert or an action sheet.
  public let preferredStyle: Style
  override public var title: String? { didSet { contentDidChange() } }
  /// What is said below the title; nil for nothing.
  public var message: String? { didSet { contentDidChange() } }
  /// In the order in which they were added.
  public private(set) var actions: [AlertAction] = []
  /// Those of an alert, from top to bottom.
  public private(set) var textFields: [TextField] = []
  /// The one that the return key chooses, in bold; one of `actions`.
  public var preferredAction: AlertAction? { didSet { contentDidChange() } }

  /// Makes an alert, or an action sheet, that has no answers yet.
  public init(title: String?, message: String? = nil, preferredStyle: Style = .alert) {
    self.preferredStyle = preferredStyle
    super.init()
    self.title = title
    self.message = message
  }

  /// Makes an alert from its element in a scene; an action sheet is made in code.
  public required init(coder: Coder) throws {
    preferredStyle = .alert
    try super.init(coder: coder)
  }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(AlertController.self, "Asks a person something.")
  }

  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  /// Adds an answer. Of those to cancel there can be one.
  public func addAction(_ action: AlertAction) {
    precondition(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "an alert has one action to cancel at most")
    actions.append(action)
    contentDidChange()
  }

  /// Adds a field to write into, to an alert.
  ///
  /// - Parameter configure: sets its placeholder, its keyboard, what it hides.
  public func addTextField(_ configure: (TextField) -> Void = { _ in }) {
    precondition(preferredStyle == .alert, "an action sheet has no text fields")
    let field = TextField()
    field.borderStyle = .roundedRect
    field.font = .system(13)
    configure(field)
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

  private func contentDidChange() {
    alertView?.show(self)
    preferredContentSizeDidChange()
  }

  // MARK: Choosing

  func choose(_ action: AlertAction) {
    guard action.isEnabled, let presenter = presentingViewController else { return }
    do {
      try presenter.dismiss(animated: true) { action.handler(action) }
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

  override func presentationForm(in traits: TraitCollection) -> PresentationForm {
    switch preferredStyle {
    case .alert: .alert
    case .actionSheet:
      traits.idiom == .pad && traits.horizontalSizeClass == .regular ? .popover : .actionSheet
    }
  }

  override func contentSize(for form: PresentationForm, in bounds: Size) -> Size {
    let width = form == .actionSheet ? min(bounds.width, bounds.height, 500) - 16 : 270
    alertView?.isPopover = form == .popover
    return alertView?.sizeThatFits(Size(width: width, height: bounds.height)) ?? Size(width: width, height: 0)
  }

  /// An action sheet is cancelled; an alert wants an answer.
  override func tappedOutside() {
    guard preferredStyle == .actionSheet else { return }
    if let cancel = actions.first(where: { $0.style == .cancel }) {
      choose(cancel)
    } else {
      super.tappedOutside()
    }
  }
}
