import SceneRuntime
import SceneValues

/// A button on a toolbar or a navigation bar.
///
/// A tap sends the item's actions and performs its segues.
///
/// ```xml
/// <navigationItem title="Alarms">
///   <barButtonItem side="left" systemItem="edit"><action selector="edit:" destination="alarms"/></barButtonItem>
///   <barButtonItem systemItem="add"><segue kind="present" destination="newAlarm"/></barButtonItem>
/// </navigationItem>
/// ```
open class BarButtonItem: BarItem, ActionForgetting {
  /// The prominence of a bar button.
  public enum Style: String, SceneEnumeration {
    case plain
    /// The style of a button that completes the current task. The button's title is bold.
    case done
  }

  /// A side of a navigation item.
  public enum Side: String, SceneEnumeration {
    case left, right
  }

  /// The style of the button, which determines the weight of its title. The default is `plain`.
  public var style = Style.plain { didSet { if style != oldValue { didChange() } } }
  /// The standard button that the item represents, or nil if there is none. If the item has a title or image of its own,
  /// that title or image is displayed instead.
  public var systemItem: SystemItem? { didSet { if systemItem != oldValue { didChange() } } }
  /// The side on which the navigation item displays this item in a scene. In code, add the item to one of the navigation
  /// item's lists instead. The default is `right`.
  public var side = Side.right
  /// The width in points, or 0 to use the width of the content.
  @Within(.coordinates) public var width = 0.0 { didSet { if width != oldValue { didChange() } } }
  /// The tint color, or nil to use the bar's tint color.
  @Stylable public var tintColor: Color? { didSet { if tintColor != oldValue { didChange() } } }
  private var backgroundImages = StyleValues<BarButtonVariant, ImageName>()
  /// A view that replaces the button. The view has its intrinsic or current size and sends its own actions.
  public var customView: View? { didSet { if customView !== oldValue { didChange() } } }
  /// The menu that opens on a tap or, if the item has actions, on a long press. The default is nil.
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
        "side", default: .right, "The side of the navigation bar on which the item appears.", get: \.side,
        set: { $0.side = $1 })
      $0.property(
        "width", default: 0, in: .coordinates, "The width in points; 0 for the width of the content.",
        get: \.width,
        set: { $0.width = $1 })
      $0.property(
        "tintColor", "The tint color. Default: that of the bar.", appearance: \.$tintColor, get: \.tintColor,
        set: { $0.tintColor = $1 })
      $0.property(
        "backgroundImage", "The background image in the normal state.",
        appearance: \.backgroundImages,
        set: { $0.setBackgroundImage($1, for: $2.state, barMetrics: $2.metrics) })
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

  /// Creates a button with a title.
  public convenience init(title: String, style: Style = .plain) {
    self.init()
    (self.title, self.style) = (title, style)
  }

  /// Creates a button with a title and, if `action` is not nil, adds the action with `addTarget(_:action:)`.
  public convenience init(title: String?, style: Style, target: AnyObject?, action: String?) {
    self.init()
    (self.title, self.style) = (title, style)
    if let action { addTarget(target, action: action) }
  }

  /// Creates a button with an image and, if `action` is not nil, adds the action with `addTarget(_:action:)`.
  public convenience init(image: ImageName?, style: Style, target: AnyObject?, action: String?) {
    self.init()
    (self.image, self.style) = (image, style)
    if let action { addTarget(target, action: action) }
  }

  /// Creates a standard item and, if `action` is not nil, adds the action with `addTarget(_:action:)`.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: String?) {
    self.init()
    self.systemItem = systemItem
    if let action { addTarget(target, action: action) }
  }

  /// Creates a standard button with its usual title or symbol, or a standard space.
  public convenience init(systemItem: SystemItem) {
    self.init()
    self.systemItem = systemItem
  }

  /// Creates an item that displays a view instead of a button. The item sends no actions, but the view sends its own.
  public convenience init(customView: View) {
    self.init()
    self.customView = customView
  }

  /// Creates a button that opens a menu.
  ///
  /// - Parameters:
  ///   - title: The title, or nil to use the system item's title.
  ///   - systemItem: The standard button that the item represents, or nil if there is none.
  ///   - menu: The menu that opens when the user taps the button.
  public convenience init(title: String? = nil, systemItem: SystemItem? = nil, menu: Menu) {
    self.init()
    (self.title, self.systemItem, self.menu) = (title, systemItem, menu)
  }

  /// Creates a space with a fixed width in points.
  public static func fixedSpace(_ width: Double) -> BarButtonItem {
    let item = BarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Creates a space that fills the remaining width.
  public static func flexibleSpace() -> BarButtonItem { BarButtonItem(systemItem: .flexibleSpace) }

  /// The item's title or, if the title is nil, the English title of its system item. Bars display a translation of the
  /// English title in the current language.
  public var displayTitle: String { title ?? systemItem?.title ?? "" }

  var shownView: View? {
    if let customView { return customView }
    return (holder as? View)?.firstView { ($0 as? BarButton)?.item === self }
  }

  var isSpace: Bool { customView == nil && (systemItem == .flexibleSpace || systemItem == .fixedSpace) }

  /// Returns the background image for a state and metrics. If there is none, returns the image for the default metrics
  /// or, finally, for the normal state.
  public func backgroundImage(
    for state: Control.State, barMetrics metrics: BarMetrics = .default
  ) -> ImageName? {
    backgroundImages[exactly: BarButtonVariant(state: state, metrics: metrics)]
      ?? backgroundImages[exactly: BarButtonVariant(state: state)]
      ?? backgroundImages[BarButtonVariant(metrics: metrics)]
  }

  /// Sets the background image for a state and metrics. The image fills the width of the button and keeps its own height,
  /// or is 30 points high if its size is unknown. Pass nil to remove it.
  public func setBackgroundImage(
    _ image: ImageName?, for state: Control.State, barMetrics metrics: BarMetrics = .default
  ) {
    backgroundImages[exactly: BarButtonVariant(state: state, metrics: metrics)] = image
    didChange()
  }

  /// Adds an action that is sent when the user taps the item. The action is sent after previously added actions. The
  /// event is ignored, because an item has only one event.
  public func connect(_ action: BoundAction, forEvent event: UInt32) {
    actions.add(action)
    if menu != nil { didChange() }
  }

  package func disconnect(_ selector: String, from target: AnyObject?, forEvent event: UInt32) {
    actions.remove(selector, from: target)
    if menu != nil { didChange() }
  }

  /// Adds a closure that is called with a target when the user taps the item. The item does not retain the target.
  public func addTarget<Target: AnyObject>(
    _ target: Target, _ call: @escaping @Sendable (Target, BarButtonItem) -> Void
  ) {
    actions.add(target, call)
    if menu != nil { didChange() }
  }

  /// Adds an action of a target, given the name with which the target's class declares it. The target is not retained. If
  /// it is nil, the first object in the responder chain that implements the action receives it.
  public func addTarget(_ target: AnyObject?, action: String) {
    actions.add(BoundAction(declared: action, of: target))
    if menu != nil { didChange() }
  }

  /// Removes all closures that were added for a target.
  public func removeTarget(_ target: AnyObject) {
    actions.remove(target)
    if menu != nil { didChange() }
  }

  /// Sends the actions. Actions without a target are sent along the responder chain.
  func send(from view: View) {
    let due = actions.due()
    view.contextIfAny?.note(self, "sends \(Self.triggeredName)")
    // Handlers may remove the item and thus its view from the window.
    let start = view.window?.firstResponder ?? view
    due.send(from: self, start: start)
  }
}

extension AppearanceKeys where Object: BarButtonItem {
  /// The tint color of bar buttons.
  public var tintColor: AppearanceKey<Color> { AppearanceKey() }
  /// The background images of bar buttons for each state and metrics.
  public var backgroundImage: VariantAppearanceKey<BarButtonVariant, ImageName> { VariantAppearanceKey() }
}

extension AppearanceProxy where Object: BarButtonItem {
  /// Returns the background image that an appearance rule sets, or nil if there is no such rule.
  public func backgroundImage(
    for state: Control.State, barMetrics metrics: BarMetrics = .default
  ) -> ImageName? {
    self[\.backgroundImage, for: BarButtonVariant(state: state, metrics: metrics)]
  }
  /// Sets an appearance rule for the background image in a state and metrics. Pass nil to remove the rule.
  public func setBackgroundImage(
    _ image: ImageName?, for state: Control.State, barMetrics metrics: BarMetrics = .default
  ) {
    self[\.backgroundImage, for: BarButtonVariant(state: state, metrics: metrics)] = image
  }
}
