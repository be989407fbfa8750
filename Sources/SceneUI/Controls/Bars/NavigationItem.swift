import SceneRuntime
import SceneValues

/// The content of a navigation bar while the item's view controller is at the top of the navigation stack.
///
/// In a scene, the item's element is inside the controller's element and contains the elements of the buttons. Buttons
/// are on the right unless they specify `side="left"`. The first button on each side is at the edge of the bar.
///
/// ```xml
/// <viewController id="alarms">
///   <navigationItem title="Alarms" backButtonTitle="All">
///     <barButtonItem side="left" systemItem="edit"/>
///     <barButtonItem systemItem="add"/>
///   </navigationItem>
/// </viewController>
/// ```
open class NavigationItem: CodedSceneObject, Identified {
  /// The condition under which a title is large.
  public enum LargeTitleDisplayMode: String, SceneEnumeration {
    /// The title is large if the previous item's title is large or if there is no previous item.
    case automatic
    case always, never
  }

  /// The `id` of the item's element, or nil if the item was created in code.
  public let sceneID: String?
  /// The text in the center of the bar, or nil if there is no title. Setting the controller's title also sets this
  /// property. The default is nil.
  public var title: String? { didSet { if title != oldValue { didChange() } } }
  /// A line of text above the title, or nil if there is none.
  public var prompt: String? { didSet { if prompt != oldValue { didChange() } } }
  /// The view that the bar displays instead of the title, or nil if there is none.
  public var titleView: View? { didSet { if titleView !== oldValue { didChange() } } }
  /// The items on the left side, from the edge inward. They replace the back button unless
  /// `leftItemsSupplementBackButton` is true.
  public var leftBarButtonItems: [BarButtonItem] = [] { didSet { didChange() } }
  /// The items on the right side, from the edge inward.
  public var rightBarButtonItems: [BarButtonItem] = [] { didSet { didChange() } }
  /// The title of the back button that leads to this item, or nil to use the item's title.
  public var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { didChange() } } }
  /// Whether the bar hides the back button. If true, the controller also disables the back swipe. The default is false.
  public var hidesBackButton = false { didSet { if hidesBackButton != oldValue { didChange() } } }
  /// Whether the bar displays the left items beside the back button rather than in its place. The default is false.
  public var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { didChange() } }
  }
  /// The condition under which the title is large if the bar prefers large titles. The default is `automatic`.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { didChange() } }
  }
  /// The search controller, whose search bar the navigation bar displays below the title. The default is nil.
  public var searchController: SearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      if oldValue?.item === self {
        oldValue?.isActive = false
        oldValue?.item = nil
      }
      searchController?.item = self
      didChange()
    }
  }
  /// Whether the search bar is hidden when the content scrolls up. The default is true.
  public var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { didChange() } }
  }
  weak var bar: NavigationBar?

  /// Creates an item without a title or buttons.
  public init() { sceneID = nil }

  /// Creates an item with a title and no buttons.
  public convenience init(title: String?) {
    self.init()
    self.title = title
  }

  /// Creates the item from its element in a scene. Throws `LoadingError` if a nested object cannot be created.
  public required init(coder: Coder) throws {
    sceneID = coder.objectID
    try coder.decode(into: self)
  }

  /// The declaration of the `<navigationItem>` element.
  open class var declaration: ClassDeclaration {
    ClassDeclaration(
      NavigationItem.self, element: "navigationItem", "The content of a navigation bar for a view controller."
    ) {
      $0.property("title", get: \.title, set: { $0.title = $1 })
      $0.property("prompt", "A line of text above the title.", get: \.prompt, set: { $0.prompt = $1 })
      $0.property(
        "backButtonTitle", "The title of the back button that leads to this item. Default: the title.",
        get: \.backButtonTitle, set: { $0.backButtonTitle = $1 })
      $0.localizable("title", "prompt", "backButtonTitle")
      $0.placeholders("title", "prompt")
      $0.property(
        "hidesBackButton", default: false, get: \.hidesBackButton, set: { $0.hidesBackButton = $1 })
      $0.property(
        "leftItemsSupplementBackButton", default: false,
        "Whether left items appear next to the back button instead of replacing it.",
        get: \.leftItemsSupplementBackButton, set: { $0.leftItemsSupplementBackButton = $1 })
      $0.property(
        "largeTitleDisplayMode", default: .automatic, "The display of the large title.",
        get: \.largeTitleDisplayMode, set: { $0.largeTitleDisplayMode = $1 })
      $0.property(
        "hidesSearchBarWhenScrolling", default: true, "Whether the search bar hides while scrolling.",
        get: \.hidesSearchBarWhenScrolling, set: { $0.hidesSearchBarWhenScrolling = $1 })
      $0.slot("searchController", single: true, "The search controller.") {
        (item, search: SearchController) in item.searchController = search
      }
      $0.slot("titleView", single: true, "A view that replaces the title.") { (item, view: View) in
        item.titleView = view
      }
      $0.slot("barButtonItems", "The items on each side, from the edge inward.") {
        (item, button: BarButtonItem) in
        switch button.side {
        case .left: item.leftBarButtonItems.append(button)
        case .right: item.rightBarButtonItems.append(button)
        }
      }
    }
  }

  /// Called once after all objects of the scene have been created and connected. The default implementation does nothing.
  open func awakeFromNib() {}

  /// The first item on the left, or nil if there is none. Setting this property replaces all items on the left.
  public var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems.first }
    set { leftBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  /// The first item on the right, or nil if there is none. Setting this property replaces all items on the right.
  public var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems.first }
    set { rightBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  var searchHeight: Double { searchController?.searchBar.sizeThatFits(.zero).height ?? 0 }

  var showsSearchAlone: Bool {
    searchController.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
  }

  var hideableSearchHeight: Double {
    hidesSearchBarWhenScrolling && searchController?.isActive != true ? searchHeight : 0
  }

  func didChange() { bar?.refresh() }
}
