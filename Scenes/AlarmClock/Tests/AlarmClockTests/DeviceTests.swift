import SceneTesting
import SceneUI
import Testing

@testable import AlarmClock

@Suite struct DeviceTests {
  private func everywhere(
    _ harness: Harness, _ body: (_ name: String, _ device: TestDevice) throws -> Void
  ) throws {
    try harness.show(
      on: TestDevice.usual, in: ["en", "de", "ar"], body)
  }

  private func expectInSight(_ ids: [String], _ harness: Harness, _ name: String) throws {
    for id in ids { #expect(harness.isInVisibleArea(try harness.find(id: id)), "\(id) on \(name)") }
  }

  private func harness() throws -> Harness {
    let context = SceneContext(registry: try AlarmClockApp.registry(), clock: ManualClock())
    context.failureHandler = { Issue.record($0) }
    let window = Window(frame: AlarmClockApp.frame, context: context)
    let storyboard = try Storyboard(path: BuiltScenes.path(), context: context)
    window.ownTintColor = storyboard.tintColor
    window.rootViewController = try AlarmClock.initialScene.instantiate(from: storyboard)
    try window.makeKeyAndVisible()
    return Harness(window)
  }

  @Test("On every device, the clock is round and fully visible and matches the recorded picture")
  func clock() throws {
    let harness = try harness()
    var sheet = ContactSheet(scale: 0.25)
    try everywhere(harness) { name, device in
      try expectInSight(
        ["heading", "largeClock", "dial", "panel", "smallClock", "time", "animation", "preferencesButton"],
        harness, name)
      let dial = try harness.find(id: "dial").bounds
      #expect(dial.width == dial.height && dial.width > 200, "\(name): \(dial)")
      sheet.add(harness.picture(), named: name, inRow: device.title)
    }
    try Golden.expect(["clock.svg": sheet.svg], in: "ClockOnDevices")
  }

  @Test("All preferences are visible and do not overlap on any device")
  func preferences() throws {
    let harness = try harness()
    try harness.tap(harness.find(id: "preferencesButton"))
    harness.advance(seconds: 1)
    try everywhere(harness) { name, _ in
      try expectInSight(["preferencesHeading", "face", "snooze", "snoozeText", "done"], harness, name)
      let (slider, done) = (try harness.find(id: "snooze"), try harness.find(id: "done"))
      #expect(
        slider.convert(slider.bounds, to: nil).maxY < done.convert(done.bounds, to: nil).minY, "\(name)")
    }
  }
}
