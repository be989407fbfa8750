import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct TableReorderingTests {
  private func reordering(
    _ rows: [[String]], style: TableView.Style = .plain,
    _ play: (Stage, TableView, TableHost) throws -> Void
  ) throws {
    try onTable(rows, style: style) { stage, table, host in
      (host.movable, host.reordersCells) = (100, true)
      table.reloadData()
      table.setEditing(true)
      stage.window.layoutIfNeeded()
      try play(stage, table, host)
    }
  }

  private func handle(_ y: Double) -> Point { Point(x: 300, y: y) }

  @Test func draggingRowMovesOtherRows() throws {
    try reordering([["a", "b", "c", "d"]]) { stage, table, host in
      let touch = try stage.harness.touchDown(in: table, at: handle(22))
      stage.harness.move(touch, to: handle(60), in: table)
      stage.harness.move(touch, to: handle(112), in: table)
      let cell = try table.seenCell("a")
      #expect(cell.frame.minY == 90, "the cell is under the finger")
      #expect(table.subviews.last { $0 is TableViewCell } === cell, "the cell is above the other cells")
      stage.harness.advance(seconds: 0.5)
      #expect(try table.seenCell("b").frame.minY == 0)
      #expect(try table.seenCell("c").frame.minY == 44)
      #expect(try table.seenCell("d").frame.minY == 132)
      #expect(table.contentOffset == .zero && !table.isDragging)
      #expect(host.take() == [])
      stage.harness.up(touch)
      #expect(host.take() == ["move 0.0 to 0.2"])
      stage.harness.advance(seconds: 0.5)
      #expect(host.rows == [["b", "c", "a", "d"]])
      #expect(faults(of: table, host.rows) == [])
    }
  }

  @Test func droppingRowAtItsOldPositionChangesNothing() throws {
    try reordering([["a", "b", "c"]]) { stage, table, host in
      let touch = try stage.harness.touchDown(in: table, at: handle(22))
      for y in [60.0, 100, 140, 100, 60, 24] { stage.harness.move(touch, to: handle(y), in: table) }
      stage.harness.up(touch)
      stage.harness.advance(seconds: 0.5)
      #expect(host.take() == [])
      #expect(faults(of: table, host.rows) == [])
    }
  }

  @Test func canceledTouchRestoresRows() throws {
    try reordering([["a", "b", "c"]]) { stage, table, host in
      let touch = try stage.harness.touchDown(in: table, at: handle(22))
      stage.harness.move(touch, to: handle(120), in: table)
      stage.harness.cancel(touch)
      #expect(try table.seenCell("a").frame.minY > 50, "the cell moves back with an animation")
      stage.harness.advance(seconds: 0.5)
      #expect(host.take() == [])
      #expect(faults(of: table, host.rows) == [])
    }
  }

  @Test("The delegate can limit the positions to which a row moves")
  func delegateCanLimitTarget() throws {
    try reordering([["a", "b", "c", "d", "e"]]) { stage, table, host in
      host.movable = 3
      table.reloadData()
      try stage.harness.drag(table, from: handle(22), to: handle(200))
      #expect(host.take() == ["move 0.0 to 0.2"])
      try stage.harness.drag(table, from: handle(200), to: handle(60))
      #expect(!host.take().contains { $0.hasPrefix("move") })
      stage.harness.advance(seconds: 1)
      #expect(faults(of: table, host.rows) == [])
    }
  }

  @Test func rowCanMoveToAnotherSection() throws {
    try reordering([["a", "b"], [], ["c"]], style: .grouped) { stage, table, host in
      host.headers = ["One", "Two", "Three"]
      table.reloadData()
      stage.window.layoutIfNeeded()
      let from = table.rectForRow(at: row(0)).midY
      let touch = try stage.harness.touchDown(in: table, at: handle(from))
      for step in 1...4 { stage.harness.move(touch, to: handle(from + 22 * Double(step)), in: table) }
      stage.harness.up(touch)
      #expect(host.take() == ["move 0.0 to 1.0"])
      #expect(host.rows == [["b"], ["a"], ["c"]])
      stage.harness.advance(seconds: 0.5)
      #expect(faults(of: table, host.rows) == [])
      try stage.harness.drag(
        table, from: handle(table.rectForRow(at: row(0, 2)).midY), to: handle(30), steps: 20)
      #expect(host.rows == [["c", "b"], ["a"], []])
      stage.harness.advance(seconds: 0.5)
      #expect(faults(of: table, host.rows) == [])
    }
  }

  @Test func footerStaysBelowItsSectionDuringDrag() throws {
    try reordering([["a", "b"], ["c"]], style: .grouped) { stage, table, host in
      let footer = View()
      host.footers = [footer]
      table.reloadData()
      stage.window.layoutIfNeeded()
      #expect(footer.frame == Rect(x: 0, y: 106, width: 320, height: 18))
      let touch = try stage.harness.touchDown(in: table, at: handle(40))
      stage.harness.move(touch, to: handle(84), in: table)
      stage.harness.advance(seconds: 0.5)
      #expect(footer.frame.minY == 106, "the gap is above the footer")
      stage.harness.move(touch, to: handle(130), in: table)
      stage.harness.advance(seconds: 0.5)
      #expect(footer.frame.minY == 62, "the gap is in the next section")
      stage.harness.up(touch)
      stage.harness.advance(seconds: 0.5)
      #expect(host.rows == [["b"], ["a", "c"]])
      #expect(faults(of: table, host.rows) == [])
      #expect(footer.frame.minY == 62)
    }
  }

  @Test("Dragging a row to the edge of the table scrolls the table")
  func scrollsWhileDraggingAtEdge() throws {
    try reordering([(0..<60).map { "\($0)" }]) { stage, table, host in
      let touch = try stage.harness.touchDown(in: table, at: handle(22))
      stage.harness.move(touch, to: Point(x: 300, y: 430))
      stage.harness.advance(seconds: 3)
      #expect(table.contentOffset.y > 500)
      let cell = try table.seenCell("0")
      #expect(cell.frame.intersects(table.bounds))
      stage.harness.up(touch)
      #expect(host.take().last?.hasPrefix("move 0.0 to 0.") == true)
      stage.harness.advance(seconds: 1)
      #expect(faults(of: table, host.rows) == [])
      #expect((host.rows[0].firstIndex(of: "0") ?? 0) > 15)
    }
  }

  @Test func updatingTableEndsDragOfRow() throws {
    try reordering([["a", "b", "c"]]) { stage, table, host in
      let touch = try stage.harness.touchDown(in: table, at: handle(22))
      stage.harness.move(touch, to: handle(120), in: table)
      host.rows[0].removeFirst()
      table.deleteRows(at: [row(0)])
      stage.harness.move(touch, to: handle(60), in: table)
      stage.harness.up(touch)
      stage.harness.advance(seconds: 0.5)
      #expect(host.rows == [["b", "c"]])
      #expect(faults(of: table, host.rows) == [])
    }
    try reordering([["a", "b", "c"]]) { stage, table, host in
      let touch = try stage.harness.touchDown(in: table, at: handle(22))
      stage.harness.move(touch, to: Point(x: 300, y: 430))
      table.setEditing(false, animated: true)
      stage.harness.advance(seconds: 1)
      stage.harness.up(touch)
      #expect(host.take() == [])
      #expect(faults(of: table, host.rows) == [])
    }
    // A remaining touch does not retain the table.
    try reordering([(0..<60).map { "\($0)" }]) { stage, table, _ in
      let touch = try stage.harness.touchDown(in: table, at: handle(22))
      stage.harness.move(touch, to: Point(x: 300, y: 430))
    }
  }

  @Test("Random drags neither lose nor duplicate rows", arguments: 0..<6)
  func randomDrags(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let rows: [[String]] = [(0..<12).map(String.init), ["x"], (20..<40).map(String.init)]
    try reordering(rows) { stage, table, host in
      host.height = { path in
        let number: Int = path.row * 13 + path.section * 7
        return 30 + Double(number % 50)
      }
      host.headers = ["One", nil, "Three"]
      table.reloadData()
      let all = host.rows.flatMap(\.self).sorted()
      for step in 0..<12 {
        let from = Double.random(in: 60...400, using: &random)
        let touch = try stage.harness.touchDown(at: Point(x: 300, y: from))
        var y = from
        for _ in 0..<8 {
          y = min(max(5, y + .random(in: -90...90, using: &random)), 435)
          stage.harness.move(touch, to: Point(x: 300, y: y))
        }
        stage.harness.up(touch)
        stage.harness.advance(seconds: Bool.random(using: &random) ? 0.1 : 6)
        let found = faults(of: table, host.rows, isAtRest: false)
        #expect(found == [], "step \(step)")
        #expect(host.rows.flatMap(\.self).sorted() == all)
      }
      stage.harness.advance(seconds: 8)
      #expect(faults(of: table, host.rows) == [])
    }
  }
}
