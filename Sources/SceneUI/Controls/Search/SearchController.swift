import SceneRuntime
import SceneValues

/// Searches in what a controller shows: a search bar in the controller's navigation item, and perhaps results over its
/// view.
///
/// ```swift
/// let search = SearchController()
/// search.searchResultsUpdater = self
/// search.obscuresBackgroundDuringPresentation = false
/// navigationItem.searchController = search
/// ```
///
/// In a scene:
///
/// ```xml
/// <navigationItem title="Notes">
///   <searchController obscuresBackgroundDuringPresentation="false">
///     <searchBar placeholder="Title or text"/>
///     <outlet property="searchResultsUpdater" destination="notes"/>
///   </searchController>
/// </navigationItem>
/// ```
///
/// The search begins when the bar's field is touched, and ends by the cancel button, or by a touch on what is obscured.
/// It is no controller itself: what it shows is a child of the controller that is searched.
open class SearchController: CodedSceneObject, Identified {
  /// The `id` of its element; nil for what code has made.
  public let sceneID: String?
  /// What a person writes into. Its delegate is the host's.
  public private(set) var searchBar = SearchBar()
  /// Its view covers that of the controller that is searched, while there is a text; nil, the default, where that one
  /// shows itself what was found. Setting it counts from the next search on; a scene cannot say it.
  public var searchResultsController: ViewController?
  /// Is told to search anew: when the search begins and ends, when the text changes, and when another scope is chosen.
  /// Held weakly.
  public weak var searchResultsUpdater: (any SearchResultsUpdating)?
  /// Hears when the search begins and ends; held weakly.
  public weak var delegate: (any SearchControllerDelegate)?
  /// Whether what is searched is darkened, and cannot be touched, while the search is active and no results cover it; true
  /// by default.
  public var obscuresBackgroundDuringPresentation = true
  /// Whether the bar around shows nothing but the search while that is active; true by default.
  public var hidesNavigationBarDuringPresentation = true { didSet { item?.didChange() } }
  /// Whether the search bar has a button to cancel while the search is active; true by default.
  public var automaticallyShowsCancelButton = true
  /// Whether the search bar shows its scopes only while the search is active; true by default.
  public var automaticallyShowsScopeBar = true { didSet { showParts() } }
  /// Whether the results cover what is searched though there is no text; false by default.
  public var showsSearchResultsController = false { didSet { overlay?.showResults() } }
  /// The navigation item that has it.
  weak var item: NavigationItem? { didSet { showParts() } }
  private var overlay: SearchOverlay?
  private var isUnderWay = false

  /// Makes a search controller.
  ///
  /// - Parameter searchResultsController: its view covers what is searched, while there is a text; nil where what is
  ///   searched shows itself what was found.
  public init(searchResultsController: ViewController? = nil) {
    sceneID = nil
    self.searchResultsController = searchResultsController
    searchBar.searchController = self
  }

  /// Makes the search controller from its element in a scene.
  ///
  /// - Throws: `LoadingError` where an object inside of it cannot be made.
  public required init(coder: Coder) throws {
    sceneID = coder.objectID
    try coder.decode(into: self)
    searchBar.searchController = self
    showParts()
  }

  /// The element `<searchController>`, with its attributes, its search bar and its outlets.
  open class var declaration: ClassDeclaration {
    ClassDeclaration(
      SearchController.self, element: "searchController", "Manages a search bar and search results."
    ) {
      $0.property(
        "obscuresBackgroundDuringPresentation", default: true,
        "Whether the searched content is dimmed during a search.",
        get: \.obscuresBackgroundDuringPresentation,
        set: { $0.obscuresBackgroundDuringPresentation = $1 })
      $0.property(
        "hidesNavigationBarDuringPresentation", default: true,
        "Whether the navigation bar is hidden during a search.", get: \.hidesNavigationBarDuringPresentation,
        set: { $0.hidesNavigationBarDuringPresentation = $1 })
      $0.property(
        "automaticallyShowsCancelButton", default: true, "Meanwhile.", get: \.automaticallyShowsCancelButton,
        set: { $0.automaticallyShowsCancelButton = $1 })
      $0.property(
        "automaticallyShowsScopeBar", default: true, "Whether scopes are visible only during a search.",
        get: \.automaticallyShowsScopeBar, set: { $0.automaticallyShowsScopeBar = $1 })
      $0.slot("searchBar", single: true, "The search bar.") { (search, bar: SearchBar) in
        search.searchBar = bar
      }
      $0.outlet(
        "searchResultsUpdater", "The object that updates the results.", get: { $0.searchResultsUpdater },
        set: { (search, updater: (any SearchResultsUpdating)?) in search.searchResultsUpdater = updater })
      $0.outlet(
        "delegate", "The delegate, which is notified when a search begins and ends.", get: { $0.delegate },
        set: { (search, delegate: (any SearchControllerDelegate)?) in search.delegate = delegate })
    }
  }

  /// Called once, when the objects of the scene are made and connected; does nothing by default.
  open func awakeFromNib() {}

  // MARK: Searching

  /// Whether a person searches. Setting it to true begins the search, where the bar is in a window; setting it to false
  /// ends it, and takes the text away.
  public var isActive: Bool {
    get { isUnderWay }
    set { if newValue { begin() } else { end() } }
  }

  private func begin() {
    guard !isUnderWay, let host = searchedController else { return }
    isUnderWay = true
    delegate?.willPresentSearchController(self)
    overlay = SearchOverlay(for: self, over: host)
    showParts()
    item?.didChange()
    if !searchBar.isEditing { searchBar.becomeFirstResponder() }
    delegate?.didPresentSearchController(self)
    update()
  }

  private func end() {
    guard isUnderWay else { return }
    isUnderWay = false
    delegate?.willDismissSearchController(self)
    searchBar.text = ""
    searchBar.resignFirstResponder()
    overlay?.remove()
    overlay = nil
    showParts()
    item?.didChange()
    update()
    delegate?.didDismissSearchController(self)
  }

  private func update() {
    overlay?.showResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// The controller on top of the navigation controller that shows the bar; else the one whose view it is in.
  private var searchedController: ViewController? {
    for responder in sequence(first: searchBar as Responder, next: \.next) {
      if let controller = responder as? ViewController {
        guard let container = controller.barContainer else { return controller }
        return container.controllerThatIsSearched
      }
    }
    return nil
  }

  private func showParts() {
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = isUnderWay }
    if automaticallyShowsScopeBar, item != nil { searchBar.showsScopeBar = isUnderWay }
  }

  // MARK: What its bar tells

  func barDidBeginEditing() { begin() }
  func barDidChange() { if isUnderWay { update() } }
  func barWasCancelled() { end() }

  /// What was darkened has been touched.
  func overlayWasTouched() { end() }
}
