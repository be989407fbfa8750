import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct TableSwipeTests {
  private func swiping(
    _ rows: [String], isFullSwipeAllowed: Bool = true, _ play: (Stage, TableView, TableHost) throws -> Void
  ) throws {
    try onTable([rows]) { stage, table, host in
      func action(_ title: String, _ style: ContextualAction.Style, _ path: IndexPath) -> ContextualAction {
        ContextualAction(style: style, title: title) { [weak host] action, _, done in
          host?.note("\(action.title) \(path.row)")
          done(true)
        }
      }
      host.swipes = { [unowned host] path, isLeading in
        if isLeading { return SwipeActionsConfiguration(actions: [action("Read", .normal, path)]) }
        if host.rows[0][path.row] == "plain" { return nil }
        if host.rows[0][path.row] == "none" { return SwipeActionsConfiguration(actions: []) }
        var configuration = SwipeActionsConfiguration(actions: [
          action("Remove", .destructive, path), action("Flag", .normal, path),
        ])
        configuration.performsFirstActionWithFullSwipe = isFullSwipeAllowed
        return configuration
      }
      try play(stage, table, host)
      // The closure captures the host, so break the retain cycle.
      host.swipes = nil
    }
  }

  @Test func swipesInBothDirectionsShowActions() throws {
    try swiping(["a", "b", "plain", "none"]) { stage, table, host in
      func swipe(_ y: Double, from start: Double, to end: Double) throws {
        try stage.harness.drag(table, from: Point(x: start, y: y), to: Point(x: end, y: y))
      }
      func shows(_ text: String) -> Bool { stage.harness.svg().contains(text) }
      try swipe(20, from: 250, to: 150)
      #expect(shows("Remove") && shows("Flag"))
      try stage.harness.tap(table, at: Point(x: 190, y: 20))
      #expect(host.take() == ["Flag 0"])
      #expect(!shows("Flag"), "done")
      try swipe(64, from: 50, to: 150)
      #expect(shows("Read") && !shows("Remove"))
      try stage.harness.tap(table, at: Point(x: 30, y: 64))
      #expect(host.take() == ["Read 1"])
      try swipe(20, from: 250, to: 150)
      try swipe(20, from: 100, to: 200)
      #expect(!shows("Remove") && !shows("Read"), "swiped back")
      try swipe(108, from: 250, to: 150)
      #expect(shows("Delete"))
      try swipe(152, from: 250, to: 150)
      #expect(!shows("Remove"))
      #expect(host.take() == [])
    }
  }

  @Test("A full swipe performs the first action only if full swipes are allowed", arguments: [true, false])
  func fullSwipePerformsFirstAction(isAllowed: Bool) throws {
    try swiping(["a", "b"], isFullSwipeAllowed: isAllowed) { stage, table, host in
      try stage.harness.drag(table, from: Point(x: 300, y: 20), to: Point(x: 60, y: 20))
      #expect(host.take() == (isAllowed ? ["Remove 0"] : []))
      #expect(stage.harness.svg().contains("Flag") == !isAllowed)
    }
  }

  @Test func fullSwipeToTheRightPerformsFirstAction() throws {
    try swiping(["a", "b"]) { stage, table, host in
      try stage.harness.drag(table, from: Point(x: 20, y: 64), to: Point(x: 260, y: 64))
      #expect(host.take() == ["Read 1"])
    }
  }

  @Test("A full swipe shows the default delete button but does not delete the row")
  func fullSwipeDoesNotDeleteUnlessAllowed() throws {
    try swiping(["plain", "b"]) { stage, table, host in
      try stage.harness.drag(table, from: Point(x: 300, y: 20), to: Point(x: 60, y: 20))
      #expect(host.take() == [])
      #expect(stage.harness.svg().contains("Delete"))
    }
  }

  @Test func twoFingerDragDoesNotSwipeRow() throws {
    try swiping(["a", "b"]) { stage, table, host in
      try stage.harness.drag(
        table,
        fingers: [
          (from: Point(x: 250, y: 20), to: Point(x: 150, y: 20)),
          (from: Point(x: 250, y: 64), to: Point(x: 150, y: 64)),
        ])
      #expect(!stage.harness.svg().contains("Remove"))
      #expect(host.take() == [])
    }
  }

  /// Regression: a touch that began elsewhere and ended on the accessory button triggered it.
  @Test("Only a touch that begins on the accessory button triggers the button")
  func onlyTouchThatBeginsOnAccessoryTriggersIt() throws {
    try swiping(["none", "none"]) { stage, table, host in
      table.visibleCells[0].accessoryType = .detailButton
      try stage.harness.drag(table, from: Point(x: 100, y: 20), to: Point(x: 305, y: 20), steps: 2)
      #expect(!host.take().contains("accessory 0"))
      let touch = try stage.harness.touchDown(in: table, at: Point(x: 270, y: 20))
      stage.harness.advance(seconds: 0.3)
      stage.harness.move(touch, to: Point(x: 279, y: 20), in: table)
      stage.harness.move(touch, to: Point(x: 300, y: 20), in: table)
      stage.harness.up(touch)
      #expect(!host.take().contains("accessory 0"))
      try stage.harness.tap(table, at: Point(x: 300, y: 20))
      #expect(host.take() == ["accessory 0"])
      table.visibleCells[0].accessoryType = .none
    }
  }

  /// Regression: scrolling to a row left it under the pinned section header.
  @Test("Scrolling to a row places the row below the pinned header")
  func scrollsRowBelowHeader() throws {
    try swiping((0..<50).map { "\($0)" }) { stage, table, host in
      host.headers = ["Header"]
      table.reloadData()
      table.scrollToRow(at: row(20), at: .top, animated: false)
      #expect(table.contentOffset.y == table.rectForRow(at: row(20)).minY - 28)
      table.scrollToRow(at: row(10), at: .none, animated: false)
      #expect(table.contentOffset.y == table.rectForRow(at: row(10)).minY - 28)
      table.scrollToRow(at: row(30), at: .bottom, animated: false)
      #expect(table.bounds.maxY == table.rectForRow(at: row(30)).maxY)
    }
  }
}
