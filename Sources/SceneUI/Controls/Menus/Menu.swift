import SceneRuntime
import SceneValues

/// A list of actions, and of other menus, that a button, a bar button item or a long press shows.
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
  /// How a menu is shown in another one, and what becomes of its marks.
  public struct Options: SceneOptionSet, Hashable {
    /// A bit for each option.
    public let rawValue: UInt8
    /// The options that some bits stand for: 1 inline, 2 destructive, 4 single selection.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Its children stand in the menu around, apart from the others, instead of behind a row of their own.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Its row is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Choosing one of its actions gives that the mark, and takes it from the others.
    public static let singleSelection = Options(rawValue: 1 << 2)

    /// The options, as scenes name them.
    public static let members: [(name: String, member: Options)] = [
      ("displayInline", .displayInline), ("destructive", .destructive), ("singleSelection", .singleSelection),
    ]
  }

  /// How it is shown in another menu, and what becomes of its marks; none by default.
  public var options: Options = [] { didSet { if options != oldValue { didChange() } } }
  /// What it offers, from top to bottom. An element stands in one menu at a time.
  public var children: [MenuElement] = [] {
    didSet {
      for child in oldValue where child.holder === self { child.holder = nil }
      for child in children { child.holder = self }
      didChange()
    }
  }
  /// Whoever shows it when it is touched.
  weak var owner: (any MenuOwner)?
  /// What shows it now.
  weak var overlay: (any MenuOverlayView)?

  /// Makes a menu.
  ///
  /// - Parameters:
  ///   - title: stands above its children, and on its row in another menu; empty for none.
  ///   - subtitle: a smaller line on its row.
  ///   - image: the name of an image on its row.
  ///   - options: how it is shown in another menu, and what becomes of its marks.
  ///   - children: what it offers, from top to bottom.
  public init(
    title: String = "", subtitle: String = "", image: ImageName? = nil, options: Options = [],
    children: [MenuElement] = []
  ) {
    super.init(title: title, subtitle: subtitle, image: image)
    self.options = options
    self.children = children
    // An initializer calls no observer.
    for child in children { child.holder = self }
  }

  /// Makes the menu from its element in a scene.
  ///
  /// - Throws: `LoadingError` where an object inside of it cannot be made.
  public required init(coder: Coder) throws { try super.init(coder: coder) }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(Menu.self, element: "menu", "A list of menu items and submenus.") {
      $0.property(
        "options", default: [], "The options of the menu.",
        get: \.options, set: { $0.options = $1 })
      $0.slot("children", "The items, from top to bottom.") { (menu, child: MenuElement) in
        menu.children.append(child)
      }
    }
  }

  override func didChange() {
    owner?.menuDidChange()
    overlay?.menuDidChange()
    super.didChange()
  }

  /// The actions with a mark, of this menu and those in it.
  public var selectedElements: [Action] { allActions.filter { $0.state == .on } }

  /// Its actions, and those of the menus in it, from top to bottom.
  var allActions: [Action] {
    children.flatMap { child -> [Action] in
      switch child {
      case let action as Action: [action]
      case let menu as Menu: menu.allActions
      default: []
      }
    }
  }

  /// What stands together in it: what is inline is apart from what is before and after.
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

  /// A person has chosen an action of it: the marks follow, where there is one for all.
  func select(_ action: Action) {
    var scope = self
    while !scope.selectsOne, let outer = scope.holder,
      scope.options.contains(.displayInline) || outer.owner?.showsSelection == true
    {
      scope = outer
    }
    guard scope.selectsOne else { return }
    // First the new one: what shows the selection would find none meanwhile.
    action.state = .on
    for other in scope.allActions where other !== action && other.state == .on { other.state = .off }
  }

  private var selectsOne: Bool { options.contains(.singleSelection) || owner?.showsSelection == true }
}

/// Elements that stand together in a menu.
struct MenuSection {
  /// Stands above them; empty for nothing.
  var title = ""
  var elements: [MenuElement] = []
}

/// Whoever shows a menu when it is touched.
protocol MenuOwner: AnyObject {
  /// Whether it shows what is selected, so that one action always is.
  var showsSelection: Bool { get }
  /// The menu, or something in it, has changed.
  func menuDidChange()
}
