import SceneTesting
import SceneUI

struct ExpectationFailure: Error {
  let description: String
}

/// Replaces `#expect` of Swift Testing in this program.
func expect(_ condition: Bool, _ description: String) throws {
  if !condition { throw ExpectationFailure(description: description) }
}

Application.main {
  var registry = Registry.library
  try registry.register(TimerViewController.self)
  let context = SceneContext(registry: registry, clock: ManualClock())
  let storyboard = try Storyboard(path: "Testing.scenec", context: context)
  let application = Application(context: context)
  try application.show(storyboard, frame: Rect(x: 0, y: 0, width: 320, height: 320))
  let harness = Harness(application)
  let time: Label = try harness.find(id: "time")

  // The button is disabled until the dish has a name.
  let start: Button = try harness.find(text: "Start")
  try expect(!start.isEnabled, "Start is disabled without a name")
  try harness.tap(harness.find(id: "name"))
  try harness.type("Egs")
  try harness.deleteBackward()
  try harness.type("gs")
  try expect(start.isEnabled, "Start is enabled")

  // Only the label changes when the minutes change.
  let before = harness.picture()
  let stepper: Stepper = try harness.find(id: "minutes")
  try harness.tap(stepper, at: Point(x: stepper.bounds.maxX - 20, y: stepper.bounds.midY))
  try expect(time.text == "4:00", "The stepper adds a minute")
  let changed = harness.picture().differences(from: before)
  try expect(changed == ["window/page/time: has different content"], "\(changed)")

  try harness.tap(start)
  harness.advance(seconds: 90)
  try expect(time.text == "2:30", "The timer counts down")
  harness.advance(seconds: 150)
  try expect(time.text == "Eggs ready", "The timer ends")
  print(harness.svg())
}
