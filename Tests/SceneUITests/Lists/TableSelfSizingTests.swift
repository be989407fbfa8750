import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

/// A cell with the height in its text: "30 …".
private final class NumberCell: TableViewCell {
  private let life = Life()
  override class var declaration: ClassDeclaration { ClassDeclaration(NumberCell.self) }
  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: Double(textLabel?.text.split(separator: " ").first ?? "") ?? 44)
  }
}

@Suite struct TableSelfSizingTests {
  private func sizing(
    _ count: Int, estimate: Double = 60, _ play: (Stage, TableView, TableHost) throws -> Void
  ) throws {
    try onTable([]) { stage, table, host in
      host.rows = [(0..<count).map { "\(30 + $0 * 17 % 70) of \($0)" }]
      table.register(NumberCell.self, forCellReuseIdentifier: "row")
      table.rowHeight = TableView.automaticDimension
      table.estimatedRowHeight = estimate
      table.reloadData()
      stage.window.layoutIfNeeded()
      try play(stage, table, host)
    }
  }

  @Test func rowHeightsFitContent() throws {
    try sizing(50) { stage, table, host in
      #expect(table.rectForRow(at: row(0)).height == 30)
      #expect(table.rectForRow(at: row(1)) == Rect(x: 0, y: 30, width: 320, height: 47))
      #expect(faults(of: table, host.rows) == [])
      let seen = try #require(table.indexPathsForVisibleRows.last)
      #expect(table.rectForRow(at: row(seen.row + 1)).height == 60, "the row has not been visible")
    }
  }

  @Test func doesNotMeasureOffscreenRows() throws {
    try sizing(100_000) { stage, table, host in
      #expect(host.heightsAsked < 40 && host.cellsAsked < 40)
      let before = (host.heightsAsked, host.cellsAsked)
      table.scrollToRow(at: row(70_000), at: .top, animated: false)
      stage.window.layoutIfNeeded()
      #expect(host.heightsAsked - before.0 < 40 && host.cellsAsked - before.1 < 60)
      #expect(table.contentOffset.y == table.rectForRow(at: row(70_000)).minY)
      #expect(faults(of: table, [host.rows[0]].map { $0 }) == [])
      #expect(table.subviews.count { $0 is TableViewCell } < 40)
    }
  }

  @Test("Visible rows stay in position when the heights of rows above are corrected")
  func correctedHeights() throws {
    try sizing(400) { stage, table, host in
      table.scrollToRow(at: row(200), at: .top, animated: false)
      stage.window.layoutIfNeeded()
      // Scrolls up row by row: each row that becomes visible differs from its estimated height.
      for _ in 0..<60 {
        let path = try #require(table.indexPathsForVisibleRows.dropFirst().first)
        let cell = try #require(table.cellForRow(at: path))
        let y = cell.convert(cell.bounds, to: nil).minY
        table.contentOffset.y -= 13
        stage.window.layoutIfNeeded()
        #expect(abs(cell.convert(cell.bounds, to: nil).minY - y - 13) < 1e-6)
      }
      #expect(faults(of: table, host.rows) == [])
    }
  }

  @Test("Correcting the heights of rows does not interrupt scrolling")
  func scrollingContinuesThroughHeightCorrections() throws {
    try sizing(400) { stage, table, host in
      table.scrollToRow(at: row(200), at: .top, animated: false)
      stage.window.layoutIfNeeded()
      let cell = try #require(table.cellForRow(at: row(200)))
      let touch = try stage.harness.touchDown(at: Point(x: 100, y: 100))
      for y in stride(from: 110.0, through: 300, by: 10) {
        stage.harness.move(touch, to: Point(x: 100, y: y))
        stage.window.layoutIfNeeded()
      }
      // A movement of ten points distinguishes a drag from a tap.
      #expect(abs(cell.convert(cell.bounds, to: nil).minY - 190) < 1e-6)
      stage.harness.up(touch)
      for _ in 0..<120 {
        stage.harness.advance(seconds: 0.05)
        stage.window.layoutIfNeeded()
      }
      #expect(!table.isDecelerating)
      #expect(faults(of: table, host.rows) == [])
      table.scrollToRow(at: row(0), at: .top, animated: true)
      for _ in 0..<20 {
        stage.harness.advance(seconds: 0.05)
        stage.window.layoutIfNeeded()
      }
      #expect(table.contentOffset.y == 0)
      #expect(faults(of: table, host.rows) == [])
      table.scrollToRow(at: row(399), at: .bottom, animated: true)
      for _ in 0..<20 {
        stage.harness.advance(seconds: 0.05)
        stage.window.layoutIfNeeded()
      }
      #expect(abs(table.rectForRow(at: row(399)).maxY - table.bounds.maxY) < 1e-6)
    }
  }

  @Test("Scrolling to a row is exact even if the rows above are taller than estimated")
  func scrollsToRowBelowTallerRows() throws {
    try sizing(400) { stage, table, host in
      host.rows = [(0..<400).map { "90 of \($0)" }]
      table.reloadData()
      table.scrollToRow(at: row(200), at: .top, animated: false)
      stage.window.layoutIfNeeded()
      table.scrollToRow(at: row(195), at: .top, animated: true)
      for _ in 0..<30 { stage.harness.advance(seconds: 1.0 / 60) }
      #expect(table.contentOffset.y == table.rectForRow(at: row(195)).minY)
      #expect(faults(of: table, host.rows) == [])
    }
  }

  @Test func updateKeepsRowHeightsFromDelegate() throws {
    try onTable([(0..<40).map { "\($0)" }]) { stage, table, host in
      host.height = { $0.row == 0 ? TableView.automaticDimension : 100 }
      table.reloadData()
      stage.window.layoutIfNeeded()
      #expect(table.contentSize.height == 44 + 39 * 100)
      host.rows[0].append("new")
      table.insertRows(at: [row(40)])
      #expect(table.rectForRow(at: row(40)) == Rect(x: 0, y: 44 + 39 * 100, width: 320, height: 100))
      stage.harness.advance(seconds: 0.5)
      #expect(faults(of: table, host.rows) == [])
    }
  }

  @Test func updateKeepsMeasuredRowHeights() throws {
    try sizing(40) { stage, table, host in
      host.rows[0].insert("90 new", at: 1)
      table.insertRows(at: [row(1)])
      #expect(table.rectForRow(at: row(1)).height == 90)
      #expect(table.rectForRow(at: row(2)) == Rect(x: 0, y: 120, width: 320, height: 47))
      stage.harness.advance(seconds: 0.5)
      #expect(faults(of: table, host.rows) == [])
    }
  }

  /// Self-sizing rows do not move the rows of fixed height below them.
  @Test("Visible rows stay in position during an update")
  func updates() throws {
    try onTable([]) { stage, table, host in
      host.rows = [["30 high"] + (1..<20).map { "\($0)" }]
      var fixed = 100.0
      host.height = { $0.row == 0 ? TableView.automaticDimension : fixed }
      table.register(NumberCell.self, forCellReuseIdentifier: "row")
      table.reloadData()
      stage.window.layoutIfNeeded()
      table.performBatchUpdates {}
      stage.window.layoutIfNeeded()
      #expect(table.contentOffset == .zero)
      fixed = 50
      table.performBatchUpdates {}
      stage.window.layoutIfNeeded()
      #expect(table.contentSize.height == 30 + 19 * 50, "the current heights of the delegate are used")
    }
  }

  @Test func rowHeightFollowsTextAndWidth() throws {
    try onTable([]) { stage, table, host in
      let long = String(repeating: "A long text that takes several lines. ", count: 4)
      host.rows = [["short", long, "short"]]
      table.rowHeight = TableView.automaticDimension
      table.reloadData()
      stage.window.layoutIfNeeded()
      #expect(table.rectForRow(at: row(1)).height == 44, "one line, unless the label may have more")
      for cell in table.visibleCells { cell.textLabel?.numberOfLines = 0 }
      table.performBatchUpdates {}
      stage.window.layoutIfNeeded()
      let height = table.rectForRow(at: row(1)).height
      #expect(height > 80)
      #expect(table.rectForRow(at: row(0)).height == 44)
      table.frame = Rect(x: 0, y: 0, width: 200, height: 440)
      stage.window.layoutIfNeeded()
      #expect(table.rectForRow(at: row(1)).height > height)
      #expect(faults(of: table, host.rows) == [])
    }
  }

  @Test func customCellGrowsWithFlexibleContent() throws {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene><viewController id="main"><view frame="0 0 320 480">
          <tableView id="notes" frame="0 0 320 480" rowHeight="-1" estimatedRowHeight="50">
            <tableHeader><view id="top" frame="0 0 320 70" backgroundColor="systemTeal"/></tableHeader>
            <tableFooter><label id="end" frame="0 0 320 30" text="That is all."/></tableFooter>
            <section header="Notes">
              <tableViewCell frame="0 0 320 40" text="Fixed"/>
              <tableViewCell text="As high as its text"/>
            </section>
            <tableViewCell reuseIdentifier="note" frame="0 0 320 60">
              <label id="title" frame="16 10 288 20" text="Title"/>
              <label name="body" frame="16 32 288 20" numberOfLines="0" autoresizing="flexibleHeight"/>
            </tableViewCell>
          </tableView>
        </view></viewController></scene>
        """))
    try stage.show()
    let harness = Harness(stage.window)
    let table: TableView = try harness.find(id: "notes")
    let top = try harness.find(id: "top")
    #expect(table.tableHeaderView === top && top.frame == Rect(x: 0, y: 0, width: 320, height: 70))
    #expect(table.rectForRow(at: row(0)) == Rect(x: 0, y: 98, width: 320, height: 40))
    let endOfRows: Double = 70 + 28 + 40 + 44
    #expect(try harness.find(id: "end").frame.minY == endOfRows)
    #expect(table.contentSize.height == endOfRows + 30)
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "note"))
    let body = try #require(cell.view(named: "body") as? Label)
    body.text = "One line"
    stage.window.addSubview(cell)
    let one = cell.sizeThatFits(Size(width: 320, height: 0)).height
    body.text = String(repeating: "Several lines of text. ", count: 10)
    #expect(cell.sizeThatFits(Size(width: 320, height: 0)).height > one + 30)
    cell.removeFromSuperview()
    table.tableHeaderView = nil
    stage.window.layoutIfNeeded()
    #expect(table.rectForRow(at: row(0)).minY == 28)
    #expect(top.superview == nil)
  }
}
