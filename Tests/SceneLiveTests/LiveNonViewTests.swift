import SceneLive
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Tests live reload of objects that are not subviews: bar items, text runs, segments and cells.
@Suite struct LiveNonViewTests {
  @Test func updatesBarButtonItems() throws {
    let text = { (items: String) in
      storyboardText(
        """
        <scene><viewController id="main">
        <navigationItem id="item" title="Items">\(items)</navigationItem>
        <view id="root" frame="0 0 320 480"/></viewController></scene>
        """)
    }
    let stage = try LiveStage(
      text(#"<barButtonItem id="a" title="A" side="left"/><barButtonItem id="b" title="B"/>"#))
    let item = stage.root.navigationItem
    let first = try #require(item.leftBarButtonItem)
    let report = try stage.change(
      to: text(#"<barButtonItem id="c" title="C"/><barButtonItem id="a" title="A2"/>"#))
    #expect(item.leftBarButtonItems.isEmpty)
    #expect(item.rightBarButtonItems.map(\.title) == ["C", "A2"])
    #expect(item.rightBarButtonItems.last === first)
    #expect(stage.root.navigationItem === item)
    #expect(report.changes(.refused).isEmpty)
  }

  @Test func updatesTextFragmentsAndSegments() throws {
    let content = { (piece: String, segment: String) in
      oneScene(
        """
        <label id="a" frame="0 0 200 20"><fragment text="\(piece)"/></label>
        <segmentedControl id="b" frame="0 40 200 30"><segment title="\(segment)"/></segmentedControl>
        """)
    }
    let stage = try LiveStage(content("One", "A"))
    try stage.change(to: content("Two", "B"))
    let fresh = try LiveStage(content("Two", "B"))
    #expect(stage.harness.svg() == fresh.harness.svg())
  }

  final class LiveRows: PlainSceneObject, TableViewDataSource {
    init() {}
    func awakeFromNib() {}
    static var declaration: ClassDeclaration { ClassDeclaration(LiveRows.self) }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  @Test func updatesCellsAndPrototypes() throws {
    let text = { (colour: String) in
      oneScene(
        """
        <tableView id="table" frame="0 0 320 480"><tableViewCell reuseIdentifier="row">
        <label id="text" frame="10 10 100 20" text="row" textColor="\(colour)"/></tableViewCell></tableView>
        """)
    }
    let stage = try LiveStage(text("systemRed"))
    let table: TableView = try stage.view("table")
    let rows = LiveRows()
    table.dataSource = rows
    table.reloadData()
    stage.window.layoutIfNeeded()
    let cells = table.visibleCells
    #expect(cells.count == 2)
    try stage.change(to: text("systemGreen"))
    #expect(table.visibleCells.map { ObjectIdentifier($0) } == cells.map { ObjectIdentifier($0) })
    let label = { (cell: TableViewCell) in cell.firstView(of: Label.self, withID: "text") }
    #expect(cells.allSatisfy { label($0)?.textColor == .systemGreen })
    let other = table.dequeueReusableCell(withIdentifier: "row", for: IndexPath(row: 0, section: 0))
    #expect(label(other)?.textColor == .systemGreen)
  }

  @Test func updatesHeadersAndFootersOfTables() throws {
    let text = { (colour: String, header: String, footer: String) in
      storyboardText(
        """
        <scene><tableViewController id="main"><tableView id="table" frame="0 0 320 480" backgroundColor="\(colour)">
        <tableHeader>\(header)</tableHeader><tableFooter><label id="end" text="\(footer)" frame="0 0 320 30"/></tableFooter>
        </tableView></tableViewController></scene>
        """)
    }
    let search = { (placeholder: String) in
      "<searchBar id=\"search\" frame=\"0 0 320 44\" placeholder=\"\(placeholder)\"/>"
    }
    let stage = try LiveStage(text("systemRed", search("One"), "A"))
    let (table, bar): (TableView, SearchBar) = (try stage.view("table"), try stage.view("search"))
    bar.text = "typed"
    let report = try stage.change(to: text("systemGreen", search("Two"), "B"))
    #expect(report.changes.allSatisfy { $0.outcome == .applied } && report.changes.count == 3, "\(report)")
    #expect(table.backgroundColor == .systemGreen)
    #expect(bar.placeholder == "Two" && bar.text == "typed" && table.tableHeaderView === bar)
    #expect(try stage.view("end", as: Label.self).text == "B")
    try stage.change(to: text("systemGreen", #"<label id="other" text="New" frame="0 0 320 60"/>"#, "B"))
    let label: Label = try stage.view("other")
    #expect(table.tableHeaderView === label && bar.superview == nil)
  }

  @Test func updatesAppearanceRules() throws {
    let text = { (rule: String) in
      """
      <storyboard version="1" initial="main">
      <scene><viewController id="main"><view frame="0 0 320 480"><label id="a" text="A"/></view></viewController></scene>
      \(rule)
      </storyboard>
      """
    }
    let stage = try LiveStage(text(#"<appearance class="Label" textColor="systemRed"/>"#))
    let label: Label = try stage.view("a")
    #expect(label.textColor == .systemRed)
    try stage.change(to: text(#"<appearance class="Label" textColor="systemGreen"/>"#))
    #expect(label.textColor == .systemGreen)
    try stage.change(to: text(""))
    #expect(label.textColor == .label)
  }
}

extension View {
  fileprivate func firstView<Kind: View>(of type: Kind.Type, withID id: String) -> Kind? {
    firstView { $0.sceneID == id } as? Kind
  }
}
