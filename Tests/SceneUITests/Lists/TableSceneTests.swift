import SceneArchive
import SceneCompiler
import SceneDiagnostics
import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

final class TrackCell: TableViewCell {
  private let life = Life()
  weak var title: Label?
  override class var declaration: ClassDeclaration {
    ClassDeclaration(TrackCell.self) { $0.outlet("title", get: \.title, set: { $0.title = $1 }) }
  }
}

final class TracksController: ViewController, TableViewDataSource, TableViewDelegate {
  private let life = Life()
  var table: TableView?
  var log: [String] = []
  override class var declaration: ClassDeclaration {
    ClassDeclaration(TracksController.self) {
      $0.outlet("table", get: \.table, set: { $0.table = $1 })
      $0.action("play:") { (controller, button: Button) in
        let cell = sequence(first: button as View, next: \.superview).first { $0 is TableViewCell }
        let path = (cell as? TableViewCell).flatMap { controller.table?.indexPath(for: $0) }
        controller.log.append("play \(path?.row ?? -1)")
      }
    }
  }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 40 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "track", for: indexPath)
    (cell as? TrackCell)?.title?.text = "Track \(indexPath.row)"
    return cell
  }
  override func prepare(for segue: Segue, sender: Any?) {
    let path = (sender as? TableViewCell).flatMap { table?.indexPath(for: $0) }
    log.append("segue \(segue.identifier ?? "?") row \(path?.row ?? -1)")
  }
}

@Suite struct TableSceneTests {
  static let prototypes = storyboardText(
    """
    <scene>
      <viewController id="main" class="TracksController">
        <outlet property="table" destination="tracks"/>
        <view frame="0 0 320 480">
          <tableView id="tracks" frame="0 0 320 480" rowHeight="60">
            <outlet property="dataSource" destination="main"/>
            <outlet property="delegate" destination="main"/>
            <tableViewCell id="cell" class="TrackCell" reuseIdentifier="track" frame="0 0 320 60"
                accessoryType="disclosureIndicator">
              <outlet property="title" destination="title"/>
              <segue kind="present" identifier="open" destination="other"/>
              <label id="title" frame="16 0 180 60"/>
              <button frame="200 10 80 40" title="Play">
                <action selector="play:" destination="firstResponder"/>
              </button>
            </tableViewCell>
            <tableViewCell reuseIdentifier="plain" style="subtitle"/>
          </tableView>
        </view>
      </viewController>
    </scene>
    <scene><viewController id="other"><view/></viewController></scene>
    """)

  @Test("Creates cells from their prototypes and reuses the cells")
  func prototypeCells() throws {
    try Lifetimes.counting { lifetimes in
      func run() throws {
        let stage = try SceneStage(
          Self.prototypes, registry: .library(and: TrackCell.self, TracksController.self))
        let controller = try stage.show() as! TracksController
        let harness = Harness(stage.window)
        let table = try #require(controller.table)
        #expect(stage.failures.isEmpty)
        #expect(harness.svg().contains("Track 7"))
        #expect(table.visibleCells.count == 8)
        #expect(Set(table.visibleCells.map { ObjectIdentifier($0) }).count == 8)
        try harness.drag(table, from: Point(x: 100, y: 400), to: Point(x: 100, y: 100))
        harness.advance(seconds: 8)
        #expect(lifetimes.made <= 11, "the controller and the cells in sight")
        let row = try #require(table.indexPathsForVisibleRows.dropFirst(3).first)
        let rect = table.rectForRow(at: row)
        try harness.tap(table, at: Point(x: 240, y: rect.midY))
        #expect(controller.log == ["play \(row.row)"])
        #expect(table.dequeueReusableCell(withIdentifier: "plain")?.detailTextLabel != nil)
        #expect(table.dequeueReusableCell(withIdentifier: "none") == nil)
        try harness.tap(table, at: Point(x: 60, y: rect.midY))
        harness.advance(seconds: 1)
        #expect(controller.log.last == "segue open row \(row.row)")
        #expect(controller.presentedViewController?.sceneID == "other")
      }
      try run()
      #expect(lifetimes.alive == 0)
    }
  }

  @Test("A cell shows both its text and its views, with the views in front")
  func textAndViews() throws {
    let stage = try SceneStage(
      Self.rows(
        """
        <tableViewCell id="both" text="Wi-Fi"><switch id="wifi" frame="250 6 51 31"/></tableViewCell>
        <tableViewCell id="styled" style="subtitle" text="Sound" detailText="On"><view frame="0 0 8 8"/></tableViewCell>
        <tableViewCell id="custom"><label frame="16 0 100 44" text="Own"/></tableViewCell>
        """))
    try stage.show()
    let harness = Harness(stage.window)
    let both: TableViewCell = try harness.find(id: "both")
    #expect(both.style == .basic)
    #expect(try harness.find(text: "Wi-Fi") === both.textLabel)
    #expect(both.textLabel?.frame == Rect(x: 16, y: 0, width: 288, height: 44))
    let control: Switch = try harness.find(id: "wifi")
    try harness.tap(control)
    #expect(control.isOn)
    #expect(both.contentView.subviews.map { $0 === control } == [false, true])
    #expect(try harness.find(id: "styled", as: TableViewCell.self).detailTextLabel?.text == "On")
    #expect(try harness.find(id: "custom", as: TableViewCell.self).textLabel == nil)
  }

  @Test("An accessory view replaces the accessory type at the right edge")
  func accessoryViews() throws {
    let stage = try SceneStage(
      Self.rows(
        """
        <tableViewCell id="wide" text="Wi-Fi" accessoryType="disclosureIndicator">
          <accessoryView><switch id="wifi"/></accessoryView>
        </tableViewCell>
        <tableViewCell id="framed" text="Sound"><accessoryView><view id="dot" frame="0 0 20 10"/></accessoryView>
        </tableViewCell>
        <tableViewCell id="connected" text="More">
          <outlet property="accessoryView" destination="named"/>
          <button id="named" frame="40 7 60 30" title="Go"/>
        </tableViewCell>
        <tableViewCell id="plain" text="Less" accessoryType="disclosureIndicator"/>
        """))
    try stage.show()
    let harness = Harness(stage.window)
    let control: Switch = try harness.find(id: "wifi")
    let wide: TableViewCell = try harness.find(id: "wide")
    // The preferred size of a switch, with a margin of 16 points.
    let size = control.sizeThatFits(.zero)
    #expect(size.width > 0 && size.height > 0)
    #expect(control.superview === wide && wide.accessoryView === control)
    #expect(
      control.frame
        == Rect(x: 304 - size.width, y: (44 - size.height) / 2, width: size.width, height: size.height))
    #expect(wide.contentView.frame == Rect(x: 0, y: 0, width: 304 - size.width, height: 44))
    try harness.tap(control)
    #expect(control.isOn)
    #expect(
      try harness.find(id: "dot").frame == Rect(x: 284, y: 17, width: 20, height: 10))
    #expect(try harness.find(id: "named").frame == Rect(x: 244, y: 7, width: 60, height: 30))
    // The disclosure indicator is the only stroke. The cell with the switch has none.
    let table: TableView = try harness.find(id: "rows")
    let picture = harness.svg()
    table.cellForRow(at: IndexPath(row: 0, section: 0))?.accessoryType = .none
    #expect(harness.svg() == picture)
    table.cellForRow(at: IndexPath(row: 3, section: 0))?.accessoryType = .none
    #expect(harness.svg() != picture)
  }

  private static func rows(_ cells: String) -> String {
    storyboardText(
      """
      <scene><viewController id="main"><view frame="0 0 320 480">
        <tableView id="rows" frame="0 0 320 480"><section>\(cells)</section></tableView>
      </view></viewController></scene>
      """)
  }

  @Test("Shows the sections and rows of a scene in the order of the file")
  func staticRows() throws {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene><viewController id="main"><view frame="0 0 320 480">
          <tableView id="settings" style="grouped" frame="0 0 320 480">
            <section header="Sound" footer="Louder at night.">
              <tableViewCell id="volume" style="value1" text="Volume" detailText="70 %"/>
              <tableViewCell frame="0 0 320 80"><switch id="mute" frame="16 24 51 31"/></tableViewCell>
            </section>
            <section header="About"><tableViewCell text="Version" accessoryType="checkmark"/></section>
          </tableView>
        </view></viewController></scene>
        """))
    try stage.show()
    let harness = Harness(stage.window)
    let table: TableView = try harness.find(id: "settings")
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 80)
    for text in ["SOUND", "Louder at night.", "70 %", "Version"] {
      #expect(harness.svg().contains(text), "\(text)")
    }
    let mute: Switch = try harness.find(id: "mute")
    try harness.tap(mute)
    #expect(mute.isOn)
    try harness.tap(harness.find(id: "volume"))
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }

  @Test("Decompiling and recompiling a scene with prototypes gives the same archive")
  func roundTripsThroughArchive() throws {
    let bytes = try compiled(Self.prototypes)
    let archive = try Archive(bytes: bytes)
    #expect(archive.prototypeCount == 2)
    #expect(archive.dump().contains("prototype of scene 0 in #"))
    let source = Decompiler.scene(of: archive)
    #expect(try Archive(bytes: compiled(source)).digest == archive.digest)
  }

  @Test func reportsOutletToViewInsidePrototype() throws {
    let text = Self.prototypes.replacing(
      "<outlet property=\"table\" destination=\"tracks\"/>",
      with: "<outlet property=\"table\" destination=\"title\"/>")
    let diagnostics = try SceneCompiler(vocabulary: Registry.library.vocabulary)
      .compile(SourceText(path: "a.scene", text)).diagnostics
    #expect(diagnostics.map(\.rule).contains("connection-into-prototype"))
  }

  @Test func reportsCellThatFailsToLoad() throws {
    let stage = try SceneStage(
      Self.prototypes, registry: .library(and: TracksController.self))
    try stage.show()
    #expect("\(try #require(stage.failures.first))".contains("TrackCell"))
  }
}
