import SceneCairo
import SceneProgram
import SceneTesting
import SceneUI

/// A demonstration that runs automatically. Its clock stops between steps, so that runs are identical on all machines.
struct Demonstration {
  /// The time 10:30:08 on a day in 2026.
  private static let start = 1_792_492_208.0

  let app: AlarmClockApp
  let harness: Harness
  let album: Album

  static func run(_ arguments: ProgramArguments) throws {
    let demonstration = try Demonstration(
      scenes: arguments.path(of: AlarmClock.initialScene),
      pictures: arguments["--pictures"] ?? "out/AlarmClock")
    if arguments.contains("--png") {
      demonstration.album.alsoDraws["png"] = { try CairoRenderer(scale: 2).png($0) }
    }
    try demonstration.run()
    print("Pictures:")
    for path in demonstration.album.paths { print("  \(path)") }
  }

  init(scenes path: String, pictures folder: String) throws {
    print("The alarm clock, by itself")
    app = try AlarmClockApp(scenes: path, clock: ManualClock(now: Self.start)) { print("  \($0)") }
    harness = Harness(app.window)
    album = try Album(folder: folder)
  }

  func run() throws {
    try album.add("shown", of: app.window)

    try step("ten seconds go by") { harness.advance(seconds: 10) }

    try step("the switch is tapped: the hands stand") {
      try harness.tap(harness.find(id: "animation"))
      harness.advance(seconds: 5)
    }

    try step("the alarm's hand is dragged to four o'clock") {
      let dial = try harness.find(id: "dial", as: ClockControl.self)
      try harness.drag(dial, from: dial.knob, to: Dial(in: dial.bounds).point(at: 4 * .pi / 6, distance: 0.6))
    }

    try step("a double tap sends it to half past ten") {
      let dial = try harness.find(id: "dial", as: ClockControl.self)
      let point = Dial(in: dial.bounds).point(at: Dial.hourAngle(10, 30), distance: 0.6)
      try harness.tap(dial, at: point, count: 2)
    }

    try step("the preferences are opened") {
      try harness.tap(harness.find(id: "preferencesButton"))
      harness.advance(seconds: 1)
    }

    try step("the night's face, and a longer snooze") {
      let face = try harness.find(id: "face", as: SegmentedControl.self)
      try harness.tap(face, at: face.frameForSegment(at: 1).center)
      let slider = try harness.find(id: "snooze", as: Slider.self)
      let thumb = slider.thumbFrame.center
      try harness.drag(slider, from: thumb, to: Point(x: thumb.x + 110, y: thumb.y))
    }

    try step("done: back to the clock") {
      try harness.tap(harness.find(id: "done"))
      harness.advance(seconds: 1)
    }
  }

  private func step(_ name: String, _ act: () throws -> Void) throws {
    print("\(name)")
    try act()
    try album.add(name, of: app.window)
  }
}
