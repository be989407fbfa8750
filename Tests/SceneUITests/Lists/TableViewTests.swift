import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Caches a cell for each row, and returns it repeatedly.
private final class CellKeeper: TableHost {
  private let cells = (0..<2).map { _ in TableViewCell(style: .basic, reuseIdentifier: nil) }
  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = cells[indexPath.row]
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    return cell
  }
}

@Suite struct TableViewTests {
  private func numbers(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }

  @Test func showsExactlyTheVisibleRows() throws {
    try onTable([numbers(100)]) { stage, table, host in
      #expect(table.indexPathsForVisibleRows.map(\.row) == Array(0..<10))
      #expect(table.contentSize == Size(width: 320, height: 4400))
      #expect(faults(of: table, host.rows) == [])
      table.contentOffset = Point(x: 0, y: 22)
      #expect(table.indexPathsForVisibleRows.map(\.row) == Array(0..<11))
      #expect(faults(of: table, host.rows) == [])
      #expect(table.indexPathForRow(at: Point(x: 10, y: 50)) == IndexPath(row: 1, section: 0))
    }
  }

  @Test func reusesCellsForManyRows() throws {
    try Lifetimes.counting { lifetimes in
      try onTable([numbers(100_000)]) { stage, table, host in
        host.height = { (path: IndexPath) -> Double in 40 + Double(path.row % 3) }
        table.reloadData()
        stage.window.layoutIfNeeded()
        let before = host.cellsAsked
        for step in 1...1000 {
          table.contentOffset = Point(x: 0, y: Double(step) * 41)
          stage.window.layoutIfNeeded()
        }
        // One cell for each row that became visible.
        #expect(host.cellsAsked - before <= 1002)
        #expect(table.subviews.count { $0 is TableViewCell } <= 13)
        table.scrollToRow(at: IndexPath(row: 99_999, section: 0), at: .bottom, animated: false)
        #expect(table.indexPathsForVisibleRows.last?.row == 99_999)
        #expect(table.subviews.count { $0 is TableViewCell } <= 13)
      }
      _ = lifetimes
    }
  }

  @Test("Dragging continues after the touched row scrolls out of view")
  func dragContinuesAfterTouchedRowScrollsOut() throws {
    try onTable([numbers(100)]) { stage, table, host in
      let touch = try stage.harness.touchDown(at: Point(x: 100, y: 430))
      for y in stride(from: 420.0, through: 10, by: -10) {
        stage.harness.move(touch, to: Point(x: 100, y: y))
      }
      #expect(abs(table.contentOffset.y - 410) < 0.001)
      #expect(table.isDragging)
      stage.harness.up(touch)
      stage.harness.advance(seconds: 8)
      #expect(faults(of: table, host.rows) == [])
      #expect(table.contentOffset.y > 600)
    }
  }

  @Test("A tap selects one row and notifies the delegate")
  func tapSelects() throws {
    try onTable([["a", "b", "never", "d"]]) { stage, table, host in
      try stage.harness.tap(table, at: Point(x: 50, y: 20))
      #expect(host.take() == ["willSelect 0", "didSelect 0"])
      try stage.harness.tap(table, at: Point(x: 50, y: 60))
      #expect(host.take() == ["willSelect 1", "willDeselect 0", "didDeselect 0", "didSelect 1"])
      #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
      try stage.harness.tap(table, at: Point(x: 50, y: 100))
      #expect(host.take() == ["willSelect 2"])
      #expect(faults(of: table, host.rows) == [])
      table.allowsMultipleSelection = true
      try stage.harness.tap(table, at: Point(x: 50, y: 150))
      try stage.harness.tap(table, at: Point(x: 50, y: 60))
      #expect(host.take() == ["willSelect 3", "didSelect 3", "willDeselect 1", "didDeselect 1"])
      #expect(table.indexPathsForSelectedRows.map(\.row) == [3])
      table.allowsSelection = false
      try stage.harness.tap(table, at: Point(x: 50, y: 20))
      #expect(host.take() == [])
    }
  }

  @Test func doesNotSelectRowOutOfRange() throws {
    try onTable([["a", "b", "c", "d"]]) { stage, table, host in
      table.selectRow(at: IndexPath(row: 0, section: 0))
      host.chosen = IndexPath(row: 9, section: 0)
      try stage.harness.tap(table, at: Point(x: 50, y: 60))
      #expect(host.take() == ["willSelect 1"])
      #expect(table.indexPathsForSelectedRows.map(\.row) == [0])
      host.chosen = IndexPath(row: 3, section: 0)
      try stage.harness.tap(table, at: Point(x: 50, y: 60))
      #expect(host.take() == ["willSelect 1", "willDeselect 0", "didDeselect 0", "didSelect 3"])
      #expect(table.indexPathsForSelectedRows.map(\.row) == [3])
    }
  }

  @Test("A row stays selected if the delegate prevents its deselection")
  func refusedDeselection() throws {
    try onTable([["a", "b", "c"]]) { stage, table, host in
      table.selectRow(at: IndexPath(row: 0, section: 0))
      host.givenUp = { _ in nil }
      try stage.harness.tap(try #require(table.cellForRow(at: IndexPath(row: 1, section: 0))))
      #expect(host.take() == ["willSelect 1", "willDeselect 0", "didSelect 1"])
      #expect(table.indexPathsForSelectedRows.map(\.row) == [0, 1])
      #expect(faults(of: table, host.rows) == [])
      host.givenUp = nil
      try stage.harness.tap(try #require(table.cellForRow(at: IndexPath(row: 2, section: 0))))
      #expect(table.indexPathsForSelectedRows.map(\.row) == [2])
    }
  }

  @Test func delegateCanChooseWhichRowIsDeselected() throws {
    try onTable([["a", "b", "c", "d"]]) { stage, table, host in
      table.allowsMultipleSelection = true
      for row in [1, 2, 3] { table.selectRow(at: IndexPath(row: row, section: 0)) }
      host.givenUp = { _ in IndexPath(row: 3, section: 0) }
      try stage.harness.tap(try #require(table.cellForRow(at: IndexPath(row: 1, section: 0))))
      #expect(host.take() == ["willDeselect 1", "didDeselect 3"])
      #expect(table.indexPathsForSelectedRows.map(\.row) == [1, 2])
      host.givenUp = { _ in nil }
      try stage.harness.tap(try #require(table.cellForRow(at: IndexPath(row: 2, section: 0))))
      #expect(host.take() == ["willDeselect 2"])
      #expect(table.indexPathsForSelectedRows.map(\.row) == [1, 2])
      #expect(faults(of: table, host.rows) == [])
    }
  }

  @Test("A resting touch highlights a row, but a drag does not")
  func restingTouchHighlightsRowButDragDoesNot() throws {
    try onTable([numbers(100)]) { stage, table, host in
      let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
      let touch = try stage.harness.touchDown(in: cell)
      #expect(!cell.isHighlighted)
      stage.harness.advance(seconds: 0.2)
      #expect(cell.isHighlighted)
      stage.harness.move(touch, to: Point(x: 160, y: 40))
      #expect(!cell.isHighlighted)
      stage.harness.up(touch)
      #expect(table.indexPathForSelectedRow == nil)
    }
  }

  @Test func headersStayPinnedWhileTheirSectionScrolls() throws {
    try onTable([numbers(20), numbers(20)]) { stage, table, host in
      host.headers = ["First", "Second"]
      table.reloadData()
      table.contentOffset = Point(x: 0, y: 100)
      stage.window.layoutIfNeeded()
      #expect(stage.harness.svg().contains("First"))
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 28 + 880 + 28)
      #expect(faults(of: table, host.rows) == [])
      table.contentOffset = Point(x: 0, y: 895)
      stage.window.layoutIfNeeded()
      let headers = table.subviews.filter { $0.frame.height == 28 }
      #expect(
        headers.map(\.frame.minY).sorted() == [880, 908], "the second header pushes the first header up")
      table.contentOffset = Point(x: 0, y: 1000)
      #expect(!stage.harness.svg().contains("First"))
      #expect(stage.harness.svg().contains("Second"))
    }
  }

  @Test("Reuses cells in the same order in every run")
  func orderOfReuse() throws {
    try onTable([numbers(7)]) { stage, table, _ in
      let cells = table.visibleCells.map { ObjectIdentifier($0) }
      #expect(cells.count == 7)
      table.reloadData()
      stage.window.layoutIfNeeded()
      #expect(table.visibleCells.map { ObjectIdentifier($0) } == cells.reversed())
    }
  }

  @Test func reloadShowsCellsRetainedByDataSource() throws {
    try onTable([]) { stage, table, _ in
      let keeper = CellKeeper()
      stage.watch(keeper)
      keeper.rows = [["a", "b"]]
      table.dataSource = keeper
      stage.window.layoutIfNeeded()
      table.reloadData()
      #expect(faults(of: table, keeper.rows) == [])
    }
  }

  @Test func swipeShowsDeleteButton() throws {
    try onTable([["a", "fixed", "c"]]) { stage, table, host in
      func swipe(_ y: Double) throws {
        try stage.harness.drag(table, from: Point(x: 250, y: y), to: Point(x: 100, y: y))
      }
      try swipe(66)
      #expect(!stage.harness.svg().contains("Delete"))
      try swipe(20)
      #expect(stage.harness.svg().contains("Delete"))
      #expect(host.take() == [], "no row was scrolled or selected")
      // A tap elsewhere closes the swipe actions and has no other effect.
      try stage.harness.tap(table, at: Point(x: 50, y: 110))
      #expect(!stage.harness.svg().contains("Delete"))
      #expect(host.take() == [])
      try swipe(20)
      try stage.harness.tap(stage.harness.find(text: "Delete"))
      #expect(host.take() == ["commit delete 0"])
      #expect(host.rows == [["fixed", "c"]])
      stage.harness.advance(seconds: 0.5)
      #expect(faults(of: table, host.rows) == [])
    }
  }

  @Test func editingModeShowsDeleteControls() throws {
    try onTable([["a", "b", "c"]]) { stage, table, host in
      table.setEditing(true)
      try stage.harness.tap(table, at: Point(x: 20, y: 66))
      try stage.harness.tap(table, at: Point(x: 290, y: 66))
      #expect(host.take() == ["commit delete 1"])
      #expect(host.rows == [["a", "c"]])
      stage.harness.advance(seconds: 0.5)
      try stage.harness.tap(table, at: Point(x: 200, y: 20))
      #expect(host.take() == [])
      table.setEditing(false)
      #expect(faults(of: table, host.rows) == [])
    }
  }

  @Test func updatesKeepCellsOfRemainingRows() throws {
    try onTable([["a", "b", "c", "d"]]) { stage, table, host in
      let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
      table.selectRow(at: IndexPath(row: 2, section: 0))
      let asked = host.cellsAsked
      table.performBatchUpdates {
        host.rows = [["new", "b", "d", "c"]]
        table.deleteRows(at: [IndexPath(row: 0, section: 0)])
        table.insertRows(at: [IndexPath(row: 0, section: 0)])
        table.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 3, section: 0))
      }
      stage.harness.advance(seconds: 0.5)
      #expect(faults(of: table, host.rows) == [])
      #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) === cell)
      #expect(table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
      #expect(host.cellsAsked == asked + 1)
      host.rows.insert(["x"], at: 0)
      table.insertSections([0])
      stage.harness.advance(seconds: 0.5)
      #expect(faults(of: table, host.rows) == [])
      #expect(table.indexPathForSelectedRow == IndexPath(row: 3, section: 1))
    }
  }

  @Test func invalidUpdateReportsRowCounts() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      performing: {
        let context = SceneContext(clock: ManualClock())
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
        let table = TableView(frame: window.bounds)
        let host = TableHost()
        host.rows = [["a", "b"]]
        table.register(TableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = host
        window.addSubview(table)
        window.layoutIfNeeded()
        table.deleteRows(at: [IndexPath(row: 0, section: 0)])
      })
    let output = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(output.contains("Invalid update: invalid number of rows in section 0."))
    let reason = """
      The number of rows contained in an existing section after the update (2) must be equal to the number of rows \
      contained in that section before the update (2), plus or minus the number of rows inserted or deleted \
      from that section (0 inserted, 1 deleted) and plus or minus the number of rows moved into or out of that \
      section (0 moved in, 0 moved out).
      """
    #expect(output.contains(reason))
  }

  @Test(arguments: 0..<8) func visibleCellsMatchDataDuringRandomScrollingAndEditing(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    try onTable([numbers(30), numbers(5), numbers(50)]) { stage, table, host in
      host.height = { path in
        let number: Int = path.row * 7 + path.section
        return 30 + Double(number % 40)
      }
      host.headers = ["One", nil, "Three"]
      table.reloadData()
      for step in 0..<60 {
        let section = Int.random(in: 0..<host.rows.count, using: &random)
        switch Int.random(in: 0..<7, using: &random) {
        case 0:
          let y = Double.random(in: 20...180, using: &random)
          try stage.harness.drag(stage.root, from: Point(x: 100, y: 100), to: Point(x: 100, y: y))
        case 1: stage.harness.advance(seconds: Double.random(in: 0...3, using: &random))
        case 2:
          let row = Int.random(in: 0...host.rows[section].count, using: &random)
          host.rows[section].insert("new \(step)", at: row)
          table.insertRows(at: [IndexPath(row: row, section: section)])
        case 3 where !host.rows[section].isEmpty:
          let row = Int.random(in: 0..<host.rows[section].count, using: &random)
          host.rows[section].remove(at: row)
          table.deleteRows(at: [IndexPath(row: row, section: section)])
        case 4 where !host.rows[section].isEmpty:
          let other = Int.random(in: 0..<host.rows.count, using: &random)
          let row = Int.random(in: 0..<host.rows[section].count, using: &random)
          let text = host.rows[section].remove(at: row)
          let target = Int.random(in: 0...host.rows[other].count, using: &random)
          host.rows[other].insert(text, at: target)
          table.moveRow(
            at: IndexPath(row: row, section: section), to: IndexPath(row: target, section: other))
        case 5: try stage.harness.tap(stage.root, at: Point(x: 50, y: 150))
        default: table.frame = Rect(x: 0, y: 0, width: 320, height: .random(in: 200...460, using: &random))
        }
        let found = faults(of: table, host.rows, isAtRest: false)
        #expect(found == [], "step \(step)")
        guard found == [] else { return }
      }
      stage.harness.advance(seconds: 8)
      #expect(faults(of: table, host.rows) == [])
    }
  }

  @Test("Dark mode changes the colors of a table")
  func darkMode() throws {
    for style in [TableView.Style.plain, .grouped] {
      try onTable([["Anchor", "Bell", "Compass"], ["Dusk"]], style: style) { stage, table, host in
        host.headers = ["Things", "Times"]
        table.reloadData()
        stage.window.layoutIfNeeded()
        let kinds: [TableViewCell.AccessoryType] = [.disclosureIndicator, .checkmark, .detailButton, .none]
        for (cell, kind) in zip(table.visibleCells, kinds) { cell.accessoryType = kind }
        table.selectRow(at: IndexPath(row: 1, section: 0))
        let light = stage.harness.svg()
        stage.context.style = .dark
        #expect(light != stage.harness.svg())
        for text in ["Anchor", "Dusk"] { #expect(light.contains(text)) }
      }
    }
  }
}
