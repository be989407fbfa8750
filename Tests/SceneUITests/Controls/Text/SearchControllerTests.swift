import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Searches names, and shows the results in its own or another table.
final class NamesController: TableViewController, TableViewDataSource, SearchResultsUpdating,
  SearchControllerDelegate
{
  private static let names =
    ["Ada", "Barbara", "Grace", "Katherine", "Margaret"] + (0..<20).map { "No. \($0)" }
  private var shown = NamesController.names

  override static var declaration: ClassDeclaration { ClassDeclaration(NamesController.self) }

  func updateSearchResults(for searchController: SearchController) {
    let text = searchController.searchBar.text
    Journal.note("looks for '\(text)' in \(searchController.searchBar.selectedScopeButtonIndex)")
    shown = Self.names.filter { text.isEmpty || $0.contains(text) }
    if isViewLoaded { tableView.reloadData() }
  }

  func willPresentSearchController(_ searchController: SearchController) { Journal.note("begins") }
  func didDismissSearchController(_ searchController: SearchController) { Journal.note("ended") }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { shown.count }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell(style: .basic, reuseIdentifier: nil)
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }
}

@Suite struct SearchControllerTests {
  private static func text(_ search: String, title: String = "") -> String {
    storyboardText(
      """
      <scene><navigationController id="main" rootViewController="names"/></scene>
      <scene>
        <tableViewController id="names" class="NamesController" title="Names">
          <navigationItem \(title)>
            <barButtonItem title="Sort"/>
            \(search)
          </navigationItem>
          <tableView/>
        </tableViewController>
      </scene>
      <scene>
        <tableViewController id="found" class="NamesController" entry="true"><tableView/></tableViewController>
      </scene>
      """)
  }

  private static let plain = """
    <searchController obscuresBackgroundDuringPresentation="false">
      <searchBar placeholder="Name"><segment title="All"/><segment title="Some"/></searchBar>
      <outlet property="searchResultsUpdater" destination="names"/>
      <outlet property="delegate" destination="names"/>
    </searchController>
    """

  private func stage(_ text: String) throws -> (stage: SceneStage, harness: Harness, names: NamesController) {
    let stage = try SceneStage(text, registry: .library(and: NamesController.self))
    let navigation = try #require(try stage.show() as? NavigationController)
    stage.window.layoutIfNeeded()
    return (stage, Harness(stage.window), try #require(navigation.topViewController as? NamesController))
  }

  @Test("Dims all content during a search, even after the bar collapses")
  func shade() throws {
    let (stage, harness, names) = try stage(
      Self.text("<searchController><searchBar placeholder=\"Name\"/></searchController>"))
    let height = try bar(stage).frame.height
    try harness.tap(harness.find(text: "Name"))
    stage.clock.advance(by: 1)
    stage.window.layoutIfNeeded()
    #expect(try bar(stage).frame.height < height)
    let shade = try #require(names.tableView.subviews.last { $0.layer.zPosition == 1 })
    #expect(shade.frame == names.tableView.bounds)
  }

  private func bar(_ stage: SceneStage) throws -> NavigationBar {
    try #require((stage.window.rootViewController as? NavigationController)?.navigationBar)
  }

  @Test(
    "A touch starts a search, typing filters the results, and the cancel button ends the search")
  func searching() throws {
    try Journal.keeping { journal in
      let (stage, harness, names) = try stage(Self.text(Self.plain))
      let search = try #require(names.navigationItem.searchController)
      let field = try harness.find(text: "Name")
      let height = try bar(stage).frame.height
      #expect(try height == bar(stage).barHeightWithoutSearch + search.searchBar.bounds.height)
      #expect(throws: HarnessError.self) { try harness.tap(harness.find(text: "Cancel")) }
      try harness.tap(field)
      #expect(search.isActive && search.searchBar.isEditing)
      #expect(journal.entries == ["begins", "looks for '' in 0"])
      #expect(throws: HarnessError.self) { try harness.tap(harness.find(text: "Sort")) }
      try harness.type("ar")
      #expect(journal.entries.last == "looks for 'ar' in 0")
      stage.window.layoutIfNeeded()
      _ = try harness.find(text: "Margaret")
      #expect(throws: HarnessError.self) { try harness.find(text: "Ada") }
      let scopes = try #require(harness.findAll(SegmentedControl.self).first)
      try harness.tap(scopes, segment: 1)
      #expect(journal.entries.last == "looks for 'ar' in 1")
      try harness.tap(harness.find(text: "Cancel"))
      #expect(!search.isActive && !search.searchBar.isEditing && search.searchBar.text.isEmpty)
      #expect(journal.entries.suffix(2) == ["looks for '' in 1", "ended"])
      stage.window.layoutIfNeeded()
      _ = try harness.find(text: "Ada")
      try harness.tap(harness.find(text: "Sort"))
      stage.window.layoutIfNeeded()
      #expect(try bar(stage).frame.height == height && stage.failures.isEmpty)
    }
  }

  @Test("Scrolling hides the search bar first and then the large title")
  func scrolling() throws {
    let (stage, harness, names) = try stage(Self.text(Self.plain))
    let search = try #require(names.navigationItem.searchController)
    let full = try bar(stage).frame.height
    let searchHeight = search.searchBar.bounds.height
    let cell = try #require(names.tableView.cellForRow(at: IndexPath(row: 5, section: 0)))
    try harness.drag(cell, from: Point(x: 100, y: 20), to: Point(x: 100, y: -200), seconds: 1)
    harness.advance(seconds: 2)
    stage.window.layoutIfNeeded()
    #expect(try bar(stage).frame.height == full - searchHeight && search.searchBar.alpha == 0)
    names.navigationItem.hidesSearchBarWhenScrolling = false
    stage.window.layoutIfNeeded()
    #expect(try bar(stage).frame.height == full && search.searchBar.alpha == 1)
  }

  @Test(
    "Shows results if there is search text and dims the content otherwise"
  )
  func results() throws {
    let (stage, harness, names) = try stage(
      Self.text(
        """
        <searchController hidesNavigationBarDuringPresentation="false">
          <outlet property="searchResultsUpdater" destination="names"/>
        </searchController>
        """))
    let search = try #require(names.navigationItem.searchController)
    let results = ViewController()
    search.searchResultsController = results
    search.isActive = true
    #expect(results.parent === names && results.view.isHidden)
    try harness.tap(harness.find(text: "Sort"))
    try harness.type("G")
    #expect(!results.view.isHidden && results.view.window === stage.window)
    try harness.deleteBackward()
    #expect(results.view.isHidden)
    try harness.tap(at: Point(x: 160, y: 400))
    #expect(!search.isActive && results.parent == nil && results.view.window == nil)
    #expect(stage.failures.isEmpty)
  }

  @Test("Notifies the delegate of taps on the bookmark button")
  func bookmarks() throws {
    final class Reader: SearchBarDelegate {
      var count = 0
      func searchBarBookmarkButtonClicked(_ searchBar: SearchBar) { count += 1 }
    }
    try onStage { stage in
      let bar = stage.add(SearchBar(frame: Rect(x: 0, y: 0, width: 320, height: 56)))
      let reader = Reader()
      bar.delegate = reader
      bar.showsBookmarkButton = true
      try stage.harness.tap(at: Point(x: 294, y: 28))
      #expect(reader.count == 1 && !bar.isEditing)
      bar.text = "Ada"
      bar.layoutIfNeeded()
      try stage.harness.tap(at: Point(x: 294, y: 28))
      #expect(reader.count == 1)
    }
  }

  @Test("rule 29: a search leaves no objects alive")
  func lifetimes() throws {
    weak var weakSearch: SearchController?
    weak var weakResults: ViewController?
    func run() throws {
      let (_, harness, names) = try stage(Self.text("<searchController/>"))
      weakSearch = names.navigationItem.searchController
      let results = ViewController()
      weakSearch?.searchResultsController = results
      weakResults = results
      weakSearch?.isActive = true
      try harness.type("A")
    }
    try run()
    #expect(weakSearch == nil && weakResults == nil)
  }
}

extension NavigationBar {
  /// The height of the bar in points, on a screen with standard bars.
  fileprivate var barHeightWithoutSearch: Double {
    sizeThatFits(.zero).height - (topItem?.searchController?.searchBar.sizeThatFits(.zero).height ?? 0)
  }
}
