import SceneTesting
import SceneUI
import SceneValues
import Testing

@Suite struct TableAnimationTests {
  @Test func rowsMakeRoomForInsertedRow() throws {
    try onTable([["a", "b", "c"]]) { stage, table, host in
      host.rows[0].insert("new", at: 1)
      table.insertRows(at: [row(1)], with: .fade)
      let new = try table.seenCell("new")
      let below = try table.seenCell("b")
      #expect(table.cellForRow(at: row(1)) === new, "the table is changed at once")
      #expect(table.numberOfRows(inSection: 0) == 4)
      #expect(new.alpha == 0 && new.frame.minY == 44)
      #expect(below.frame.minY == 44)
      stage.harness.advance(seconds: 0.1)
      #expect(new.alpha > 0 && new.alpha < 1)
      #expect(below.frame.minY > 44 && below.frame.minY < 88)
      #expect(try table.seenCell("a").frame.minY == 0)
      stage.harness.advance(seconds: 0.3)
      #expect(faults(of: table, host.rows) == [])
    }
  }

  @Test(arguments: [
    (TableView.RowAnimation.left, -320.0, 0.0, false), (.right, 320, 0, false), (.top, 0, -44, true),
    (.bottom, 0, 44, true), (.fade, 0, 0, true), (.automatic, 0, 0, true),
  ])
  func rowsAppearAndDisappearWithGivenAnimation(
    animation: TableView.RowAnimation, dx: Double, dy: Double, isFading: Bool
  ) throws {
    try onTable([["a", "b", "c"]]) { stage, table, host in
      host.rows[0].append("new")
      table.insertRows(at: [row(3)], with: animation)
      let new = try table.seenCell("new")
      #expect(new.frame == Rect(x: dx, y: 132 + dy, width: 320, height: 44))
      #expect(new.alpha == (isFading ? 0 : 1))
      stage.harness.advance(seconds: 0.5)
      #expect(faults(of: table, host.rows) == [])
      host.rows[0].removeLast()
      table.deleteRows(at: [row(3)], with: animation)
      #expect(new.frame == Rect(x: 0, y: 132, width: 320, height: 44))
      stage.harness.advance(seconds: 0.28)
      #expect(abs(new.frame.minX - dx) < 4 && abs(new.frame.minY - 132 - dy) < 4)
      #expect((new.alpha < 0.1) == isFading)
      stage.harness.advance(seconds: 0.1)
      #expect(new.isHidden && new.alpha == 1, "ready to be used again")
      #expect(faults(of: table, host.rows) == [])
    }
  }

  @Test func updateWithoutAnimationCompletesImmediately() throws {
    try onTable([["a", "b", "c"]]) { stage, table, host in
      var isDone: Bool?
      host.rows[0].removeFirst()
      table.performBatchUpdates({ table.deleteRows(at: [row(0)], with: .none) }) { isDone = $0 }
      #expect(isDone == true)
      #expect(faults(of: table, host.rows) == [])
    }
  }

  @Test func completionRunsAfterAnimation() throws {
    try onTable([["a", "b", "c"]]) { stage, table, host in
      var heard: [Bool] = []
      host.rows[0].swapAt(0, 2)
      table.performBatchUpdates({
        table.moveRow(at: row(0), to: row(2))
        table.moveRow(at: row(2), to: row(0))
      }) { heard.append($0) }
      stage.harness.advance(seconds: 0.2)
      #expect(heard == [])
      stage.harness.advance(seconds: 0.2)
      #expect(heard == [true])
      host.rows[0].removeAll()
      table.performBatchUpdates({ table.deleteRows(at: [row(0), row(1), row(2)]) }) { heard.append($0) }
      stage.harness.advance(seconds: 0.1)
      table.reloadData()
      #expect(heard == [true, false], "cut short")
      #expect(faults(of: table, host.rows) == [])
    }
  }

  @Test("An update during an animation continues from the visible positions")
  func updateContinuesFromRunningAnimation() throws {
    try onTable([["a", "b", "c"]]) { stage, table, host in
      host.rows[0].insert("x", at: 0)
      table.insertRows(at: [row(0)])
      stage.harness.advance(seconds: 0.1)
      let cell = try table.seenCell("a")
      let (y, alpha) = (cell.frame.minY, try table.seenCell("x").alpha)
      host.rows[0].removeFirst()
      table.deleteRows(at: [row(0)])
      #expect(cell.frame.minY == y, "the cells do not jump")
      #expect(try table.seenCell("x").alpha == alpha)
      stage.harness.advance(seconds: 0.1)
      #expect(cell.frame.minY < y && cell.frame.minY > 0)
      stage.harness.advance(seconds: 0.3)
      #expect(faults(of: table, host.rows) == [])
      #expect(cell.frame.minY == 0)
    }
  }

  @Test("Rows that an update moves into view start at their old positions")
  func rowsThatScrollIntoViewStartAtOldPositions() throws {
    try onTable([(0..<30).map { "\($0)" }]) { stage, table, host in
      host.rows[0].removeFirst(2)
      table.deleteRows(at: [row(0), row(1)])
      #expect(try table.seenCell("11").frame.minY == 11 * 44)
      stage.harness.advance(seconds: 0.4)
      #expect(faults(of: table, host.rows) == [])
      // Rows that are pushed out of the visible area stay visible until they have left it.
      host.rows[0].insert(contentsOf: ["x", "y"], at: 0)
      table.insertRows(at: [row(0), row(1)])
      let last = try table.seenCell("11")
      #expect(last.frame.minY == 9 * 44)
      stage.harness.advance(seconds: 0.4)
      #expect(last.isHidden || last.textLabel?.text != "11")
      #expect(faults(of: table, host.rows) == [])
    }
  }

  @Test("Deleting rows at the end does not move the visible rows")
  func shorteningContentDoesNotMoveVisibleRows() throws {
    try onTable([(0..<20).map { "\($0)" }]) { stage, table, host in
      table.contentOffset = Point(x: 0, y: 440)
      stage.window.layoutIfNeeded()
      let cell = try table.seenCell("12")
      let seen = cell.convert(cell.bounds, to: nil)
      host.rows[0].removeLast(5)
      table.deleteRows(at: (15..<20).map { row($0) })
      #expect(table.contentOffset.y == 220)
      #expect(cell.convert(cell.bounds, to: nil) == seen)
      stage.harness.advance(seconds: 0.4)
      #expect(faults(of: table, host.rows) == [])
    }
  }

  @Test func headersMoveWithTheirSections() throws {
    try onTable([["a"], ["b"]], style: .grouped) { stage, table, host in
      host.headers = ["One", "Two"]
      table.reloadData()
      stage.window.layoutIfNeeded()
      host.rows.insert(["n"], at: 1)
      host.headers.insert("New", at: 1)
      table.insertSections([1], with: .fade)
      stage.harness.advance(seconds: 0.15)
      let picture = stage.harness.svg()
      for text in ["ONE", "NEW", "TWO"] { #expect(picture.contains(text), "\(text)") }
      stage.harness.advance(seconds: 0.3)
      #expect(faults(of: table, host.rows) == [])
      host.rows.remove(at: 0)
      host.headers.remove(at: 0)
      table.deleteSections([0])
      #expect(stage.harness.svg().contains("ONE"), "the header is fading out")
      stage.harness.advance(seconds: 0.4)
      #expect(!stage.harness.svg().contains("ONE"))
      #expect(faults(of: table, host.rows) == [])
    }
  }

  @Test func rowsOfNewSectionUseAnimationOfSection() throws {
    try onTable([["a"]]) { stage, table, host in
      host.rows.append(["new"])
      table.insertSections([1], with: .left)
      let new = try table.seenCell("new")
      #expect(new.frame == Rect(x: -320, y: 44, width: 320, height: 44))
      #expect(new.alpha == 1)
      stage.harness.advance(seconds: 0.5)
      #expect(faults(of: table, host.rows) == [])
    }
  }

  @Test func touchOnDeletedRowSelectsNothing() throws {
    try onTable([["a", "b", "c"]]) { stage, table, host in
      let touch = try stage.harness.touchDown(at: Point(x: 50, y: 20))
      stage.harness.advance(seconds: 0.2)
      #expect(try table.seenCell("a").isHighlighted)
      host.rows[0].removeFirst()
      table.deleteRows(at: [row(0)])
      stage.harness.up(touch)
      // Fading rows do not receive touches, so the touch reaches the row that moves up.
      try stage.harness.tap(at: Point(x: 50, y: 60))
      #expect(host.take().last == "didSelect 0" || host.rows[0].count == 2)
      stage.harness.advance(seconds: 0.5)
      #expect(faults(of: table, host.rows) == [])
    }
  }

  /// Regression: a cell that was reused during a touch reported its new row as touched.
  @Test("A touch on a cell that is then reused does not select the cell's new row")
  func touchStaysWithItsRow() throws {
    try onTable([["a", "b", "c"]]) { stage, table, host in
      let cell = try table.seenCell("a")
      let touch = try stage.harness.touchDown(at: Point(x: 50, y: 20))
      stage.harness.advance(seconds: 0.2)
      host.rows[0] = ["x", "b", "c"]
      table.reloadRows(at: [row(0)], with: .none)
      host.rows[0].append("d")
      table.insertRows(at: [row(3)], with: .none)
      stage.window.layoutIfNeeded()
      #expect(cell.textLabel?.text == "x" || cell.textLabel?.text == "d")
      stage.harness.up(touch)
      #expect(host.take() == [])
      #expect(table.indexPathForSelectedRow == nil)
    }
  }

  @Test func selectionFollowsRows() throws {
    try onTable([["a", "b", "c", "d"]]) { stage, table, host in
      table.allowsMultipleSelection = true
      for index in 0..<4 { table.selectRow(at: row(index)) }
      host.rows[0] = ["d", "b2", "c"]
      table.performBatchUpdates {
        table.deleteRows(at: [row(0)])
        table.reloadRows(at: [row(1)])
        table.moveRow(at: row(3), to: row(0))
      }
      #expect(table.indexPathsForSelectedRows == [row(0), row(2)])
      #expect(faults(of: table, host.rows, isAtRest: false) == [])
      host.rows[0] = ["z"]
      table.reloadSections([0])
      #expect(table.indexPathsForSelectedRows == [], "a reloaded row is deselected")
      stage.harness.advance(seconds: 0.5)
      #expect(faults(of: table, host.rows) == [])
    }
  }

  @Test func tableRemovedDuringAnimationIsReleased() throws {
    try onTable([["a", "b", "c"]]) { stage, table, host in
      var heard: [Bool] = []
      host.rows[0].removeFirst()
      table.performBatchUpdates({ table.deleteRows(at: [row(0)]) }) { heard.append($0) }
      stage.harness.advance(seconds: 0.1)
      table.removeFromSuperview()
      #expect(heard == [false])
    }
    try onTable([["a", "b", "c"]]) { stage, table, host in
      host.rows[0].removeFirst()
      table.deleteRows(at: [row(0)])
      stage.harness.advance(seconds: 0.1)
    }
  }

  @Test(arguments: [
    ("attempt to delete row 5 from section 0 which only contains 2 rows before the update", 0),
    ("attempt to insert row 3 into section 0 which only contains 2 rows after the update", 1),
    ("attempt to delete and reload the same index path", 2),
    ("The number of sections contained in the table view after the update (1) must be equal", 3),
    ("attempt to delete section 4, but there are only 1 sections before the update", 4),
  ])
  func rejectsInvalidUpdates(message: String, kind: Int) async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      performing: { [kind] in
        let context = SceneContext(clock: ManualClock())
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
        let table = TableView(frame: window.bounds)
        let host = TableHost()
        host.rows = [["a", "b"]]
        table.register(TableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = host
        window.addSubview(table)
        window.layoutIfNeeded()
        table.performBatchUpdates {
          switch kind {
          case 0: table.deleteRows(at: [row(5)])
          case 1: table.insertRows(at: [row(3)])
          case 2:
            table.deleteRows(at: [row(0)])
            table.reloadRows(at: [row(0)])
          case 3: table.insertSections([0])
          default: table.deleteSections([4])
          }
        }
      })
    let output = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(output.contains(message), "\(output)")
  }
}
