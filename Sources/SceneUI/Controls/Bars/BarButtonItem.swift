import SceneRuntime
import SceneValues

/// A button on a toolbar or a navigation bar.
///
/// A touch sends its actions and sets off its segues:
///
/// ```xml
/// <navigationItem title="Alarms">
///   <barButtonItem side="left" systemItem="edit"><action selector="edit:" destination="alarms"/></barButtonItem>
///   <barButtonItem systemItem="add"><segue kind="present" destination="newAlarm"/></barButtonItem>
/// </navigationItem>
/// ```
open class BarButtonItem: BarItem, ActionForgetting {
  /// How important a button is.
  public enum Style: String, SceneEnumeration {
    case plain
    /// What finishes the task at hand: in bold.
    case done
  }

  /// The side of a navigation item that it stands on.
  public enum Side: String, SceneEnumeration {
    case left, right
  }

  /// How important the button is, which decides how its title is drawn; `plain` by default.
  public var style = Style.plain { didSet { if style != oldValue { didChange() } } }
  /// What it is by the system's conventions; its own title or image is shown all the same.
  public var systemItem: SystemItem? { didSet { if systemItem != oldValue { didChange() } } }
  /// Where a scene puts it in a navigation item. Code says so by the list it adds it to.
  public var side = Side.right
  /// In points; 0 for as wide as the content.
  @Within(.coordinates) public var width = 0.0 { didSet { if width != oldValue { didChange() } } }
  /// The bar's tint for nil.
  @Stylable public var tintColor: Color? { didSet { if tintColor != oldValue { didChange() } } }
  /// A view that the bar shows in place of a button, in the size that the view has or would like. It sends for itself.
  public var customView: View? { didSet { if customView !== oldValue { didChange() } } }
  /// What a touch opens, where the item has no actions; else a long press does. Nil by default.
  public var menu: Menu? {
    didSet {
      if oldValue !== menu { oldValue?.owner = nil }
      didChange()
    }
  }
  private var actions = SentActions()
  var hasActions: Bool { !actions.isEmpty }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      BarButtonItem.self, element: "barButtonItem", "A button in a toolbar or navigation bar."
    ) {
      $0.passesEvents(false)
      $0.property("style", default: .plain, get: \.style, set: { $0.style = $1 })
      $0.property(
        "systemItem", "A system button or space, with its title or symbol.", get: \.systemItem,
        set: { $0.systemItem = $1 })
      $0.property(
        "side", default: .right, "The side of the navigation bar.", get: \.side,
        set: { $0.side = $1 })
      $0.property(
        "width", default: 0, in: .coordinates, "The width in points; 0 for the width of the content.",
        get: \.width,
        set: { $0.width = $1 })
      $0.property(
        "tintColor", "The tint color. Default: that of the bar.", appearance: \.$tintColor, get: \.tintColor,
        set: { $0.tintColor = $1 })
      $0.slot("customView", single: true, "A view that replaces the button.") { (item, view: View) in
        item.customView = view
      }
      $0.slot("menu", single: true, "A menu that opens on touch, or on long press if there is an action.") {
        (item, menu: Menu) in item.menu = menu
      }
      $0.events([(name: triggeredName, rawValue: 1)])
    }
  }

  private static let triggeredName = Control.Events.primaryName.name

  /// A button that shows a title.
  public convenience init(title: String, style: Style = .plain) {
    self.init()
    (self.title, self.style) = (title, style)
  }

  /// One of the buttons or spaces that all programs have, with its usual title or symbol.
  public convenience init(systemItem: SystemItem) {
    self.init()
    self.systemItem = systemItem
  }

  /// An item that shows a view in place of a button; the view sends actions of its own, and the item sends
  /// none.
  public convenience init(customView: View) {
    self.init()
    self.customView = customView
  }

  /// A button that opens a menu.
  ///
  /// - Parameters:
  ///   - title: what stands on it; the usual one of a system item for nil.
  ///   - systemItem: what it is by the system's conventions; nil for none.
  ///   - menu: what a touch opens.
  public convenience init(title: String? = nil, systemItem: SystemItem? = nil, menu: Menu) {
    self.init()
    (self.title, self.systemItem, self.menu) = (title, systemItem, menu)
  }

  /// A space of a width in points.
  public static func fixedSpace(_ width: Double) -> BarButtonItem {
    let item = BarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// A space that takes what is left over.
  public static func flexibleSpace() -> BarButtonItem { BarButtonItem(systemItem: .flexibleSpace) }

  /// What a person calls it: its own title, or the system item's in English; a bar says that in the language that is shown.
  public var displayTitle: String { title ?? systemItem?.title ?? "" }

  /// The view that shows it on a bar.
  var shownView: View? {
    if let customView { return customView }
    return (holder as? View)?.firstView { ($0 as? BarButton)?.item === self }
  }

  /// Whether it only keeps others apart.
  var isSpace: Bool { customView == nil && (systemItem == .flexibleSpace || systemItem == .fixedSpace) }

  // MARK: Actions

  /// Adds an action that is sent when the item is touched.
  ///
  /// - Parameters:
  ///   - action: is sent after those that were added before.
  ///   - event: any number, as an item has only the one event.
  public func connect(_ action: BoundAction, forEvent event: UInt32) {
    actions.add(action)
    if menu != nil { didChange() }
  }

  package func disconnect(_ selector: String, from target: AnyObject?, forEvent event: UInt32) {
    actions.remove(selector, from: target)
    if menu != nil { didChange() }
  }

  /// Calls a closure on a target, held weakly, when the item is touched.
  public func addTarget<Target: AnyObject>(
    _ target: Target, _ call: @escaping @Sendable (Target, BarButtonItem) -> Void
  ) {
    actions.add(target, call)
    if menu != nil { didChange() }
  }

  /// Forgets what a target was to be called for.
  public func removeTarget(_ target: AnyObject) {
    actions.remove(target)
    if menu != nil { didChange() }
  }

  /// Sends its actions. Those without a target go up the responder chain: from the first responder, or from the view
  /// that shows the item where there is none.
  func send(from view: View) {
    let due = actions.due()
    view.contextIfAny?.note(self, "sends \(Self.triggeredName)")
    // Handlers may take the item away, and with it its view from the window.
    let start = view.window?.firstResponder ?? view
    due.send(from: self, start: start)
  }
}

extension AppearanceKeys where Object: BarButtonItem {
  /// The color that rules give to bar buttons.
  public var tintColor: AppearanceKey<Color> { AppearanceKey() }
}
