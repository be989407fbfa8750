import SceneTesting
import SceneUI
import SceneValues
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// Lists in the middle of what they do, in the light and in the dark. With `SCENEC_PICTURES` they are written there.
@Suite struct ListPictureTests {
  private func show(_ name: String, _ stage: Stage) {
    stage.context.style = .light
    let light = stage.harness.svg()
    stage.context.style = .dark
    let dark = stage.harness.svg()
    #expect(light != dark)
    guard let folder = getenv("SCENEC_PICTURES").map({ String(cString: $0) }) else { return }
    for (suffix, picture) in [("light", light), ("dark", dark)] {
      guard let file = fopen("\(folder)/\(name)-\(suffix).svg", "w") else { continue }
      fputs(picture, file)
      fclose(file)
    }
  }

  @Test(arguments: [TableView.Style.plain, .grouped])
  func aTableBeingEdited(style: TableView.Style) throws {
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
      show("reordering-\(style.rawValue)", stage)
      stage.harness.cancel(touch)
    }
  }

  @Test func aTableThatChanges() throws {
    try onTable([["Anchor", "Bell", "Compass", "Dusk"]]) { stage, table, host in
      host.rows = [["Anchor", "New from the left", "Compass", "New, fading", "Dusk"]]
      table.performBatchUpdates {
        table.deleteRows(at: [row(1)], with: .right)
        table.insertRows(at: [row(1)], with: .left)
        table.insertRows(at: [row(3)], with: .fade)
      }
      stage.harness.advance(seconds: 0.1)
      show("changing", stage)
    }
  }
}
