import SceneRuntime
import SceneValues

/// A list of actions and submenus that opens from a button or a bar button item, or on a long press.
///
/// ```swift
/// button.menu = Menu(children: [
///   Action(title: "Rename") { [weak self] _ in self?.rename() },
///   Menu(title: "Sort by", options: .singleSelection, children: [byName, byDate]),
/// ])
/// button.showsMenuAsPrimaryAction = true
/// ```
///
/// In a scene:
///
/// ```xml
/// <button title="More" showsMenuAsPrimaryAction="true">
///   <menu>
///     <menuAction title="Rename"><segue kind="present" destination="renaming"/></menuAction>
///     <menu title="Sort by" options="singleSelection">
///       <menuAction title="Name" state="on"/>
///       <menuAction title="Date"/>
///     </menu>
///   </menu>
/// </button>
/// ```
open class Menu: MenuElement {
  /// Options that determine a submenu's appearance and the way its actions are marked.
  public struct Options: SceneOptionSet, Hashable {
    /// The bits of the options.
    public let rawValue: UInt8
    /// Creates options from bits: 1 for inline, 2 for destructive, and 4 for single selection.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The children appear in a section of the parent menu instead of in a separate submenu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The title of the menu's row is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Choosing an action marks it and unmarks the other actions.
    public static let singleSelection = Options(rawValue: 1 << 2)

    /// The names of the options in scenes.
    public static let members: [(name: String, member: Options)] = [
      ("displayInline", .displayInline), ("destructive", .destructive), ("singleSelection", .singleSelection),
    ]
  }

  /// The menu's options. By default, the set is empty.
  public var options: Options = [] { didSet { if options != oldValue { didChange() } } }
  /// The menu's elements, from top to bottom. An element can be in only one menu at a time.
  public var children: [MenuElement] {
    get { elements }
    set {
      for child in elements where child.holder === self { child.holder = nil }
      elements = newValue
      for child in newValue { child.holder = self }
      didChange()
    }
  }
  private var elements: [MenuElement] = []
  weak var owner: (any MenuOwner)?
  weak var overlay: (any MenuOverlayView)?

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: The title above the children and on a submenu's row, or an empty string for no title.
  ///   - subtitle: A smaller line of text on a submenu's row, or an empty string for none.
  ///   - image: The name of an image on a submenu's row.
  ///   - options: The menu's options.
  ///   - children: The menu's elements, from top to bottom.
  public init(
    title: String = "", subtitle: String = "", image: ImageName? = nil, options: Options = [],
    children: [MenuElement] = []
  ) {
    super.init(title: title, subtitle: subtitle, image: image)
    self.options = options
    self.children = children
  }

  /// Creates the menu from its element in a scene. Throws `LoadingError` if a nested object cannot be created.
  public required init(coder: Coder) throws { try super.init(coder: coder) }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(Menu.self, element: "menu", "A list of menu items and submenus.") {
      $0.property(
        "options", default: [], "The options of the menu.",
        get: \.options, set: { $0.options = $1 })
      $0.slot("children", "The items, from top to bottom.") { (menu, child: MenuElement) in
        menu.add(child)
      }
    }
  }

  private func add(_ child: MenuElement) {
    elements.append(child)
    child.holder = self
    didChange()
  }

  override func didChange() {
    owner?.menuDidChange()
    overlay?.menuDidChange()
    super.didChange()
  }

  /// The actions in this menu and its submenus whose state is `on`.
  public var selectedElements: [Action] { allActions.filter { $0.state == .on } }

  var allActions: [Action] {
    children.flatMap { child -> [Action] in
      switch child {
      case let action as Action: [action]
      case let menu as Menu: menu.allActions
      default: []
      }
    }
  }

  var sections: [MenuSection] {
    var sections = [MenuSection()]
    for child in children where !child.isHidden {
      if let menu = child as? Menu, menu.options.contains(.displayInline) {
        var inner = menu.sections
        if !menu.title.isEmpty, !inner.isEmpty { inner[0].title = menu.title }
        sections += inner
        sections.append(MenuSection())
      } else {
        sections[sections.count - 1].elements.append(child)
      }
    }
    return sections.filter { !$0.elements.isEmpty }
  }

  func select(_ action: Action) {
    var scope = self
    while !scope.selectsOne, let outer = scope.holder,
      scope.options.contains(.displayInline) || outer.owner?.showsSelection == true
    {
      scope = outer
    }
    guard scope.selectsOne else { return }
    // The new action is marked first, because observers that show the selection require a marked action.
    action.state = .on
    for other in scope.allActions where other !== action && other.state == .on { other.state = .off }
  }

  private var selectsOne: Bool { options.contains(.singleSelection) || owner?.showsSelection == true }
}

struct MenuSection {
  var title = ""
  var elements: [MenuElement] = []
}

protocol MenuOwner: AnyObject {
  /// Whether the owner shows the selection. If so, exactly one action must always be marked.
  var showsSelection: Bool { get }
  func menuDidChange()
}
