import SceneTesting
import SceneUI
import Testing

@testable import PhotoDiary

/// Tests the narrow layout, which shows either the list or one controller above it.
@Suite struct PhoneTests {
  @Test("A user can read, edit, and save an entry")
  func edit() throws {
    let store = try DiaryStore(path: nil)
    try Stage.play(store) { stage in
      try stage.open("Last swim")
      #expect(stage.shows("The sea is warmer than the air by now. We stayed until the sun had gone."))
      try stage.tap(text: "Compose")
      try stage.write(" of all", into: "newTitle")
      try stage.write("!", into: "newPlace")
      try stage.tap(id: "newPhoto")
      try stage.tap(text: "Save")
      #expect(stage.presented == nil)
      #expect(try stage.harness.find(id: "entryTitle", as: Label.self).text == "Last swim of all")
      #expect(try stage.harness.find(id: "byline", as: Label.self).text.hasSuffix("Long Beach!"))
      #expect(try stage.harness.find(id: "photo", as: PhotoView.self).image == "mountains")
      try stage.tap(text: "Diary")
      #expect(stage.titles.contains("Last swim of all"))
    }
    #expect(try store.entries().contains { $0.title == "Last swim of all" && $0.place == "Long Beach!" })
    try store.expectConsistency()
  }

  @Test("Cancel asks for confirmation before discarding a draft unless the draft is empty")
  func cancel() throws {
    try Stage.play { stage in
      let entries = stage.app.diary.entries
      try stage.tap(text: "Add")
      try stage.tap(text: "Cancel")
      #expect(stage.presented == nil, "nothing was written, so nobody is asked")
      try stage.tap(text: "Add")
      try stage.write("Half a thought", into: "newStory")
      try stage.tap(text: "Cancel")
      try stage.tap(text: "Keep editing")
      #expect(try stage.harness.find(id: "newStory", as: TextView.self).text == "Half a thought")
      try stage.tap(text: "Save")
      #expect(stage.shows("An entry needs a title."))
      try stage.tap(text: "OK")
      try stage.tap(text: "Cancel")
      try stage.tap(text: "Discard")
      #expect(stage.presented == nil)
      #expect(stage.app.diary.entries == entries)
    }
  }

  @Test("A new entry has the date that the user selects")
  func add() throws {
    try Stage.play { stage in
      try stage.tap(text: "Add")
      try stage.write("  Packed ", into: "newTitle")
      let picker = try stage.harness.find(id: "newDate", as: DatePicker.self)
      // The tap selects the previous year, in the row above the center of the wheel on the right.
      try stage.harness.tap(picker, at: Point(x: picker.bounds.width * 0.85, y: picker.bounds.midY - 32))
      stage.harness.advance(seconds: 2)
      try stage.tap(text: "Save")
      let entry = try #require(stage.app.diary.entries.last)
      #expect(entry.title == "Packed" && entry.id == 7 && entry.place == nil)
      #expect(stage.app.context.calendarLocale.text(ofDay: entry.date, in: .gmt) == "July 30, 2025")
    }
  }

  @Test("Filters the list as the user types a search text")
  func search() throws {
    try Stage.play { stage in
      try stage.tap(id: "search")
      try stage.harness.type("wat")
      stage.harness.advance(seconds: 1)
      #expect(stage.titles == ["Over the pass", "Along the lake"])
      try stage.harness.type("er heron")
      stage.harness.advance(seconds: 1)
      #expect(stage.titles == ["Along the lake"] && stage.shows("1 entry"))
      try stage.harness.type("x")
      stage.harness.advance(seconds: 1)
      #expect(stage.titles == [] && stage.shows("Nothing was found."))
      try stage.harness.deleteBackward(count: 13)
      stage.harness.advance(seconds: 1)
      #expect(stage.titles.first == "A night without clouds" && stage.shows("6 entries"))
    }
  }

  @Test("Undo restores a deleted entry at its old position, and redo deletes it again")
  func undo() throws {
    let store = try DiaryStore(path: nil)
    try Stage.play(store) { stage in
      let titles = stage.titles
      try stage.harness.swipe(stage.harness.row("Last swim"), .left)
      stage.harness.advance(seconds: 0.5)
      #expect(stage.kept.count == 6, "a swipe alone deletes nothing")
      try stage.tap(text: "Delete")
      #expect(!stage.titles.contains("Last swim") && !stage.kept.contains("Last swim"))
      try stage.open("Over the pass")
      try stage.tap(text: "Compose")
      try stage.write("!", into: "newTitle")
      try stage.tap(text: "Save")
      try stage.tap(text: "Diary")
      try stage.tap(text: "Undo Edit")
      #expect(stage.kept.contains("Over the pass"))
      try stage.tap(text: "Undo Delete")
      #expect(stage.titles == titles)
      #expect(stage.app.diary.entries.map(\.id) == [1, 2, 3, 4, 5, 6])
      let undoItem: Button = try stage.harness.find(text: "Undo")
      #expect(!undoItem.isEnabled)
      try stage.tap(text: "Redo Delete")
      try stage.tap(text: "Redo Edit")
      #expect(stage.kept.contains("Over the pass!") && !stage.kept.contains("Last swim"))
    }
    #expect(try store.entries().count == 5)
    try store.expectConsistency()
  }

  @Test("In editing mode, tapping the red circle and then the delete button deletes an entry")
  func editingMode() throws {
    try Stage.play { stage in
      try stage.tap(text: "Edit")
      try stage.harness.tap(stage.harness.row("Into the pines"), at: Point(x: 20, y: 42))
      stage.harness.advance(seconds: 1)
      try stage.tap(text: "Delete")
      #expect(!stage.kept.contains("Into the pines"))
      try stage.tap(text: "Done")
      try stage.open("Last swim")
      #expect(stage.shows("Entry"))
    }
  }

  @Test("Deleting the displayed entry returns to the list")
  func deleteWhileReading() throws {
    try Stage.play { stage in
      try stage.open("Over the pass")
      try stage.tap(text: "Trash")
      try stage.tap(text: "Cancel")
      #expect(stage.kept.contains("Over the pass") && stage.shows("Diary"))
      try stage.tap(text: "Trash")
      try stage.tap(text: "Delete")
      #expect(!stage.kept.contains("Over the pass"))
      #expect(stage.titles.first == "A night without clouds" && stage.shows("Undo Delete"))
    }
  }

  @Test("A user can page through the entries but not past the last one")
  func leaf() throws {
    try Stage.play { stage in
      try stage.tap(text: "Bookmarks")
      var seen: [String] = []
      for _ in 0..<7 {
        seen.append(try stage.harness.find(id: "entryTitle", as: Label.self).text)
        try stage.harness.drag(
          stage.app.window, from: Point(x: 280, y: 300), to: Point(x: 40, y: 300), seconds: 0.2)
        stage.harness.advance(seconds: 1)
      }
      #expect(seen == SortOrder.newestFirst.sorted(Entry.samples).map(\.title) + ["Along the lake"])
      try stage.tap(text: "Done")
      #expect(stage.presented == nil)
    }
  }

  @Test("Preferences take effect immediately and are saved")
  func preferences() throws {
    let store = try DiaryStore(path: nil)
    try Stage.play(store) { stage in
      try stage.tap(text: "Aa")
      try stage.harness.tap(stage.harness.find(id: "order"), segment: 2)
      try stage.harness.tap(stage.harness.find(id: "theme"), segment: 1)
      try stage.harness.tap(stage.harness.find(id: "textSize"), segment: 2)
      #expect(stage.app.context.style == .dark)
      try stage.tap(id: "close")
      #expect(stage.presented == nil)
    }
    try Stage.play(store) { stage in
      #expect(stage.app.context.style == .dark)
      #expect(stage.titles.prefix(2) == ["A night without clouds", "Along the lake"])
      try stage.open("Along the lake")
      #expect(try stage.harness.find(id: "story", as: TextView.self).font == .system(20))
    }
  }

  @Test("Reports a failed change and leaves the diary unchanged")
  func failure() throws {
    let store = try DiaryStore(path: nil)
    try Stage.play(store) { stage in
      try store.queue.write { try $0.execute(sql: "PRAGMA query_only = 1") }
      try stage.harness.swipe(stage.harness.row("Last swim"), .left)
      stage.harness.advance(seconds: 0.5)
      try stage.tap(text: "Delete")
      #expect(stage.shows("The diary is as it was"))
      try stage.tap(text: "OK")
      #expect(stage.titles.contains("Last swim") && stage.kept.count == 6)
    }
  }
}
