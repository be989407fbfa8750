import SceneTesting
import SceneUI
import Testing

@testable import PhotoDiary

@Suite struct DeviceTests {
  static let phones = TestDevice.usual.filter { $0.idiom == .phone }
  static let pads = TestDevice.usual.filter { $0.idiom == .pad }

  private func everywhere(
    _ devices: [TestDevice], _ stage: Stage, _ body: (_ name: String, _ device: TestDevice) throws -> Void
  ) throws {
    try stage.harness.show(
      on: devices, in: ["en", "de", "ar"]
    ) { name, device in
      stage.harness.advance(seconds: 1)
      try body(name, device)
    }
  }

  private func place(_ id: String, _ stage: Stage) throws -> Rect {
    let view = try stage.harness.find(id: id)
    return view.convert(view.bounds, to: nil)
  }

  private func expectInSight(_ ids: [String], _ stage: Stage, _ name: String) throws {
    for id in ids {
      #expect(stage.harness.isInVisibleArea(try stage.harness.find(id: id)), "\(id) on \(name)")
    }
  }

  @Test("Shows the photo above the text in portrait and beside the text in landscape")
  func entry() throws {
    try Stage.play { stage in
      try stage.open("A night without clouds")
      try everywhere(Self.phones, stage) { name, _ in
        try expectInSight(["photo", "byline", "entryTitle", "story"], stage, name)
        let (photo, story) = (try place("photo", stage), try place("story", stage))
        if stage.app.window.bounds.width < stage.app.window.bounds.height {
          #expect(photo.maxY < story.minY && photo.height <= 0.5 * stage.app.window.bounds.height, "\(name)")
        } else {
          #expect(name.hasSuffix("ar") ? story.maxX < photo.minX : photo.maxX < story.minX, "\(name)")
          #expect(story.height > 80, "\(name): \(story)")
        }
      }
    }
  }

  @Test("All fields of the editor are visible on phones")
  func editor() throws {
    try Stage.play { stage in
      try stage.tap(text: "Add")
      try everywhere(Self.phones, stage) { name, _ in
        try expectInSight(["newPhoto", "newTitle", "newPlace", "newStory", "newDate"], stage, name)
        let story = try place("newStory", stage)
        #expect(story.height > 60, "\(name): \(story)")
      }
    }
  }

  @Test("The list matches the recorded pictures on phones and tablets")
  func looks() throws {
    var sheet = ContactSheet(scale: 0.25)
    for (idiom, names) in [(Idiom.phone, Self.phones), (.pad, Self.pads)] {
      try Stage.play(on: idiom) { stage in
        try everywhere(names, stage) { name, device in
          sheet.add(stage.harness.picture(), named: name, inRow: device.title)
        }
      }
    }
    try Golden.expect(["diary.svg": sheet.svg], in: "DiaryOnDevices")
  }
}
