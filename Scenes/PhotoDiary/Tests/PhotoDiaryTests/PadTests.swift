import SceneTesting
import SceneUI
import Testing

@testable import PhotoDiary

/// Tests the wide layout, in which the list is next to the selected entry.
@Suite struct PadTests {
  private func split(_ stage: Stage) throws -> SplitViewController {
    try #require(stage.app.window.rootViewController as? SplitViewController)
  }

  @Test("The list stays visible next to the displayed entry")
  func beside() throws {
    try Stage.play(on: .pad) { stage in
      #expect(try !split(stage).isCollapsed)
      #expect(stage.shows("Choose an entry."))
      for title in ["Along the lake", "Last swim"] {
        try stage.open(title)
        #expect(try stage.harness.find(id: "entryTitle", as: Label.self).text == title)
        #expect(stage.titles.count == 6)
      }
    }
  }

  @Test("Deleting the displayed entry in the list clears the entry view, and undo restores the entry")
  func followed() throws {
    try Stage.play(on: .pad) { stage in
      try stage.open("Last swim")
      try stage.harness.swipe(stage.harness.row("Last swim"), .left)
      stage.harness.advance(seconds: 0.5)
      try stage.tap(text: "Delete")
      #expect(try stage.harness.find(id: "photo").isHidden && !stage.harness.find(id: "empty").isHidden)
      let trash: Button = try stage.harness.find(text: "Trash")
      #expect(!trash.isEnabled)
      try stage.tap(text: "Undo Delete")
      #expect(try !stage.harness.find(id: "photo").isHidden)
      try stage.tap(text: "Trash")
      try stage.tap(text: "Delete")
      #expect(try stage.harness.find(id: "photo").isHidden && stage.titles.count == 5)
    }
  }

  @Test("Shows preferences in a popover, which a tap outside dismisses")
  func popover() throws {
    try Stage.play(on: .pad) { stage in
      try stage.open("Last swim")
      try stage.tap(text: "Aa")
      let popover = try #require(stage.presented)
      #expect(popover.popoverPresentation.arrowDirection == .down)
      #expect(popover.view.bounds.size == popover.preferredContentSize)
      try stage.harness.tap(stage.harness.find(id: "textSize"), segment: 0)
      #expect(try stage.harness.find(id: "story", as: TextView.self).font == .system(14))
      try stage.harness.tap(at: Point(x: 900, y: 200))
      stage.harness.advance(seconds: 1)
      #expect(stage.presented == nil)
    }
  }

  @Test("The displayed entry stays visible when the window becomes narrow or wide")
  func narrow() throws {
    try Stage.play(on: .pad) { stage in
      try stage.open("Last swim")
      stage.app.window.frame.size.width = 400
      stage.harness.advance(seconds: 1)
      #expect(try split(stage).isCollapsed)
      #expect(try stage.harness.find(id: "entryTitle", as: Label.self).text == "Last swim")
      try stage.tap(text: "Diary")
      try stage.open("Over the pass")
      #expect(try stage.harness.find(id: "entryTitle", as: Label.self).text == "Over the pass")
      stage.app.window.frame.size.width = 1024
      stage.harness.advance(seconds: 1)
      #expect(try !split(stage).isCollapsed)
      #expect(try stage.harness.find(id: "entryTitle", as: Label.self).text == "Over the pass")
      #expect(stage.titles.count == 6)
    }
  }
}
