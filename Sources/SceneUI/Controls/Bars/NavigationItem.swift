import SceneRuntime
import SceneValues

/// What a navigation bar shows while one controller is on top.
///
/// A scene writes it inside its controller, and its buttons inside it: on the right unless they say `side="left"`.
/// On either side the first one stands at the edge of the bar.
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
  /// When a title is large.
  public enum LargeTitleDisplayMode: String, SceneEnumeration {
    /// As the item below; the first one is large.
    case automatic
    case always, never
  }

  /// The `id` of its element; nil for what code has made.
  public let sceneID: String?
  /// The text in the middle of the bar; nil, the default, for none.
  ///
  /// A controller whose title is set gives it to its item, too.
  public var title: String? { didSet { if title != oldValue { didChange() } } }
  /// A line of text above the title.
  public var prompt: String? { didSet { if prompt != oldValue { didChange() } } }
  /// Shown in place of the title.
  public var titleView: View? { didSet { if titleView !== oldValue { didChange() } } }
  /// From the left edge inwards. Where there are any, they stand in place of the back button.
  public var leftBarButtonItems: [BarButtonItem] = [] { didSet { didChange() } }
  /// From the right edge inwards.
  public var rightBarButtonItems: [BarButtonItem] = [] { didSet { didChange() } }
  /// What leads back to this item is called, once another lies on top; its title for nil.
  public var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { didChange() } } }
  /// Whether the bar has no button that leads back from this item; false by default.
  ///
  /// In a navigation controller, no swipe from the edge leads back from it either.
  public var hidesBackButton = false { didSet { if hidesBackButton != oldValue { didChange() } } }
  /// Whether the left items stand beside the back button, and not in its place.
  public var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { didChange() } }
  }
  /// Whether the title is large, in a bar that prefers large titles.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { didChange() } }
  }
  /// Searches in what the controller shows: its search bar stands below the title. Nil by default.
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
  /// Whether the search bar goes out of sight when the content below is scrolled up; true by default.
  public var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { didChange() } }
  }
  weak var bar: NavigationBar?

  /// Makes an item without a title and without buttons.
  public init() { sceneID = nil }

  /// Makes an item with a title and without buttons.
  public convenience init(title: String?) {
    self.init()
    self.title = title
  }

  /// Makes the item from its element in a scene.
  ///
  /// - Throws: `LoadingError` where an object inside of it cannot be made.
  public required init(coder: Coder) throws {
    sceneID = coder.objectID
    try coder.decode(into: self)
  }

  /// The element `<navigationItem>`, with its attributes and its buttons.
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

  /// Called once, when the objects of the scene are made and connected; does nothing by default.
  open func awakeFromNib() {}

  /// The first on the left.
  public var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems.first }
    set { leftBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  /// The first on the right.
  public var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems.first }
    set { rightBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  /// How high its search bar is at most, in points.
  var searchHeight: Double { searchController?.searchBar.sizeThatFits(.zero).height ?? 0 }

  /// Whether the search is all that a bar shows.
  var showsSearchAlone: Bool {
    searchController.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
  }

  /// How much of the search bar scrolling may take out of sight, in points.
  var hideableSearchHeight: Double {
    hidesSearchBarWhenScrolling && searchController?.isActive != true ? searchHeight : 0
  }

  func didChange() { bar?.refresh() }
}
