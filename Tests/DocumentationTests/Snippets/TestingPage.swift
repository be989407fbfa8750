import SceneCairo
import SceneTesting
import SceneUI
import Testing

private func rows(_ harness: Harness) throws {
  // snippet: Testing.md
  let table: TableView = try harness.find(id: "table")
  table.scrollToRow(at: IndexPath(row: 19, section: 0), at: .bottom, animated: true)
  harness.advance(seconds: 1)
  try harness.tap(harness.find(text: "Tea"))
  #expect(try harness.find(id: "count", as: Label.self).text.hasSuffix("1 in the basket"))
  // end
}

private func items(_ harness: Harness) throws {
  // snippet: Testing.md
  let save: BarButtonItem = try harness.find(id: "save")
  #expect(save.isEnabled)
  try harness.tap(harness.find(id: "save"))
  // end
}

private func pictures(of window: Window) throws {
  // snippet: Testing.md
  let album = try Album(folder: "out/Counter")
  try album.add("shown", of: window)  // out/Counter/1-shown.svg
  let found = try Recording(folder: album.folder).files()
  #expect(try Recording(folder: "Tests/Goldens").differences(from: found) == [])
  // end
}

private func film(_ harness: Harness, _ album: Album) throws {
  // snippet: Testing.md
  harness.startFilming(framesPerSecond: 30)
  try harness.tap(harness.find(text: "More"))
  harness.advance(seconds: 0.5)
  try album.add("one more", harness.stopFilming())  // out/Counter/2-one-more.svg
  // end
}

private func devices(_ harness: Harness) throws {
  // snippet: Testing.md
  var sheet = ContactSheet()
  for name in ["iphone-se", "iphone-16", "ipad-11"] {
    harness.show(on: try #require(TestDevice(named: name)))
    sheet.add(harness.picture(), named: name, inRow: name)
  }
  #expect(try Recording(folder: "Tests/Devices").differences(from: ["counter.svg": sheet.svg]) == [])
  // end
}

private func fromTheDocumentationComments(_ harness: Harness, _ window: Window, _ album: Album) throws {
  do {
    // snippet: PictureComparison.swift
    let before = harness.picture()
    try harness.tap(harness.find(id: "animation"))
    #expect(
      harness.picture().differences(from: before) == ["window/root/panel/animation: has different content"])
    // end
  }
  do {
    // snippet: Recording.swift
    let recording = Recording(folder: "Tests/Goldens")
    let found = try Recording(folder: album.folder).files()
    #expect(try recording.differences(from: found) == [])
    // end
  }
  do {
    // snippet: Album.swift
    let album = try Album(folder: "out/Games")
    try album.add("shown", of: window)  // out/Games/1-shown.svg
    harness.startFilming()
    harness.advance(seconds: 1)
    try album.add("a second", harness.stopFilming())  // out/Games/2-a-second.svg, which is animated
    // end
  }
  do {
    let album = try Album(folder: "out/Games")
    // snippet: Album.swift
    album.alsoDraws["png"] = { try CairoRenderer(scale: 2).png($0) }
    // end
  }
  do {
    // snippet: Harness+Film.swift
    harness.startFilming(framesPerSecond: 30)
    try harness.tap(harness.find(text: "Shuffle"))
    harness.advance(seconds: 1)
    try album.add("the tiles are shuffled", harness.stopFilming())
    // end
  }
  do {
    // snippet: PNGConverter.swift
    let png = try PNGConverter().png(of: harness.svg())
    // end
    _ = png
  }
}

private func alarm() throws {
  // snippet: Harness.swift
  let context = SceneContext(clock: ManualClock())
  let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
  window.rootViewController = try Storyboard(path: "AlarmClock.scenec", context: context)
    .instantiateInitialViewController()
  try window.makeKeyAndVisible()

  let harness = Harness(window)
  try harness.tap(harness.find(text: "Set alarm"))
  harness.advance(seconds: 0.5)
  let slider: Slider = try harness.find(id: "volume")
  try harness.drag(slider, from: slider.thumbFrame.center, to: Point(x: 200, y: 17))
  print(harness.svg())
  // end
}

private func counting(_ context: SceneContext) {
  // snippet: Census.swift
  let census = Census()
  context.observer = { census.add($0.subject) }
  // … windows are shown and closed …
  #expect(census.alive == [])
  // end
}
