import SceneRuntime
import SceneValues

/// A controller for searching the content of a view controller. It shows a search bar in the navigation item and can show
/// the results in front of the content.
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
/// A tap on the search field starts the search. A tap on the cancel button or on the dimmed content ends the search. This
/// class is not a view controller. Instead, the results controller becomes a child of the searched controller.
open class SearchController: CodedSceneObject, Identified {
  /// The `id` of the object's element in the scene, or nil if the search controller was created in code.
  public let sceneID: String?
  /// The search bar, which contains the search field. The host app can set the search bar's delegate.
  public private(set) var searchBar = SearchBar()
  /// The controller that shows the results. It covers the searched controller unless the search text is empty. If nil,
  /// which is the default, the searched controller itself shows the results. A change takes effect at the next search.
  public var searchResultsController: ViewController?
  /// The object that updates the results when the search starts or ends, or when the text or scope changes.
  /// The search controller does not retain it.
  public weak var searchResultsUpdater: (any SearchResultsUpdating)?
  /// The delegate, which is notified when the search starts and ends.
  public weak var delegate: (any SearchControllerDelegate)?
  /// Whether the searched content is dimmed and ignores touches while the search is active and no results
  /// cover the content. The default is true.
  public var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar shows only the search bar while the search is active. The default is true.
  public var hidesNavigationBarDuringPresentation = true { didSet { item?.didChange() } }
  /// Whether the search bar has a cancel button while the search is active. The default is true.
  public var automaticallyShowsCancelButton = true
  /// Whether the search bar shows its scopes only while the search is active. The default is true. If false,
  /// `SearchBar.showsScopeBar` determines the visibility of the scopes.
  public var automaticallyShowsScopeBar = true { didSet { showParts() } }
  /// Whether the results cover the content even while the search text is empty. The default is false.
  public var showsSearchResultsController = false { didSet { overlay?.showResults() } }
  weak var item: NavigationItem? { didSet { showParts() } }
  private var overlay: SearchOverlay?
  private var isInProgress = false

  /// Creates a search controller.
  ///
  /// - Parameter searchResultsController: The controller that shows the results, or nil to use the searched controller.
  public init(searchResultsController: ViewController? = nil) {
    sceneID = nil
    self.searchResultsController = searchResultsController
    searchBar.searchController = self
  }

  /// Creates the search controller from its element in a scene.
  ///
  /// - Throws: `LoadingError` if a nested object cannot be created.
  public required init(coder: Coder) throws {
    sceneID = coder.objectID
    try coder.decode(into: self)
    searchBar.searchController = self
    showParts()
  }

  /// The declaration of the `<searchController>` element with its attributes, search bar, and outlets.
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
        "automaticallyShowsCancelButton", default: true,
        "Whether the cancel button is visible only during a search.", get: \.automaticallyShowsCancelButton,
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

  /// Called once after all objects in the scene have been created and connected. The default implementation does nothing.
  open func awakeFromNib() {}

  /// Whether the search is active. Setting this property to true starts the search if the search bar is in a window.
  /// Setting it to false ends the search and clears the text.
  public var isActive: Bool {
    get { isInProgress }
    set { if newValue { begin() } else { end() } }
  }

  private func begin() {
    guard !isInProgress, let host = searchedController else { return }
    isInProgress = true
    delegate?.willPresentSearchController(self)
    overlay = SearchOverlay(for: self, over: host)
    showParts()
    item?.didChange()
    if !searchBar.isEditing { searchBar.becomeFirstResponder() }
    delegate?.didPresentSearchController(self)
    update()
  }

  private func end() {
    guard isInProgress else { return }
    isInProgress = false
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
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = isInProgress }
    if automaticallyShowsScopeBar, item != nil { searchBar.showsScopeBar = isInProgress }
  }

  func barDidBeginEditing() { begin() }
  func barDidChange() { if isInProgress { update() } }
  func barWasCancelled() { end() }

  func overlayWasTouched() { end() }
}
