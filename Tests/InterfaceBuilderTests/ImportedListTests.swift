import SceneTesting
import SceneUI
import SceneValues
import Testing

/// Lists of imported storyboards whose controller is the data source and delegate.
@Suite struct ImportedListTests {
  private func table(_ mode: String, class name: String? = nil, _ content: String) -> String {
    """
    <scene sceneID="s-1"><objects>
      <tableViewController id="main"\(name.map { " customClass=\"\($0)\"" } ?? "") sceneMemberID="viewController">
        <tableView key="view" contentMode="scaleToFill" dataMode="\(mode)" style="grouped" rowHeight="44" id="tab-le">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          \(content)
          <connections>
            <outlet property="dataSource" destination="main" id="o-1"/>
            <outlet property="delegate" destination="main" id="o-2"/>
          </connections>
        </tableView>
      </tableViewController>
    </objects></scene>
    """
  }

  private static func cell(_ id: String, _ text: String, height: Double = 44) -> String {
    """
    <tableViewCell selectionStyle="default" textLabel="l-\(id)" style="IBUITableViewCellStyleDefault" rowHeight="\(height)" id="\(id)">
      <rect key="frame" x="0.0" y="0.0" width="375" height="\(height)"/>
      <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="v-\(id)">
        <rect key="frame" x="0.0" y="0.0" width="375" height="\(height)"/>
        <subviews><label text="\(text)" id="l-\(id)"><rect key="frame" x="16" y="0.0" width="343" height="\(height)"/></label></subviews>
      </tableViewCellContentView>
    </tableViewCell>
    """
  }

  private let sections = """
    <sections>
      <tableViewSection headerTitle="Sound" id="s-a"><cells>\(cell("c-1", "Volume"))\(cell("c-2", "Balance", height: 80))</cells></tableViewSection>
      <tableViewSection headerTitle="Light" footerTitle="That is all" id="s-b"><cells>\(cell("c-3", "Brightness"))</cells></tableViewSection>
    </sections>
    """

  private func texts(_ table: TableView) -> [String?] { table.visibleCells.map { $0.textLabel?.text } }

  @Test("A table view controller as the data source shows the static rows of its scene")
  func plainStatic() throws {
    let stage = try ImportedStage(scenes: table("static", sections))
    let controller = try #require(try stage.show() as? TableViewController)
    #expect(texts(controller.tableView) == ["Volume", "Balance", "Brightness"])
    #expect(controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 80)
    let svg = Harness(stage.window).svg()
    for text in ["SOUND", "Balance", "That is all"] { #expect(svg.contains(text)) }
    #expect(stage.failures.isEmpty)
  }

  @Test(
    "A custom controller without data source methods keeps the static rows")
  func ownStatic() throws {
    var registry = Registry.library
    try registry.register(SettingsController.self)
    let stage = try ImportedStage(
      scenes: table("static", class: "SettingsController", sections), registry: registry)
    let controller = try #require(try stage.show() as? SettingsController)
    #expect(texts(controller.tableView) == ["Volume", "Balance", "Brightness"])
    let harness = Harness(stage.window)
    try harness.tap(harness.find(text: "Balance"))
    #expect(controller.tableView.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
  }

  @Test("Data source and delegate methods of a custom class override the scene's values")
  func asked() throws {
    var registry = Registry.library
    try registry.register(FoldingController.self)
    let stage = try ImportedStage(
      scenes: table("static", class: "FoldingController", sections), registry: registry)
    let controller = try #require(try stage.show() as? FoldingController)
    #expect(texts(controller.tableView) == ["Volume", "Brightness"])
    #expect(controller.tableView.rectForRow(at: IndexPath(row: 0, section: 1)).height == 60)
    #expect(Harness(stage.window).svg().contains("That is all"))
    let harness = Harness(stage.window)
    try harness.tap(harness.find(text: "Brightness"))
    #expect(controller.chosen == [IndexPath(row: 0, section: 1)])
    controller.isFolded = false
    controller.tableView.reloadData()
    harness.advance(seconds: 0)
    #expect(texts(controller.tableView) == ["Volume", "Balance", "Brightness"])
    #expect(controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 80)
    controller.isFolded = true
    controller.tableView.reloadData()
    harness.advance(seconds: 0)
    #expect(texts(controller.tableView) == ["Volume", "Brightness"])
    #expect(controller.tableView.staticCell(at: IndexPath(row: 1, section: 0))?.isHidden == true)
  }

  @Test("A delegate's height method alone determines the heights of static rows")
  func heights() throws {
    var registry = Registry.library
    try registry.register(HeightController.self)
    let stage = try ImportedStage(
      scenes: table("static", class: "HeightController", sections), registry: registry)
    let controller = try #require(try stage.show() as? HeightController)
    let heights = [(0, 0), (1, 0), (0, 1)].map {
      controller.tableView.rectForRow(at: IndexPath(row: $0.0, section: $0.1)).height
    }
    #expect(heights == [44, 0, 44])
  }

  @Test("A table that has only prototypes shows no rows without a data source")
  func prototypes() throws {
    let stage = try ImportedStage(
      scenes: table("prototypes", "<prototypes>\(Self.cell("c-1", "One"))</prototypes>"))
    let controller = try #require(try stage.show() as? TableViewController)
    #expect(controller.tableView.numberOfRows(inSection: 0) == 0)
    let collection = """
      <scene sceneID="s-1"><objects>
        <collectionViewController id="main" sceneMemberID="viewController">
          <collectionView key="view" dataMode="prototypes" id="col-le">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <collectionViewFlowLayout key="collectionViewLayout" id="lay-ou"><size key="itemSize" width="50" height="50"/></collectionViewFlowLayout>
            <connections>
              <outlet property="dataSource" destination="main" id="o-1"/><outlet property="delegate" destination="main" id="o-2"/>
            </connections>
          </collectionView>
        </collectionViewController>
      </objects></scene>
      """
    #expect(try ImportedStage(scenes: collection).show() is CollectionViewController)
  }

  @Test("The label of a standard cell style is the 'textLabel' of each created cell")
  func textLabels() throws {
    var registry = Registry.library
    try registry.register(TracksController.self)
    let stage = try ImportedStage(
      scenes: table(
        "prototypes", class: "TracksController",
        "<prototypes>\(Self.cell("c-1", "Track").replacing("rowHeight=", with: "reuseIdentifier=\"track\" rowHeight="))</prototypes>"
      ),
      registry: registry)
    let controller = try #require(try stage.show() as? TracksController)
    #expect(texts(controller.tableView) == ["Track 0", "Track 1", "Track 2"])
    let svg = Harness(stage.window).svg()
    for row in 0...2 { #expect(svg.contains("Track \(row)")) }
    let label = try #require(controller.tableView.visibleCells[0].textLabel)
    #expect(label.frame.minX == 16 && label.frame.width == 343, "the label keeps the frame from the scene")
  }

  @Test("Rejects a 'dataSource' outlet whose destination is not a data source, and reports the location")
  func refused() throws {
    let scene = table("static", sections).replacing(
      #"destination="main" id="o-1""#, with: #"destination="tab-le" id="o-1""#)
    let error = try #require(throws: LoadingError.self) { () throws in
      try ImportedStage(scenes: scene).show()
    }
    #expect("\(error)".contains("dataSource"))
    #expect("\(error)".contains("Main.storyboard:"))
  }
}

final class SettingsController: TableViewController {
  override class var declaration: ClassDeclaration { ClassDeclaration(SettingsController.self) }
}

final class FoldingController: TableViewController, TableViewDataSource, TableViewDelegate {
  var isFolded = true
  private(set) var chosen: [IndexPath] = []

  override class var declaration: ClassDeclaration { ClassDeclaration(FoldingController.self) }

  func tableView(_ table: TableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 && isFolded ? 1 : table.numberOfStaticRows(inSection: section)
  }
  func tableView(_ table: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
    table.staticCell(at: path)!
  }
  func tableView(_ table: TableView, heightForRowAt path: IndexPath) -> Double {
    path.section == 1 ? 60 : table.staticHeight(ofRowAt: path)
  }
  func tableView(_ table: TableView, didSelectRowAt path: IndexPath) { chosen.append(path) }
}

final class TracksController: TableViewController, TableViewDataSource {
  override class var declaration: ClassDeclaration { ClassDeclaration(TracksController.self) }

  func tableView(_ table: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ table: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "track", for: path)
    cell.textLabel?.text = "Track \(path.row)"
    return cell
  }
}

final class HeightController: TableViewController, TableViewDelegate {
  override class var declaration: ClassDeclaration { ClassDeclaration(HeightController.self) }

  func tableView(_ table: TableView, heightForRowAt path: IndexPath) -> Double { path.row == 1 ? 0 : 44 }
}
