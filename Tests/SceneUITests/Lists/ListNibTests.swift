import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

final class NibCell: TableViewCell {
  weak var caption: Label?
  override class var declaration: ClassDeclaration {
    ClassDeclaration(NibCell.self) { $0.outlet("caption") { $0.caption = $1 } }
  }
}

private final class NibHost: ScrollDiary, TableViewDataSource, TableViewDelegate {
  var months: [String] = []
  var headers: Set<ObjectIdentifier> = []

  func numberOfSections(in tableView: TableView) -> Int { months.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 4 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? NibCell)?.caption?.text = "\(months[indexPath.section]) \(indexPath.row)"
    return cell
  }
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "month")
    header?.textLabel.text = months[section]
    if let header { headers.insert(ObjectIdentifier(header)) }
    return header
  }
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double { 40 }
}

@Suite("Nibs of cells, headers, and supplementary views")
struct ListNibTests {
  private func nib(_ content: String, in stage: Stage) throws -> Nib {
    let registry = try Registry.library(and: NibCell.self)
    let file = try SceneFile(
      bytes: compiled("<nib version=\"1\">\(content)</nib>"), registry: registry, options: LoadingOptions())
    return Nib(file: file, context: stage.context)
  }

  private func shows(_ text: String, _ stage: Stage) -> Bool {
    (try? stage.harness.find(text: text)) != nil
  }

  private static let cell = """
    <tableViewCell class="NibCell" frame="0 0 320 44">
      <outlet property="caption" destination="l"/><label id="l" frame="16 0 288 44"/>
    </tableViewCell>
    """

  private func onTable(_ play: (Stage, TableView, NibHost) throws -> Void) throws {
    try onStage { stage in
      let table = stage.add(TableView(frame: Rect(x: 0, y: 0, width: 320, height: 440)))
      let host = NibHost()
      stage.watch(host)
      host.months = (1...9).map { "Month \($0)" }
      table.register(TableViewCell.self, forCellReuseIdentifier: "row")
      table.register(TableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "month")
      (table.dataSource, table.delegate) = (host, host)
      try play(stage, table, host)
    }
  }

  @Test("A table creates cells from a registered nib and reuses them")
  func createsCellsFromNib() throws {
    try onTable { stage, table, _ in
      table.register(try nib(Self.cell, in: stage), forCellReuseIdentifier: "row")
      stage.window.layoutIfNeeded()
      #expect(try stage.harness.find(text: "Month 1 0").frame.width == 288)
      let cells = Set(table.visibleCells.map(ObjectIdentifier.init))
      #expect(table.visibleCells.allSatisfy { $0.reuseIdentifier == "row" })
      table.contentOffset.y += 440
      stage.window.layoutIfNeeded()
      #expect(table.visibleCells.count { cells.contains(ObjectIdentifier($0)) } > 4)
      table.register(nil, forCellReuseIdentifier: "row")
      #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    }
  }

  @Test(
    "Reports a nib whose views do not fit the registration",
    arguments: [
      ("<view/>", "but its views are: 'View'"), ("<object/>", "but contains no view"),
      (cell + "<view/>", "but its views are: 'NibCell', 'View'"),
      ("<tableViewCell reuseIdentifier=\"line\"/>", "its view has the reuse identifier 'line'"),
    ])
  func reportsUnsuitableNib(_ content: String, _ problem: String) throws {
    try onTable { stage, table, _ in
      var failures: [String] = []
      stage.context.failureHandler = { failures.append("\($0)") }
      table.register(try nib(content, in: stage), forCellReuseIdentifier: "row")
      let cell = try #require(table.dequeueReusableCell(withIdentifier: "row"))
      #expect(cell.contentView.subviews.allSatisfy { $0 is Label })
      #expect(failures.count == 1 && failures[0].contains(problem), "\(failures)")
    }
  }

  @Test("A table reuses the headers of a registered class or nib", arguments: [false, true])
  func reusesHeaders(fromNib: Bool) throws {
    try onTable { stage, table, host in
      if fromNib {
        let nib = try nib("<view class=\"TableViewHeaderFooterView\" frame=\"0 0 320 40\"/>", in: stage)
        table.register(nib, forHeaderFooterViewReuseIdentifier: "month")
      }
      stage.window.layoutIfNeeded()
      #expect(shows("Month 1", stage))
      let visible = host.headers.count
      for _ in 0..<12 {
        table.contentOffset.y += 100
        stage.window.layoutIfNeeded()
      }
      #expect(shows("Month 8", stage) && !shows("Month 1", stage))
      #expect(host.headers.count <= visible + 1)
      table.reloadData()
      stage.window.layoutIfNeeded()
      #expect(host.headers.count <= visible + 1)
      #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
    }
  }

  @Test("A collection creates items and supplementary views from registered nibs")
  func collection() throws {
    try onStage { stage in
      let layout = FlowLayout()
      layout.headerReferenceSize = Size(width: 0, height: 30)
      let collection = stage.add(CollectionView(frame: Rect(x: 0, y: 0, width: 320, height: 440)))
      collection.collectionLayout = layout
      let host = CollectionHost()
      stage.watch(host)
      (host.items, host.header) = ([["a", "b"], ["c"]], "head")
      collection.register(
        try nib("<collectionViewCell><label text=\"item\"/></collectionViewCell>", in: stage),
        forCellWithReuseIdentifier: "item")
      collection.register(
        try nib("<collectionReusableView><label text=\"head\"/></collectionReusableView>", in: stage),
        forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader, withReuseIdentifier: "head")
      (collection.dataSource, collection.delegate) = (host, host)
      stage.window.layoutIfNeeded()
      func texts(_ view: View) -> [String] {
        ((view as? Label).map { [$0.text] } ?? []) + view.subviews.flatMap(texts)
      }
      let found = texts(collection)
      #expect(found.count { $0 == "item" } == 3 && found.count { $0 == "head" } == 2)
    }
  }
}
