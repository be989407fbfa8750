import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct ListControllerTests {
  @Test("A table view controller is the data source and the delegate of its table")
  func defaults() throws {
    let stack = try Stack()
    let list = ListController(rows: 5, style: .grouped)
    try stack.navigation.setViewControllers([list], animated: false)
    #expect(list.tableView.dataSource === list && list.tableView.delegate === list)
    #expect(list.tableView.style == .grouped && list.view === list.tableView)
    try stack.harness.tapRow("Row 2")
    #expect(list.chosen == [IndexPath(row: 2, section: 0)])
  }

  @Test(
    "Clears the selection when the table reappears unless this behavior is disabled",
    arguments: [true, false])
  func clearing(clears: Bool) throws {
    let stack = try Stack()
    let list = ListController(rows: 5)
    list.clearsSelectionOnViewWillAppear = clears
    try stack.navigation.setViewControllers([list], animated: false)
    try stack.harness.tapRow("Row 2")
    try stack.push("b")
    #expect(list.tableView.indexPathForSelectedRow != nil)
    try stack.navigation.popViewController(animated: false)
    #expect((list.tableView.indexPathForSelectedRow == nil) == clears)
  }

  @Test("The edit button toggles editing and updates its title")
  func editing() throws {
    let stack = try Stack()
    let list = ListController(rows: 5)
    list.navigationItem.rightBarButtonItem = list.editButtonItem
    try stack.navigation.setViewControllers([list], animated: false)
    stack.harness.advance(seconds: 0)
    try stack.harness.tap(stack.harness.find(text: "Edit"))
    #expect(list.isEditing && list.tableView.isEditing)
    try stack.harness.tap(stack.harness.find(text: "Done"))
    #expect(!list.isEditing && !list.tableView.isEditing)
    #expect(list.editButtonItem === list.navigationItem.rightBarButtonItem)
  }

  @Test("Pulling down starts a refresh and shows the refresh control below the bar")
  func refreshing() throws {
    let stack = try Stack()
    let list = ListController(rows: 5)
    let recorder = Recorder()
    list.refreshControl = RefreshControl()
    list.refreshControl?.addTarget(recorder, for: .valueChanged) { (recorder, _: RefreshControl) in
      recorder.log.append("fresh")
    }
    try stack.navigation.setViewControllers([list], animated: false)
    stack.harness.advance(seconds: 0)
    try stack.harness.drag(list.tableView, from: Point(x: 100, y: 100), to: Point(x: 100, y: 420), steps: 20)
    #expect(recorder.log == ["fresh"])
    stack.harness.advance(seconds: 2)
    #expect(list.tableView.contentOffset.y == -104)
    list.refreshControl?.endRefreshing()
    stack.harness.advance(seconds: 2)
    #expect(list.tableView.contentOffset.y == -44)
  }

  @Test("Shows the static rows of a scene without a data source")
  func staticRows() throws {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene><tableViewController id="main" title="Settings"><tableView style="grouped">
          <section header="Sound"><tableViewCell text="Volume"/></section>
        </tableView></tableViewController></scene>
        """))
    let controller = try #require(try stage.show() as? TableViewController)
    #expect(controller.tableView.style == .grouped)
    _ = try Harness(stage.window).find(text: "Volume")
  }

  @Test("rule 9b: the error for a list controller whose view is not a list has a location")
  func otherView() throws {
    for element in ["tableViewController", "collectionViewController"] {
      let stage = try SceneStage(
        storyboardText("<scene><\(element) id=\"main\"><view class=\"HostView\"/></\(element)></scene>"),
        registry: .hosts())
      let controller = try stage.storyboard.instantiateInitialViewController()
      let error = try loadingError { try controller.loadViewIfNeeded() }
      #expect(error.place?.line != nil && error.description.contains("is not a "))
      #expect(!controller.isViewLoaded)
    }
  }

  @Test("Creates a collection view with the layout of its controller")
  func collection() throws {
    final class Grid: CollectionViewController, CollectionViewDataSource {
      func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      func collectionView(_ view: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let layout = FlowLayout()
    layout.itemSize = Size(width: 100, height: 80)
    let grid = Grid(collectionViewLayout: layout)
    grid.collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let stack = try Stack("a")
    try stack.navigation.pushViewController(grid, animated: false)
    #expect(
      grid.collectionView.visibleCells.map(\.bounds.size) == [Size](repeating: layout.itemSize, count: 3))
    #expect(grid.collectionView.contentOffset.y == -44)
    try stack.harness.tap(#require(grid.collectionView.visibleCells.first))
    #expect(grid.collectionView.indexPathsForSelectedItems.count == 1)
    try stack.push("b")
    try stack.navigation.popViewController(animated: false)
    #expect(grid.collectionView.indexPathsForSelectedItems.isEmpty)
  }
}
