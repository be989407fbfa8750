import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct ListPictureTests {
  private func look(at stage: Stage, shows texts: [String]) {
    stage.context.style = .light
    let light = stage.harness.svg()
    for text in texts { #expect(light.contains(text), "\(text)") }
    stage.context.style = .dark
    #expect(light != stage.harness.svg())
  }

  @Test(arguments: [TableView.Style.plain, .grouped])
  func drawsTableInEditingMode(style: TableView.Style) throws {
    try onTable([["Anchor", "Bell", "Compass", "Dusk"], ["Ebb", "Flood"]], style: style) {
      stage, table, host in
      host.headers = ["Things", "Tides"]
      (host.movable, host.reordersCells) = (10, true)
      table.reloadData()
      table.setEditing(true)
      stage.window.layoutIfNeeded()
      let y = table.rectForRow(at: row(0)).midY
      let touch = try stage.harness.touchDown(in: table, at: Point(x: 300, y: y))
      stage.harness.move(touch, to: Point(x: 300, y: y + 60), in: table)
      stage.harness.advance(seconds: 0.5)
      look(at: stage, shows: ["Anchor", "Bell", "Flood"])
      stage.harness.cancel(touch)
    }
  }

  @Test("During an update, the picture shows both inserted and deleted rows")
  func drawsChangingTable() throws {
    try onTable([["Anchor", "Bell", "Compass", "Dusk"]]) { stage, table, host in
      host.rows = [["Anchor", "New from the left", "Compass", "New, fading", "Dusk"]]
      table.performBatchUpdates {
        table.deleteRows(at: [row(1)], with: .right)
        table.insertRows(at: [row(1)], with: .left)
        table.insertRows(at: [row(3)], with: .fade)
      }
      stage.harness.advance(seconds: 0.1)
      look(at: stage, shows: ["Bell", "New from the left", "New, fading"])
    }
  }
}
